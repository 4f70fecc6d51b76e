import { Disclosure } from '../../../ui/Disclosure.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import type { ShownGroup } from './SettingField.tsx';

/** Who changed what of a group, the newest first. */
export function SettingHistory({
  title,
  changes,
}: {
  title: string;
  changes: ShownGroup['history'];
}) {
  return (
    <Disclosure title={`Recent changes: ${title}`}>
      {changes.length === 0 ? (
        <p className="text-small text-muted">No changes yet.</p>
      ) : (
        <ul className="grid gap-3">
          {changes.map(({ at, by, note }) => (
            <li key={`${at} ${note}`} className="grid gap-0.5 text-small">
              <span className="wrap-anywhere">{note}</span>
              <span className="text-caption text-muted">
                {by ?? 'Someone'}, <PostedDate date={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
