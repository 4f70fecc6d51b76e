import { Disclosure } from '../../ui/Disclosure.tsx';
import { NewerVersion } from '../keptForms/NewerVersion.tsx';
import { WrittenText } from './WrittenText.tsx';
import type { WrittenPage } from './words.ts';

/** Somebody else has saved the page meanwhile: what stands there now, and which of both is to stand. */
export function NewerPage({
  page,
  onTake,
  onSave,
}: {
  page: WrittenPage;
  onTake: () => void;
  onSave: () => void;
}) {
  return (
    <NewerVersion what="page" savedAt={page.updatedAt} onTake={onTake} onSave={onSave}>
      <Disclosure title="What stands there now" look="link">
        <div className="grid max-h-96 gap-2 overflow-y-auto rounded-input border border-line bg-surface p-4">
          <p className="text-h3 font-semibold wrap-anywhere">{page.title}</p>
          <p className="wrap-anywhere text-muted">{page.description}</p>
          <WrittenText page={page} />
        </div>
      </Disclosure>
    </NewerVersion>
  );
}
