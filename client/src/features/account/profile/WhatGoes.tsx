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
          <li className="font-medium text-ink">{`${properties(count)} the market at once.`}</li>
          <li>{`${count === 1 ? 'Its' : 'Their'} photos and contact are kept for ${DAYS} more days, where nobody sees them.`}</li>
        </>
      )}
      <li>Your profile, drafts, favourites and the enquiries you received go now.</li>
      <li>What you asked other sellers stays with them.</li>
      <li>You are logged out everywhere, and nothing can be brought back.</li>
    </ul>
  );
}

/** Null: not known yet. */
function properties(count: number | null): string {
  if (count === 1) return 'Your property leaves';
  return count === null ? 'Your properties leave' : `Your ${count} properties leave`;
}

const DAYS = LIMITS.listing.removedPicturesDays;
