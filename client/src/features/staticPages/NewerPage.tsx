import { savedTime } from '../../../../schema/format/time.ts';
import { WrittenText } from './WrittenText.tsx';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useNow } from '../../ui/now.ts';
import { RefusalBox } from '../../ui/RefusalBox.tsx';
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
  const now = useNow();
  const when = page.updatedAt === null ? '' : `, ${savedTime(new Date(page.updatedAt), now)}`;
  return (
    <RefusalBox
      message={`Somebody else has changed this page while you were writing${when}.`}
      hint="Nothing is overwritten: what you have written still stands below and is not saved."
    >
      <div className="text-ink">
        <Disclosure title="What stands there now" look="link">
          <div className="grid max-h-96 gap-2 overflow-y-auto rounded-input border border-line bg-surface p-4">
            <p className="text-h3 font-semibold wrap-anywhere">{page.title}</p>
            <p className="wrap-anywhere text-muted">{page.description}</p>
            <WrittenText page={page} />
          </div>
        </Disclosure>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSave}>Save mine in its place</Button>
        <Button variant="outline" onClick={onTake}>
          Drop mine and take that
        </Button>
      </div>
    </RefusalBox>
  );
}
