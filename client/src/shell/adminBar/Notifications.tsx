import { indiaDay } from '../../../../schema/format/time.ts';
import { siteAdminPath, workspacePath } from '../../../../schema/routes.ts';
import { viewAddress } from '../../lists/viewAddress.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Link } from '../../ui/Link.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useNow } from '../../ui/now.ts';
import { useWaitingQuery } from './AdminBar.generated.ts';
import type { CaseStatus } from '../../types.generated.ts';
import type { WaitingQuery } from './AdminBar.generated.ts';
import { Icon } from '../../ui/Icon.tsx';

/** What waits for the administrator and what is new, each with the way to it. */
export function Notifications() {
  const now = useNow();
  const { data, error, refetch } = useWaitingQuery({
    variables: { today: indiaDay(now) },
    fetchPolicy: 'cache-and-network',
  });
  const waiting = data ? waitingOf(data) : [];
  const count = waiting.reduce((sum, each) => sum + each.count, 0);
  return (
    <Menu
      label={
        <>
          <Icon name="Bell" className="size-5" />
          <span className="sr-only">Notifications</span>
          {count > 0 && (
            <span className="rounded-full bg-accent px-1.5 py-0.5 text-caption leading-tight font-semibold text-on-accent tabular-nums">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </>
      }
    >
      {waiting.map(({ text, path }) => (
        <li key={path}>
          <Link
            to={path}
            className="flex min-h-11 items-center rounded-tag px-3 text-small hover:bg-sunken hover:text-primary"
          >
            {text}
          </Link>
        </li>
      ))}
      {waiting.length === 0 && (
        <li className="px-3 py-2.5 text-small text-muted">
          {error && !data ? (
            <FailedPart
              message="Notifications could not be loaded."
              onRetry={() => void refetch()}
            />
          ) : data ? (
            'No notifications.'
          ) : (
            'Loading…'
          )}
        </li>
      )}
    </Menu>
  );
}

/** One line of the panel. */
interface Waiting {
  count: number;
  text: string;
  path: string;
}

function waitingOf({ administration }: WaitingQuery): Waiting[] {
  const home = siteAdminPath();
  const { propertyStats, enquiryStats, cases, contactMessages, blogComments, users } =
    administration;
  const inCases = (...statuses: CaseStatus[]) =>
    cases.counts
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  const [open, appealed] = [inCases('OPEN', 'ACKNOWLEDGED'), inCases('APPEALED')];
  const enquiries = enquiryStats.statuses.find(({ status }) => status === 'NEW')?.count ?? 0;
  const messages = contactMessages.counts.find(({ status }) => status === 'NEW')?.count ?? 0;
  const held = blogComments.counts.find(({ status }) => status === 'HELD')?.count ?? 0;
  return [
    {
      count: propertyStats.pending,
      text: `Properties to review: ${propertyStats.pending.toLocaleString('en-IN')}`,
      path: workspacePath(home, 'properties'),
    },
    {
      count: enquiries,
      text: `New enquiries: ${enquiries.toLocaleString('en-IN')}`,
      path: viewAddress(home, 'enquiries', { status: 'new' }),
    },
    {
      count: open,
      text: `Open cases: ${open.toLocaleString('en-IN')}`,
      path: workspacePath(home, 'cases'),
    },
    {
      count: appealed,
      text: `Appeals to decide: ${appealed.toLocaleString('en-IN')}`,
      path: viewAddress(home, 'cases', { status: 'appealed' }),
    },
    {
      count: messages,
      text: `New contact messages: ${messages.toLocaleString('en-IN')}`,
      path: viewAddress(home, 'contactMessages', { status: 'new' }),
    },
    {
      count: held,
      text: `Comments to review: ${held.toLocaleString('en-IN')}`,
      path: workspacePath(home, 'blogComments'),
    },
    {
      count: users.total,
      text: `Joined today: ${users.total.toLocaleString('en-IN')}`,
      path: viewAddress(home, 'users', { joined: 'today' }),
    },
  ].filter(({ count }) => count > 0);
}
