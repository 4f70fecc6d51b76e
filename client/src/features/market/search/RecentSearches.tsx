import { useState } from 'react';
import { listingPath } from '../../../../../schema/routes.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { forgetSearch, recentSearches } from './recentSearches.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** What was searched for before, under an empty box: links, each with a button that forgets it. */
export function RecentSearches({ onLeave }: { onLeave: () => void }) {
  const [searches, setSearches] = useState(recentSearches);
  if (searches.length === 0) return null;
  const forget = (query?: string) => {
    setSearches(forgetSearch(query));
    onLeave();
  };
  return (
    <section aria-label="Recent searches" className={POPUP}>
      <div className="flex items-center justify-between gap-4 pl-3">
        <h2 className="font-text text-caption font-semibold text-muted">Recent searches</h2>
        <button
          type="button"
          className="text-link min-h-11 px-3 text-caption pointer-fine:min-h-8"
          onClick={() => forget()}
        >
          Clear all
        </button>
      </div>
      <ul>
        {searches.map(({ label, query }) => (
          <li key={query} className="flex items-center rounded-tag hover:bg-sunken">
            <Link
              to={`${listingPath()}?${query}`}
              className="flex min-h-11 min-w-0 grow items-center gap-3 px-3 text-small"
            >
              <Icon name="History" className="size-4 shrink-0 text-muted" />
              <span className="truncate">{label}</span>
            </Link>
            <IconButton label={`Remove ${label}`} onClick={() => forget(query)}>
              <Icon name="X" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What hangs under the box. */
export const POPUP =
  'absolute inset-x-0 top-full z-30 mt-1.5 min-w-[min(20rem,82vw)] max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain rounded-input border border-line bg-raised p-1.5 text-left shadow-dialog';
