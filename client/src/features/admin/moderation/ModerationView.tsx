import { ListView } from '../../../lists/ListView.tsx';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import type { ApprovalStatus, ModerationAction } from '../../../types.generated.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { forgetLists } from '../../../apollo/load.ts';
import { SENT, useListingUndo } from '../../../shell/listingUndo/useListingUndo.ts';
import type { BulkDialogProps } from '../../../lists/BulkBar.tsx';
import type { KeyWords } from '../../../lists/KeysHelp.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import {
  ModerationQueueDocument,
  useModerationQueueQuery,
  useUpdatePropertiesMutation,
} from './Moderation.generated.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DownloadButton } from '../../../lists/exports/DownloadButton.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { Decisions } from './Decisions.tsx';
import { QueueItem } from './QueueItem.tsx';
import type { QueuedListing } from './approvalWords.ts';
import { QueueRow } from './QueueRow.tsx';
import { RejectDialog } from './RejectDialog.tsx';

/** The listings of the market as an administrator decides about them, what waits first. */
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
  const undo = useListingUndo(SHOWN);
  const { gone: removed } = undo;
  const [updateProperties] = useUpdatePropertiesMutation({ update: forgetLists, ...SENT });
  const queue = part.data?.administration.moderationQueue;
  const all = (action: ModerationAction) => async (ids: readonly string[], reason: string) => {
    // Nothing newer than what stands here is decided about.
    const seen =
      queue?.items
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? null;
    const input = { action, ids: [...ids], reason: reason || null, seen };
    const { data } = await updateProperties({ variables: { input } });
    return data?.updateProperties.failed ?? [];
  };
  const checks = part.data?.administration.moderationQueue.checks;
  const stats = part.data?.administration.propertyStats;
  return (
    <ListView
      name={tab.name}
      address={address}
      part={part}
      pageOf={({ administration: { moderationQueue: page } }) => ({
        ...page,
        items: page.items.filter(({ id }) => !removed.has(id)),
        total: page.total - page.items.filter(({ id }) => removed.has(id)).length,
      })}
      keyOf={(listing) => listing.id}
      failed="The properties could not be loaded"
      waiting={<Skeleton className="h-96 rounded-card" />}
      chips={{
        label: 'Properties by status',
        choices: TABS,
        countOf: (key) => {
          const counted = TABS.find((each) => each.key === key)?.counted;
          return stats && counted ? stats[counted] : null;
        },
      }}
      search="Title, town, seller, mobile or ID"
      above={
        <DownloadButton
          path="properties"
          filters={{ approvalStatus: tab.status?.toLowerCase() ?? null, search }}
          of={tab.name.toLowerCase()}
        />
      }
      summary={
        search !== '' && <Found search={search} queue={part.data?.administration.moderationQueue} />
      }
      empty={tab.empty}
      row={drawRow}
      keys={KEYS}
      bulk={{
        one: 'property',
        many: 'properties',
        nameOf: (key) => queue?.items.find(({ id }) => id === key)?.title ?? 'the property',
        pathOf: (search) => viewAddress(home, 'properties', { status: 'all', search }),
        refetchQueries: SHOWN,
        undoable: undo.undoable,
        actions: [
          { label: 'Approve', run: all('APPROVE') },
          {
            label: 'Reject',
            run: all('REJECT'),
            dialog: askReason,
          },
          { label: 'Feature', run: all('FEATURE') },
          { label: 'Deactivate', run: all('DEACTIVATE') },
          { label: 'Activate', run: all('ACTIVATE') },
          {
            label: 'Delete',
            run: all('DELETE'),
            dialog: askDeletion,
          },
        ],
      }}
    >
      {(listing, changed) => (
        <QueueItem
          listing={listing}
          check={checks?.find(({ propertyId }) => propertyId === listing.id)}
        >
          <Decisions listing={listing} home={home} undo={undo} onChanged={changed} />
        </QueueItem>
      )}
    </ListView>
  );
}

function drawRow(listing: QueuedListing) {
  return <QueueRow listing={listing} />;
}

function askReason({ count, onGo, onCancel }: BulkDialogProps) {
  return (
    <RejectDialog
      title={pluralize(count, 'property', 'properties')}
      onReject={onGo}
      onCancel={onCancel}
    />
  );
}

function askDeletion({ count, onGo, onCancel }: BulkDialogProps) {
  return (
    <ConfirmDialog
      title={`Delete ${pluralize(count, 'property', 'properties')}?`}
      confirm="Delete"
      onConfirm={() => onGo('')}
      onCancel={onCancel}
    >
      <p>They will no longer be visible to anyone, including their sellers.</p>
    </ConfirmDialog>
  );
}

/** What shows a listing here, and how many there are. */
const SHOWN = [ModerationQueueDocument];

const KEYS: KeyWords = [
  ['A', 'Approve'],
  ['R', 'Reject with a reason'],
  ['X', 'Select'],
  ['D', 'Details'],
  ['E', 'Edit'],
  ['F', 'Feature or unfeature'],
];

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
    empty: { title: 'Nothing to review', text: 'All properties and edits have been reviewed.' },
  },
  {
    key: 'approved',
    status: 'APPROVED',
    counted: 'approved',
    label: 'Approved',
    name: 'Approved properties',
    empty: { title: 'No approved properties', text: 'Properties you approve appear here.' },
  },
  {
    key: 'rejected',
    status: 'REJECTED',
    counted: 'rejected',
    label: 'Rejected',
    name: 'Rejected properties',
    empty: {
      title: 'No rejected properties',
      text: 'Properties you reject appear here, with the reason.',
    },
  },
  {
    key: 'all',
    status: null,
    counted: 'total',
    label: 'All',
    name: 'All properties',
    empty: { title: 'No properties yet', text: 'No one has posted a property.' },
  },
];
