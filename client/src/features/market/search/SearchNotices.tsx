import { Link } from '../../../ui/Link.tsx';
import type { ListingPageQuery } from '../../../pages/listing/ListingPage.generated.ts';
import type { SearchNoteKind } from '../../../types.generated.ts';
import { Notice } from '../../../ui/Panel.tsx';
import { listingPath } from '../../../../../schema/routes.ts';
import { pathTo } from './listingAddress.ts';
import type { ListingAddress } from './listingAddress.ts';
import { leavePlace } from './chosenCity.ts';
import { forgetFilters } from './savedFilters.ts';

type Properties = ListingPageQuery['properties'];

/** How the search was read, what of the address could not be used, and whether old filters came back. */
export function SearchNotices({
  list,
  understanding: { parts, corrections, text, wish, notes },
  unknown,
  isRestored,
}: {
  list: ListingAddress;
  understanding: Properties['understanding'];
  /** Names in the filter that the market does not know. */
  unknown: Properties['unknown'];
  isRestored: boolean;
}) {
  const understood = parts.map(({ label }) => label);
  const unusable = [...list.problems, ...unknown];
  return (
    <>
      {isRestored && (
        <Notice tone="info">
          Restored your last filters.
          <Link
            to={listingPath()}
            onClick={() => {
              leavePlace(list.filter, {});
              forgetFilters();
            }}
            className="underline underline-offset-4"
          >
            Clear
          </Link>
        </Notice>
      )}
      {corrections.length > 0 && (
        <Notice tone="info">
          {corrections.map(({ from, to, isBoth }) => (
            <span key={from}>
              Showing results for <strong>{to}</strong>
              {isBoth ? ` and “${from}”.` : `. You typed “${from}”.`}
            </span>
          ))}
          <Link
            to={pathTo(list, { ...list.filter, asTyped: true })}
            className="underline underline-offset-4"
          >
            {`Search instead for “${list.filter.keyword ?? ''}”`}
          </Link>
        </Notice>
      )}
      {list.filter.keyword && understood.length > 0 && (
        <Notice tone="info">
          <span>
            We read “{list.filter.keyword}” as <strong>{understood.join(', ')}</strong>
            {text && (
              <>
                {' and the words '}
                <strong>{text}</strong>
              </>
            )}
            .{wish && ` None of these mentions “${wish}”.`}
          </span>
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice tone="warning">
          <ul>
            {notes.map((note) => (
              <li key={note.text}>{NOTES[note.kind](note.text)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {unusable.length > 0 && (
        <Notice tone="warning">
          <ul>
            {unusable.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

const NOTES: Readonly<Record<SearchNoteKind, (text: string) => string>> = {
  NO_SUCH_PLACE: (text) => `“${text}” is no place with listings here.`,
  NOT_UNDERSTOOD: (text) => `“${text}” was not understood and is left out.`,
  NOT_A_KIND: (text) => `“${text}” is no kind of property here.`,
};
