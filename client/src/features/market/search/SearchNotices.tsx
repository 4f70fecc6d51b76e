import { Link } from '../../../ui/Link.tsx';
import type { ListingPageQuery } from '../../../pages/listing/ListingPage.generated.ts';
import type { SearchNoteKind } from '../../../types.generated.ts';
import { listingPath } from '../../../../../schema/routes.ts';
import { pathTo } from './listingAddress.ts';
import type { ListingAddress } from './listingAddress.ts';
import { leavePlace } from './chosenCity.ts';
import { forgetFilters } from './savedFilters.ts';

type Properties = ListingPageQuery['properties'];

/** What was corrected or could not be used, and whether old filters came back: what was understood stands as chips. */
export function SearchNotices({
  list,
  understanding: { corrections, notes },
  unknown,
  isRestored,
}: {
  list: ListingAddress;
  understanding: Properties['understanding'];
  /** Names in the filter that the market does not know. */
  unknown: Properties['unknown'];
  isRestored: boolean;
}) {
  return (
    <div className="grid gap-1 text-small empty:hidden">
      {isRestored && (
        <p>
          {'Restored your last filters. '}
          <Link
            to={listingPath()}
            onClick={() => {
              leavePlace(list.filter, {});
              forgetFilters();
            }}
            className="text-link"
          >
            Clear
          </Link>
        </p>
      )}
      {corrections.length > 0 && (
        <p>
          {corrections.map(({ from, to, isBoth }) => (
            <span key={from}>
              Showing results for <strong>{to}</strong>
              {isBoth ? ` and “${from}”. ` : `. You typed “${from}”. `}
            </span>
          ))}
          <Link to={pathTo(list, { ...list.filter, asTyped: true })} className="text-link">
            {`Search instead for “${list.filter.keyword ?? ''}”`}
          </Link>
        </p>
      )}
      {notes.map(({ kind, text }) => (
        <p key={text}>{NOTES[kind](text)}</p>
      ))}
      {[...list.problems, ...unknown].map(({ path, message }) => (
        <p key={path} className="font-medium text-warning">
          {message}
        </p>
      ))}
    </div>
  );
}

const NOTES: Readonly<Record<SearchNoteKind, (text: string) => string>> = {
  NO_SUCH_PLACE: (text) => `“${text}” is outside India. Only homes in India are listed here.`,
  NOT_UNDERSTOOD: (text) => `“${text}” was not understood and is left out.`,
  NOT_A_KIND: (text) => `“${text}” is no kind of property here.`,
};
