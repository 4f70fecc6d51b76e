import { siteAdminPath } from '../../../../../schema/routes.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import type { ApprovalStatus, Lifecycle } from '../../../types.generated.ts';
import type { OverviewQuery } from './Overview.generated.ts';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

type Overview = OverviewQuery['viewer']['overview'];

/** How many listings stand where. Nothing is repeated: a figure of 0 that says nothing is left out. */
export function Figures({ overview }: { overview: Overview }) {
  const { scope, total, publicCount, approval, favouriteCount } = overview;
  const of = (status: ApprovalStatus) =>
    approval.find((each) => each.status === status)?.count ?? 0;
  const hidden = of('APPROVED') - publicCount;
  // What an administrator counts here stands in the review, in these lists.
  const listOf = (status: string) =>
    scope === 'MARKET' ? viewAddress(siteAdminPath(), 'properties', { status }) : undefined;
  const tiles: [label: string, count: number, note: string, to?: string | undefined][] = [
    ['Properties', total, EVERY[scope] ?? 'all statuses', listOf('all')],
    [
      'Public',
      publicCount,
      hidden > 0
        ? `${format(hidden)} more approved but sold, rented or hidden`
        : 'visible to visitors',
      // Those approved are more where some are sold or hidden.
      hidden > 0 ? undefined : listOf('approved'),
    ],
    ['Pending', of('PENDING'), 'waiting for approval', listOf('pending')],
    ['Rejected', of('REJECTED'), 'not approved', listOf('rejected')],
  ];
  if (favouriteCount !== null) tiles.push(['Favourites', favouriteCount, 'saved by buyers']);
  return (
    <div className="grid gap-3">
      <dl className={`${GRID} ${tiles.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-5'}`}>
        {tiles.map(([label, count, note, to]) => (
          <div
            key={label}
            className="grid content-start gap-1 rounded-card border border-line bg-surface p-4"
          >
            <dt className="text-small font-medium text-muted">{label}</dt>
            <dd className="grid gap-0.5">
              <span className="text-price-xl font-bold tabular-nums lining-nums">
                {to === undefined ? (
                  format(count)
                ) : (
                  <Link
                    to={to}
                    aria-label={`${format(count)}: ${label}`}
                    className="hover:underline"
                  >
                    {format(count)}
                  </Link>
                )}
              </span>
              <span className="text-caption text-muted">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      {total > 0 && <LifeLine overview={overview} />}
    </div>
  );
}

export function FiguresSkeleton() {
  return (
    <div className="grid gap-3">
      <div className={`${GRID} lg:grid-cols-5`}>
        {[1, 2, 3, 4, 5].map((each) => (
          <Skeleton key={each} className="h-28 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-5.5 w-60 max-w-full" />
    </div>
  );
}

/** What became of them, in one line: 'Under offer 1 · Sold 2'. How many can be had stands above. */
function LifeLine({ overview }: { overview: Overview }) {
  const parts = overview.lifecycle
    .filter(({ lifecycle, count }) => lifecycle !== 'AVAILABLE' && count > 0)
    .map(({ lifecycle, count }) => `${LIFECYCLE[lifecycle]} ${format(count)}`);
  if (parts.length === 0) return null;
  return <p className="text-small text-muted tabular-nums">{parts.join(' · ')}</p>;
}

function format(count: number): string {
  return count.toLocaleString('en-IN');
}

/** Whose they are, where that is more than what somebody has posted: the team counts posted ones. */
const EVERY: Partial<Record<Overview['scope'], string>> = {
  ASSIGNED: 'posted by you or assigned to you',
};

const LIFECYCLE: Record<Lifecycle, string> = {
  AVAILABLE: 'Available',
  UNDER_OFFER: 'Under offer',
  SOLD: 'Sold',
  RENTED: 'Rented',
  EXPIRED: 'Expired',
};

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3';
