import { useState } from 'react';
import { counted } from '../../../../schema/format/count.ts';
import { formatPhone } from '../../../../schema/format/phone.ts';
import { Link } from '../../ui/Link.tsx';
import { Badge } from '../../ui/Tag.tsx';
import { viewAddress } from '../../lists/viewAddress.ts';
import { PostedDate } from '../property/PostedDate.tsx';
import { UserActions } from './UserActions.tsx';
import { UserDetails } from './UserDetails.tsx';
import { LEVELS, nameOf, STATUSES, typeOf } from './words.ts';
import type { ListedUser } from './words.ts';

/** One user with what is known of the account, and what can be done about it. */
export function UserItem({
  user,
  home,
  isSelf,
  onChanged,
}: {
  user: ListedUser;
  home: string;
  isSelf: boolean;
  onChanged: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(user);
  const { status, verificationLevel, organisation } = user;
  return (
    <article
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="font-text text-body font-semibold wrap-anywhere">{name}</h2>
        {isSelf && <Badge tone="plain">You</Badge>}
        <Badge tone="info">{typeOf(user)}</Badge>
        <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>
        {verificationLevel !== 'BASIC' && <Badge tone="brass">{LEVELS[verificationLevel]}</Badge>}
      </div>
      <Reach user={user} />
      {organisation && (
        <p className="text-small">
          <Link
            to={viewAddress(home, 'organisations', { search: organisation.id })}
            className="text-primary hover:underline"
          >
            {organisation.name}
          </Link>
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-small text-muted tabular-nums">
        <Counts user={user} home={home} />
        <span>
          Joined: <PostedDate date={user.createdAt} />
        </span>
        <span>
          {user.lastActiveAt === null ? (
            'Not seen lately'
          ) : (
            <>
              Last seen: <PostedDate date={user.lastActiveAt} />
            </>
          )}
        </span>
      </p>
      {!isSelf && <UserActions user={user} onChanged={onChanged} />}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small font-medium text-primary hover:text-primary-hover">
          Details and history
          <span className="sr-only">{` of ${name}`}</span>
        </summary>
        {isOpen && <UserDetails user={user} isSelf={isSelf} onChanged={onChanged} />}
      </details>
    </article>
  );
}

function Reach({ user }: { user: ListedUser }) {
  const { mobile, isMobileVerified, email, isEmailVerified } = user;
  const ways = [
    ...(mobile === null ? [] : [{ text: formatPhone(mobile), isProven: isMobileVerified }]),
    ...(email === null ? [] : [{ text: email, isProven: isEmailVerified }]),
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
      {ways.map(({ text, isProven }) => (
        <li key={text} className="flex flex-wrap items-center gap-x-2">
          <span className="wrap-anywhere">{text}</span>
          <span className={isProven ? 'text-success' : 'text-muted'}>
            {isProven ? 'proven' : 'not proven'}
          </span>
        </li>
      ))}
      {ways.length === 0 && <li className="text-muted">No mobile and no e-mail address</li>}
    </ul>
  );
}

function Counts({ user, home }: { user: ListedUser; home: string }) {
  const { id, propertyCount, enquiryCount, sentEnquiryCount } = user;
  return (
    <>
      {propertyCount > 0 && (
        <Link
          to={viewAddress(home, 'properties', { status: 'all', search: id })}
          className="text-primary hover:underline"
        >
          {counted(propertyCount, 'property', 'properties')}
        </Link>
      )}
      {enquiryCount > 0 && (
        <span>{`${counted(enquiryCount, 'enquiry', 'enquiries')} received`}</span>
      )}
      {sentEnquiryCount > 0 && (
        <span>{`${counted(sentEnquiryCount, 'enquiry', 'enquiries')} sent`}</span>
      )}
    </>
  );
}
