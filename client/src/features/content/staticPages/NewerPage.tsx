import { differing } from '../../../forms/autosave/differing.ts';
import { NewerVersion } from '../../../forms/autosave/NewerVersion.tsx';
import { valuesOf, WORDS } from './words.ts';
import type { PageValues, WrittenPage } from './words.ts';
import { WrittenStaticPage } from './WrittenStaticPage.tsx';
import type { SafePage } from './WrittenStaticPage.tsx';

/** Somebody else has saved the page meanwhile: both texts beside each other, and which of them is to stand. */
export function NewerPage({
  page,
  theirs: remote,
  mine: local,
  values,
  onTake,
  onSave,
}: {
  /** What stands there now. */
  page: WrittenPage;
  /** What the server makes of it, as of what was typed; null where it could not be asked. */
  theirs: SafePage | null;
  mine: SafePage | null;
  /** What was typed. */
  values: PageValues;
  onTake: () => void;
  onSave: () => void;
}) {
  const saved = valuesOf(page);
  return (
    <NewerVersion
      what="page"
      savedAt={page.updatedAt}
      different={differing(WORDS, saved, values)}
      theirs={<WrittenStaticPage page={remote ?? page} values={saved} />}
      mine={local && <WrittenStaticPage page={local} values={values} />}
      onTake={onTake}
      onSave={onSave}
    />
  );
}
