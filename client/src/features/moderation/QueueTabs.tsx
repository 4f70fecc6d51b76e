import type { ModerationQueueQuery } from './Moderation.generated.ts';
import { LinkChip } from '../../ui/Tag.tsx';
import { QUEUE_TABS, queuePath } from './useQueueAddress.ts';
import type { QueueTab } from './useQueueAddress.ts';

/** Where the listings stand, with how many; what waits comes first. */
export function QueueTabs({
  stats,
  tab,
  search,
}: {
  /** Null until they are known. */
  stats: ModerationQueueQuery['propertyStats'] | null;
  tab: QueueTab;
  search: string;
}) {
  return (
    <nav aria-label="Properties by state">
      <ul className="scroll-row flex gap-2 overflow-x-auto py-1">
        {QUEUE_TABS.map((each) => (
          <li key={each}>
            <LinkChip to={queuePath({ tab: each, search })} isActive={each === tab}>
              {LABELS[each]}
              {stats && (
                <span className="tabular-nums opacity-80">
                  {countOf(stats, each).toLocaleString('en-IN')}
                </span>
              )}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function countOf(stats: ModerationQueueQuery['propertyStats'], tab: QueueTab): number {
  return tab === 'all' ? stats.total : stats[tab];
}

const LABELS: Record<QueueTab, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  all: 'All',
};
