import { pluralize } from '../../../../../schema/format/count.ts';
import { fullDate } from '../../../../../schema/format/time.ts';
import { ListView } from '../../../lists/ListView.tsx';
import type { TableForm } from '../../../lists/tableColumns.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import type { Lifecycle } from '../../../types.generated.ts';
import { Link } from '../../../ui/Link.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { placeLine } from '../../market/property/wording.ts';
import { DownloadButton } from '../../../lists/exports/DownloadButton.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { useTransactionsQuery } from './Transactions.generated.ts';
import type { TransactionsQuery } from './Transactions.generated.ts';

/** What was marked as sold or rented, the latest first, for the administrator. */
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
      above={
        <DownloadButton
          path="transactions"
          filters={{ lifecycle: address.chip === 'all' ? null : address.chip }}
          of="transactions"
        />
      }
      summary={
        <p className="text-muted tabular-nums">
          {found?.totalIsLowerBound && 'More than '}
          {pluralize(found?.total ?? 0, 'transaction')}
        </p>
      }
      table={{ columns: columnsAt(home), nameOf: ({ title }) => title }}
      empty={{
        title: 'No transactions yet',
        text: 'Properties appear here when their sellers mark them as sold or rented.',
      }}
    />
  );
}

type Transaction = TransactionsQuery['administration']['transactions']['items'][number];

function columnsAt(home: string): TableForm<Transaction>['columns'] {
  return [
    {
      label: 'Property',
      cell: ({ id, title }) => (
        <Link
          dir="auto"
          to={viewAddress(home, 'properties', { status: 'all', search: id })}
          className="hover:text-primary hover:underline"
        >
          {title}
        </Link>
      ),
    },
    {
      label: 'Status',
      cell: ({ lifecycle }) => (
        <Badge tone={lifecycle === 'SOLD' ? 'sale' : 'info'}>
          {lifecycle === 'SOLD' ? 'Sold' : 'Rented'}
        </Badge>
      ),
    },
    {
      label: 'Price',
      isNumber: true,
      cell: ({ price, purpose }) => <Price rupees={price} perMonth={purpose === 'RENT'} />,
    },
    { label: 'Location', cell: placeLine },
    {
      label: 'Seller',
      cell: ({ seller }) => (
        <Link
          dir="auto"
          to={viewAddress(home, 'users', { search: seller.id })}
          className="text-link"
        >
          {seller.name ?? 'No name'}
        </Link>
      ),
    },
    {
      label: 'Closed on',
      cell: ({ closedAt }) =>
        closedAt !== null && (
          <time dateTime={closedAt} className="whitespace-nowrap">
            {fullDate(new Date(closedAt))}
          </time>
        ),
    },
  ];
}

const CHOICES = [
  { key: 'all', label: 'All' },
  { key: 'sold', label: 'Sold' },
  { key: 'rented', label: 'Rented' },
];

const LIFECYCLES: Readonly<Record<string, Lifecycle>> = { sold: 'SOLD', rented: 'RENTED' };
