import { ListView } from '../../lists/ListView.tsx';
import { useListAddress } from '../../lists/useListAddress.ts';
import type { ApprovalStatus } from '../../types.generated.ts';
import { useModerationQueueQuery } from './Moderation.generated.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { WorkspaceViewProps } from '../workspace/workspaceHome.ts';
import { Decisions } from './Decisions.tsx';
import { QueueItem } from './QueueItem.tsx';

/** The listings of the market as an administrator decides about them, what waits first (A-7.4-05 to -12). */
export function ModerationView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const address = useListAddress({
    home,
    view: 'properties',
    chips: ['pending', 'approved', 'rejected', 'all'],
  });
  const { search, page } = address;
  const tab = TABS.find(({ key }) => key === address.chip) ?? TABS[0];
  const part = useModerationQueueQuery({
    variables: { status: tab.status, search: search || null, page },
    fetchPolicy: 'cache-and-network',
  });
  const checks = part.data?.administration.moderationQueue.checks;
  const stats = part.data?.administration.propertyStats;
  return (
    <ListView
      name={tab.name}
      address={address}
      part={part}
      pageOf={({ administration }) => administration.moderationQueue}
      keyOf={(listing) => listing.id}
      failed="The properties could not be loaded"
      waiting={<Skeleton className="h-96 rounded-card" />}
      chips={{
        label: 'Properties by state',
        choices: TABS,
        countOf: (key) => {
          const counted = TABS.find((each) => each.key === key)?.counted;
          return stats && counted ? stats[counted] : null;
        },
      }}
      search="Title, town, seller, mobile or id"
      summary={
        search !== '' && <Found search={search} queue={part.data?.administration.moderationQueue} />
      }
      empty={tab.empty}
    >
      {(listing, changed) => (
        <QueueItem
          listing={listing}
          check={checks?.find(({ propertyId }) => propertyId === listing.id)}
        >
          <Decisions listing={listing} home={home} onChanged={changed} />
        </QueueItem>
      )}
    </ListView>
  );
}

function Found({
  search,
  queue,
}: {
  search: string;
  queue: { total: number; totalIsLowerBound: boolean } | null | undefined;
}) {
  if (!queue) return null;
  const { total, totalIsLowerBound } = queue;
  return (
    <output className="block text-small text-muted tabular-nums">
      {`${total.toLocaleString('en-IN')}${totalIsLowerBound ? ' or more' : ''} found for “${search}”`}
    </output>
  );
}

interface Tab {
  key: string;
  status: ApprovalStatus | null;
  counted: 'pending' | 'approved' | 'rejected' | 'total';
  label: string;
  name: string;
  empty: { title: string; text: string };
}

const TABS: readonly [Tab, ...Tab[]] = [
  {
    key: 'pending',
    status: 'PENDING',
    counted: 'pending',
    label: 'Pending',
    name: 'Pending properties',
    empty: { title: 'Nothing waits', text: 'Every property and every edit is decided about.' },
  },
  {
    key: 'approved',
    status: 'APPROVED',
    counted: 'approved',
    label: 'Approved',
    name: 'Approved properties',
    empty: { title: 'No approved properties', text: 'What you approve stands here.' },
  },
  {
    key: 'rejected',
    status: 'REJECTED',
    counted: 'rejected',
    label: 'Rejected',
    name: 'Rejected properties',
    empty: {
      title: 'No rejected properties',
      text: 'What you reject stands here, with the reason.',
    },
  },
  {
    key: 'all',
    status: null,
    counted: 'total',
    label: 'All',
    name: 'All properties',
    empty: { title: 'No properties yet', text: 'Nobody has posted a property.' },
  },
];
