import { IconButton } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Icon } from '../ui/Icon.tsx';

/** One to which something could not be done, as it was called then. */
export interface Refused {
  id: string;
  name: string;
  message: string;
  /** Where it is found. */
  path: string | null;
}

/** Failed items to several at once: each by its name, with the way to it and the reason, until it is closed. */
export function RefusedList({
  refused,
  onClose,
}: {
  refused: readonly Refused[];
  onClose: () => void;
}) {
  return (
    <section
      aria-label="Failed items"
      className="flex items-start gap-2 rounded-card border border-line bg-surface p-3 text-small shadow-lift"
    >
      <ul className="grid max-h-64 min-w-0 flex-1 gap-1 overflow-y-auto">
        {refused.map(({ id, name, message, path }) => (
          <li key={id} className="wrap-anywhere">
            {path === null ? (
              name
            ) : (
              <Link to={path} className="text-link font-medium">
                {name}
              </Link>
            )}
            <span className="text-muted">{`: ${message}`}</span>
          </li>
        ))}
      </ul>
      <IconButton label="Dismiss failed items" className="-mt-2" onClick={onClose}>
        <Icon name="X" className="size-4.5" />
      </IconButton>
    </section>
  );
}
