import { COPY } from '../../base/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { ClientLog } from '../../ui/ClientLog.tsx';
import { useDocumentHead } from '../head.ts';
import { useSite } from '../../base/start.ts';
import { failureHead } from './failureHead.ts';

/** The page for everything unforeseen. */
export function ErrorPage() {
  useDocumentHead(failureHead(500, useSite().name));
  return (
    <div className="wrap py-16 lg:py-24">
      <div className="jali mx-auto grid max-w-2xl justify-items-center gap-4 overflow-hidden rounded-panel border border-line bg-surface px-6 py-16 text-center">
        <h1 className="text-h1">{COPY.wrong.title}</h1>
        <p className="max-w-md text-muted">{COPY.wrong.text}</p>
        <form>
          {/* A form without fields asks for the same address again, with and without scripts. */}
          <Button type="submit" size="large" onClick={() => location.reload()}>
            {COPY.wrong.button}
          </Button>
        </form>
        {import.meta.env.DEV && <ClientLog />}
      </div>
    </div>
  );
}
