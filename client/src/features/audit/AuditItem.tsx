import { savedTime } from '../../../../schema/format/time.ts';
import { viewAddress } from '../../lists/viewAddress.ts';
import { Link } from '../../ui/Link.tsx';
import { useNow } from '../../ui/now.ts';
import { Badge } from '../../ui/Tag.tsx';
import { subjectOf } from './subjects.ts';
import type { ShownEntry } from './subjects.ts';

/** One thing that was done: by whom, to what, with which words, and what is different since. */
export function AuditItem({ entry, home }: { entry: ShownEntry; home: string }) {
  const now = useNow();
  const { at, label, actorId, actor, byAdministrator, subjectId, note, changes } = entry;
  const subject = subjectOf(entry, home);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-card border border-line bg-surface px-4 py-3 text-small sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-text text-body font-semibold">{label}</h2>
        {byAdministrator && <Badge tone="plain">Administrator</Badge>}
        <time dateTime={at} className="text-muted tabular-nums">
          {savedTime(new Date(at), now)}
        </time>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
        <span>
          {'By: '}
          {actorId === null ? (
            actor
          ) : (
            <Link to={viewAddress(home, 'users', { search: actorId })} className="text-link">
              {actor}
            </Link>
          )}
        </span>
        {subject.path === null ? (
          <span>{subject.name}</span>
        ) : (
          <Link to={subject.path} className="text-link">
            {subject.name}
          </Link>
        )}
      </p>
      {changes.length > 0 && (
        <ul aria-label="Changes">
          {changes.map(({ name, before, after }) => (
            <li key={name} className="wrap-anywhere">
              <span className="text-muted">{`${name}: `}</span>
              {`${before ?? 'nothing'} → ${after ?? 'nothing'}`}
            </li>
          ))}
        </ul>
      )}
      {note && <p className="text-muted wrap-anywhere">{`“${note}”`}</p>}
      <p className="flex flex-wrap gap-x-4 text-caption">
        <Link to={viewAddress(home, 'audit', { subject: subjectId })} className={NARROWER}>
          All about this
          <span className="sr-only">{`: ${subject.name}`}</span>
        </Link>
        {actorId !== null && (
          <Link to={viewAddress(home, 'audit', { actor: actorId })} className={NARROWER}>
            All by {actor}
          </Link>
        )}
      </p>
    </article>
  );
}

const NARROWER =
  'inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline pointer-fine:min-h-8';
