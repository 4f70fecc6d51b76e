import { counted } from '../../../../schema/format/count.ts';
import { fullDate } from '../../../../schema/format/time.ts';
import { ListView } from '../../lists/ListView.tsx';
import { useListAddress } from '../../lists/useListAddress.ts';
import { viewAddress } from '../../lists/viewAddress.ts';
import type { Lifecycle } from '../../types.generated.ts';
import { Link } from '../../ui/Link.tsx';
import { Price } from '../../ui/Price.tsx';
import { Badge } from '../../ui/Tag.tsx';
import { placeLine } from '../property/wording.ts';
import type { WorkspaceViewProps } from '../workspace/workspaceHome.ts';
import { useTransactionsQuery } from './Transactions.generated.ts';
import type { TransactionsQuery } from './Transactions.generated.ts';

/** What was marked as sold or rented, the latest first, for the administrator (A-2.3-08, D-92). */
export function TransactionsView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const address = useListAddress({
    home,
    view: 'transactions',
    chipName: 'lifecycle',
    chips: ['all', 'sold', 'rented'],
  });
  const part = useTransactionsQuery({
    variables: { lifecycle: LIFECYCLES[address.chip] ?? null, page: address.page },
    fetchPolicy: 'cache-and-network',
  });
  const found = part.data?.administration.transactions;
  return (
    <ListView
      name="Transactions"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.transactions}
      keyOf={({ id }) => id}
      failed="The transactions could not be loaded"
      chips={{ label: 'Sold or rented', choices: CHOICES, countOf: () => null }}
      summary={
        <p className="text-muted tabular-nums">
          {found?.totalIsLowerBound && 'More than '}
          {counted(found?.total ?? 0, 'transaction')}
        </p>
      }
      empty={{
        title: 'No transactions here',
        text: 'A property stands here when its seller has marked it as sold or rented.',
      }}
    >
      {(listing) => <Transaction listing={listing} home={home} />}
    </ListView>
  );
}

function Transaction({
  listing,
  home,
}: {
  listing: TransactionsQuery['administration']['transactions']['items'][number];
  home: string;
}) {
  const { id, title, price, purpose, lifecycle, closedAt, seller } = listing;
  return (
    <article
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-line bg-surface px-4 py-3 text-small sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-text text-body font-semibold wrap-anywhere">
          <Link
            to={viewAddress(home, 'properties', { status: 'all', search: id })}
            className="hover:text-primary hover:underline"
          >
            {title}
          </Link>
        </h2>
        <Badge tone={lifecycle === 'SOLD' ? 'sale' : 'info'}>
          {lifecycle === 'SOLD' ? 'Sold' : 'Rented'}
        </Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-0.5">
        <Price rupees={price} perMonth={purpose === 'RENT'} />
        <span className="text-muted">{placeLine(listing)}</span>
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-0.5">
        <Link to={viewAddress(home, 'users', { search: seller.id })} className="text-link">
          {seller.name ?? 'Without a name'}
        </Link>
        {closedAt !== null && (
          <time dateTime={closedAt} className="text-muted">
            {fullDate(new Date(closedAt))}
          </time>
        )}
      </p>
    </article>
  );
}

const CHOICES = [
  { key: 'all', label: 'All' },
  { key: 'sold', label: 'Sold' },
  { key: 'rented', label: 'Rented' },
];

const LIFECYCLES: Readonly<Record<string, Lifecycle>> = { sold: 'SOLD', rented: 'RENTED' };
