import { savedTime } from '../../../../../schema/format/time.ts';
import type { TableForm } from '../../../lists/tableColumns.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import { Link } from '../../../ui/Link.tsx';
import { useNow } from '../../../ui/now.ts';
import { Badge } from '../../../ui/Tag.tsx';
import { fieldWords, valueWords } from './changeWords.ts';
import { subjectOf } from './subjects.ts';
import type { ShownEntry } from './subjects.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** One thing that was done: by whom, to what, with which words, and what is different since. */
export function auditColumns(home: string): TableForm<ShownEntry>['columns'] {
  return [
    { label: 'Action', cell: ({ label }) => label },
    { label: 'When', cell: ({ at }) => <When at={at} /> },
    { label: 'By', cell: (entry) => <Actor entry={entry} home={home} /> },
    { label: 'About', cell: (entry) => <Subject entry={entry} home={home} /> },
    { label: 'Changes', cell: (entry) => <Changes entry={entry} home={home} /> },
  ];
}

function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-muted tabular-nums">
      {savedTime(new Date(at), useNow())}
    </time>
  );
}

function Actor({ entry: { actorId, actor, byAdministrator }, home }: Placed) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {actorId === null ? (
        actor
      ) : (
        <>
          <Link to={viewAddress(home, 'users', { search: actorId })} className="text-link">
            {actor}
          </Link>
          <Narrower
            to={viewAddress(home, 'audit', { actor: actorId })}
            label={`All entries by ${actor}`}
          />
        </>
      )}
      {byAdministrator && <Badge tone="plain">Administrator</Badge>}
    </span>
  );
}

function Subject({ entry, home }: Placed) {
  const { name, path } = subjectOf(entry, home);
  return (
    <span className="flex items-center gap-x-2">
      {path === null ? (
        <span dir="auto">{name}</span>
      ) : (
        <Link dir="auto" to={path} className="text-link wrap-anywhere">
          {name}
        </Link>
      )}
      <Narrower
        to={viewAddress(home, 'audit', { subject: entry.subjectId })}
        label={`All entries about ${name}`}
      />
    </span>
  );
}

function Changes({ entry, home }: Placed) {
  const { changes, note } = entry;
  if (changes.length === 0 && !note) return null;
  return (
    <div>
      {changes.length > 0 && (
        <ul aria-label="Changes" className="wrap-anywhere">
          {changes.map(({ name, before, after }) => (
            <li key={name}>
              <span className="text-muted">{`${fieldWords(entry, name)}: `}</span>
              <Value entry={entry} home={home} name={name} value={before} />
              {' → '}
              <Value entry={entry} home={home} name={name} value={after} />
            </li>
          ))}
        </ul>
      )}
      {note && (
        <p className="text-muted wrap-anywhere">
          “
          <Note home={home} organisation={entry.organisation}>
            {note}
          </Note>
          ”
        </p>
      )}
    </div>
  );
}

/** An account by the way to it, all else in words. */
function Value({ entry, home, name, value }: Placed & { name: string; value: string | null }) {
  if (name === 'assignedTo' && value !== null) {
    return (
      <Link to={viewAddress(home, 'users', { search: value })} className="text-link">
        this account
      </Link>
    );
  }
  return valueWords(entry, name, value);
}

/** What was said; an organisation that is named by its id is the way to it. */
function Note({
  home,
  organisation,
  children,
}: {
  home: string;
  organisation: string | null;
  children: string;
}) {
  const [, before, id, after] = ORGANISATION.exec(children) ?? [];
  if (id === undefined) return children;
  return (
    <>
      {before}
      <Link to={viewAddress(home, 'organisations', { search: id })} className="text-link">
        {organisation ?? 'this organisation'}
      </Link>
      {after}
    </>
  );
}

const ORGANISATION = /^(.*?)organisation ([0-9a-f]{24})(.*)$/s;

interface Placed {
  entry: ShownEntry;
  home: string;
}

/** Narrows the audit to one person or thing. */
function Narrower({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="inline-grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink pointer-fine:size-8"
    >
      <Icon name="ListFilter" className="size-4" />
    </Link>
  );
}
