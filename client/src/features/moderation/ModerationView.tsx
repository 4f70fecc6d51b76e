import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { forgetLists } from '../../apollo/load.ts';
import { refetchQuietly } from '../../apollo/ownQuery.ts';
import { useModerationQueueQuery } from './Moderation.generated.ts';
import type { ModerationQueueQuery } from './Moderation.generated.ts';
import { OwnPart } from '../../ui/OwnPart.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { EmptyState } from '../../ui/Panel.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { WorkspaceViewProps } from '../workspace/workspaceHome.ts';
import { Decisions } from './Decisions.tsx';
import { QueueItem } from './QueueItem.tsx';
import { QueueSearch } from './QueueSearch.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { queuePath, statusOf, useQueueAddress } from './useQueueAddress.ts';
import type { QueueAddress, QueueTab } from './useQueueAddress.ts';

/** The listings of the market as an administrator decides about them, what waits first (A-7.4-05 to -12). */
export function ModerationView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const { at, go } = useQueueAddress();
  const { tab, search, page } = at;
  const part = useModerationQueueQuery({
    variables: {
      status: statusOf(tab),
      search: search || null,
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-end">
        <QueueTabs stats={part.data?.propertyStats ?? null} tab={tab} search={search} />
        <QueueSearch search={search} onSearch={(text) => go({ search: text, page: 1 })} />
      </div>
      <OwnPart
        part={part}
        title="The properties could not be loaded"
        waiting={<Skeleton className="h-96 rounded-card" />}
      >
        {({ moderationQueue }) => (
          <List
            queue={moderationQueue}
            at={at}
            home={home}
            onPage={(next) => go({ page: next })}
            onChanged={() => refetchQuietly(part)}
          />
        )}
      </OwnPart>
    </div>
  );
}

function List({
  queue,
  at,
  home,
  onPage,
  onChanged,
}: {
  queue: ModerationQueueQuery['moderationQueue'];
  at: QueueAddress;
  home: string;
  onPage: (page: number) => void;
  onChanged: () => Promise<void>;
}) {
  const client = useApolloClient();
  const list = useRef<HTMLDivElement>(null);
  const { items, total, totalIsLowerBound, page, pageSize } = queue;
  /** What was decided may have left the list: the focus goes to what stands in its place. */
  const followUp = async (index: number) => {
    // What visitors see in their lists has changed with it.
    forgetLists(client);
    await onChanged();
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const left = list.current?.querySelectorAll('article') ?? [];
      (left[Math.min(index, left.length - 1)] ?? list.current)?.focus();
    });
  };
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label={LABELS[at.tab]}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      {items.length === 0 ? (
        <Nothing at={at} total={total} />
      ) : (
        <div className="rounded-card border border-line bg-surface px-5">
          {at.search && (
            <output className="block border-b border-line py-3 text-small text-muted tabular-nums">
              {`${total.toLocaleString('en-IN')}${totalIsLowerBound ? ' or more' : ''} found for “${at.search}”`}
            </output>
          )}
          <ul className="divide-y divide-line">
            {items.map((listing, index) => (
              <li key={listing.id}>
                <QueueItem listing={listing}>
                  <Decisions listing={listing} home={home} onChanged={() => followUp(index)} />
                </QueueItem>
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            pageSize={pageSize}
            total={total}
            steps={at.tab === 'pending' ? ['Older', 'Newer'] : ['Newer', 'Older']}
            onPage={onPage}
          />
        </div>
      )}
    </section>
  );
}

/** Why nothing stands here. */
function Nothing({ at: { tab, search, page }, total }: { at: QueueAddress; total: number }) {
  if (total > 0 && page > 1) {
    return (
      <EmptyState title="This page is empty" text="The list has become shorter.">
        <ButtonLink to={queuePath({ tab, search })}>To its beginning</ButtonLink>
      </EmptyState>
    );
  }
  if (search) {
    return (
      <EmptyState
        title={`Nothing found for “${search}”`}
        text="Look among all of them, or search for less."
      >
        {tab !== 'all' && (
          <ButtonLink to={queuePath({ tab: 'all', search })}>Search all properties</ButtonLink>
        )}
        <ButtonLink variant="outline" to={queuePath({ tab })}>
          Clear the search
        </ButtonLink>
      </EmptyState>
    );
  }
  return <EmptyState title={EMPTY[tab][0]} text={EMPTY[tab][1]} />;
}

const LABELS: Record<QueueTab, string> = {
  pending: 'Pending properties',
  approved: 'Approved properties',
  rejected: 'Rejected properties',
  all: 'All properties',
};

const EMPTY: Record<QueueTab, [title: string, text: string]> = {
  pending: ['Nothing waits', 'Every property and every edit is decided about.'],
  approved: ['No approved properties', 'What you approve stands here.'],
  rejected: ['No rejected properties', 'What you reject stands here, with the reason.'],
  all: ['No properties yet', 'Nobody has posted a property.'],
};
