import { LIMITS } from '../../../../../schema/limits.ts';
import { useAccountRemovalQuery } from './AccountRemoval.generated.ts';

/** What removing the account takes along and what stays, said before. */
export function WhatGoes() {
  const { data } = useAccountRemovalQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.viewer.accountRemoval.propertyCount ?? null;
  return (
    <ul className="grid list-disc gap-2 pl-5 text-muted">
      {count !== 0 && (
        <>
          <li className="font-medium text-ink">{`${properties(count)} removed from the site immediately.`}</li>
          <li>{`We keep ${count === 1 ? 'its' : 'their'} photos and contact details, hidden, for ${DAYS} more days.`}</li>
        </>
      )}
      <li>Your profile, drafts, favourites and received enquiries are deleted immediately.</li>
      <li>Sellers keep the enquiries you sent them.</li>
      <li>You are logged out everywhere. This cannot be undone.</li>
    </ul>
  );
}

/** Null: not known yet. */
function properties(count: number | null): string {
  if (count === 1) return 'Your property is';
  return count === null ? 'Your properties are' : `Your ${count} properties are`;
}

const DAYS = LIMITS.listing.removedPicturesDays;
