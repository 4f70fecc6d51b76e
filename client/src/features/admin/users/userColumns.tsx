import { formatPhone } from '../../../../../schema/format/phone.ts';
import type { TableForm } from '../../../lists/tableColumns.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import { Link } from '../../../ui/Link.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import { LEVELS, nameOf, STATUSES, typeOf } from './words.ts';
import type { ListedUser } from './words.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** What is known of an account at a glance. */
export function userColumns(home: string, ownId: string): TableForm<ListedUser>['columns'] {
  return [
    {
      label: 'Name',
      orders: { ascending: 'name' },
      cell: (user) => <Name user={user} home={home} isSelf={user.id === ownId} />,
    },
    { label: 'Type', cell: typeOf },
    {
      label: 'Status',
      cell: ({ status, verificationLevel }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>
          {verificationLevel !== 'BASIC' && <Badge tone="brass">{LEVELS[verificationLevel]}</Badge>}
        </span>
      ),
    },
    { label: 'Contact', cell: (user) => <Reach user={user} /> },
    {
      label: 'Properties',
      isNumber: true,
      cell: ({ id, propertyCount }) =>
        propertyCount > 0 && (
          <Link
            to={viewAddress(home, 'properties', { status: 'all', search: id })}
            className="text-link"
          >
            {propertyCount.toLocaleString('en-IN')}
          </Link>
        ),
    },
    { label: 'Enquiries', cell: enquiriesOf },
    {
      label: 'Joined',
      orders: { ascending: 'oldest', descending: 'newest' },
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">
          <PostedDate date={createdAt} />
        </span>
      ),
    },
    {
      label: 'Last seen',
      cell: ({ lastActiveAt }) =>
        lastActiveAt === null ? (
          <span className="text-muted">Inactive 30+ days</span>
        ) : (
          <PostedDate date={lastActiveAt} />
        ),
    },
  ];
}

function Name({ user, home, isSelf }: { user: ListedUser; home: string; isSelf: boolean }) {
  const { organisation } = user;
  return (
    <span className="grid auto-cols-auto gap-x-2">
      <span className="flex flex-wrap items-center gap-x-2">
        {nameOf(user)}
        {isSelf && <Badge tone="plain">You</Badge>}
      </span>
      {organisation && (
        <Link
          dir="auto"
          to={viewAddress(home, 'organisations', { search: organisation.id })}
          className="text-caption font-normal text-primary hover:underline"
        >
          {organisation.name}
        </Link>
      )}
    </span>
  );
}

function Reach({ user }: { user: ListedUser }) {
  const { mobile, isMobileVerified, email, isEmailVerified } = user;
  const ways = [
    ...(mobile === null ? [] : [{ text: formatPhone(mobile), isProven: isMobileVerified }]),
    ...(email === null ? [] : [{ text: email, isProven: isEmailVerified }]),
  ];
  return (
    <ul className="grid min-w-32 auto-cols-auto">
      {ways.map(({ text, isProven }) => (
        <li key={text} className="flex flex-wrap items-center gap-x-1.5">
          <span dir="auto" className="wrap-anywhere">
            {text}
          </span>
          {isProven ? (
            <>
              <Icon name="BadgeCheck" className="size-4 shrink-0 text-success" />
              <span className="sr-only">Verified</span>
            </>
          ) : (
            <span className="text-caption text-muted">Not verified</span>
          )}
        </li>
      ))}
      {ways.length === 0 && <li className="text-muted">None</li>}
    </ul>
  );
}

function enquiriesOf({ enquiryCount, sentEnquiryCount }: ListedUser): string | null {
  const words = [
    ...(enquiryCount > 0 ? [`${enquiryCount.toLocaleString('en-IN')} received`] : []),
    ...(sentEnquiryCount > 0 ? [`${sentEnquiryCount.toLocaleString('en-IN')} sent`] : []),
  ];
  return words.join(', ') || null;
}
