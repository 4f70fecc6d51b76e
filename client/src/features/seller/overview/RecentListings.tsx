import { useState } from 'react';
import type { ReactNode } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { useRecentListingsQuery } from './Overview.generated.ts';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AssignSelect } from '../team/AssignSelect.tsx';
import type { Member } from '../team/MemberRow.tsx';
import { ListingRow } from './ListingRow.tsx';

/** The listings that the viewer looks after, newest first, ten at a time. */
export function RecentListings({
  title,
  action,
  members = null,
}: {
  title: string;
  /** Stands beside the heading. */
  action?: ReactNode;
  /** The team, for those who say who of it looks after a listing; null until it is known. */
  members?: readonly Member[] | null;
}) {
  const [page, setPage] = useState(1);
  const part = useRecentListingsQuery({ variables: { page }, fetchPolicy: 'cache-and-network' });
  return (
    <section className="grid gap-2 rounded-card border border-line bg-surface p-5 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-text text-h3 font-semibold">{title}</h2>
        {action}
      </div>
      <ViewerPart part={part} title="The properties could not be loaded" waiting={<RowsSkeleton />}>
        {({
          viewer: {
            overview: { total, recent },
          },
        }) => (
          <>
            <ul className="divide-y divide-line">
              {recent.map((listing) => (
                <li key={listing.id}>
                  <ListingRow listing={listing}>
                    {members && (
                      <AssignSelect
                        // Chosen anew too when the list comes back with another choice.
                        key={listing.assignedTo}
                        listing={listing}
                        members={members}
                      />
                    )}
                  </ListingRow>
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              pageSize={LIMITS.overview.recent}
              total={total}
              deepest={LIMITS.overview.deepest}
              onPage={setPage}
            />
          </>
        )}
      </ViewerPart>
    </section>
  );
}

function RowsSkeleton() {
  return (
    <div className="grid gap-4 py-4">
      {[1, 2, 3].map((each) => (
        <div key={each} className="grid grid-cols-[5.5rem_1fr] gap-4 sm:grid-cols-[7rem_1fr]">
          <Skeleton className="aspect-4/3" />
          <Skeleton className="h-24" />
        </div>
      ))}
    </div>
  );
}
