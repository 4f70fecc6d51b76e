import { formatPhone } from '../../../../schema/format/phone.ts';
import { fullDate } from '../../../../schema/format/time.ts';
import { viewAddress } from '../../lists/viewAddress.ts';
import { Link } from '../../ui/Link.tsx';
import { useNow } from '../../ui/now.ts';
import { Badge } from '../../ui/Tag.tsx';
import { CaseActions } from './CaseActions.tsx';
import { CaseNotes } from './CaseNotes.tsx';
import { reasonLabel } from './reasons.ts';
import { CLOCKS, DECISIONS, KINDS, STATUSES, timeLeft } from './words.ts';
import type { ListedCase } from './words.ts';

/** One case: what was said, how long there is time, what was decided and what can be done. */
export function CaseItem({
  found,
  home,
  ownId,
  onChanged,
}: {
  found: ListedCase;
  home: string;
  ownId: string;
  onChanged: () => void;
}) {
  const { number, kind, reason, status, clock, dueAt, text, assignedTo } = found;
  const now = useNow();
  return (
    <article
      aria-label={`Case ${number}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="font-text text-body font-semibold tabular-nums">{number}</h2>
        <Badge tone="plain">{KINDS[kind]}</Badge>
        <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>
        {clock && dueAt && <Badge tone={CLOCKS[clock]}>{timeLeft(new Date(dueAt), now)}</Badge>}
      </div>
      <p className="font-medium">{reasonLabel(reason)}</p>
      <About found={found} home={home} />
      {text !== '' && <Words>{text}</Words>}
      <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-small text-muted">
        <Sender found={found} />
        <span>{`Came: ${fullDate(new Date(found.openedAt))}`}</span>
        <span>{assignedTo === null ? 'Nobody looks after it' : `With ${assignedTo}`}</span>
      </p>
      <Ruling title="Decision" ruling={found.ruling} />
      {found.appealText !== null && (
        <div className="grid gap-1">
          <p className="text-small font-medium">Appeal</p>
          <Words>{found.appealText}</Words>
        </div>
      )}
      <Ruling title="Decision about the appeal" ruling={found.appealRuling} />
      <CaseActions found={found} ownId={ownId} onChanged={onChanged} />
      <CaseNotes found={found} />
    </article>
  );
}

function About({
  found: { propertyId, propertyTitle },
  home,
}: {
  found: ListedCase;
  home: string;
}) {
  if (propertyId === null) return null;
  return (
    <p className="text-small">
      <Link
        to={viewAddress(home, 'properties', { status: 'all', search: propertyId })}
        className="text-link wrap-anywhere"
      >
        {propertyTitle ?? 'The listing'}
      </Link>
    </p>
  );
}

function Sender({ found: { name, contact, isContactProven } }: { found: ListedCase }) {
  const reach = contact === null || contact.includes('@') ? contact : formatPhone(contact);
  return (
    <>
      <span className="wrap-anywhere">{`From: ${name ?? 'Somebody who gave no name'}`}</span>
      {reach === null ? (
        <span>No contact</span>
      ) : (
        <span className="wrap-anywhere">
          {`${reach} (${isContactProven ? 'proven' : 'not proven'})`}
        </span>
      )}
    </>
  );
}

function Words({ children }: { children: string }) {
  return (
    <blockquote className="rounded-input bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line">
      {children}
    </blockquote>
  );
}

function Ruling({ title, ruling }: { title: string; ruling: ListedCase['ruling'] }) {
  if (ruling === null) return null;
  return (
    <div className="border-l-2 border-line pl-4 text-small">
      <p className="font-medium">{`${title}: ${DECISIONS[ruling.decision]}`}</p>
      <p className="wrap-anywhere whitespace-pre-line">{ruling.reason}</p>
      <p className="text-caption text-muted">
        {`${ruling.by ?? 'Somebody who left'} · ${fullDate(new Date(ruling.at))}`}
      </p>
    </div>
  );
}
