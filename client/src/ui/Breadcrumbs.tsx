import { Link } from './Link.tsx';
import { Icon } from './Icon.tsx';

export interface Crumb {
  label: string;
  /** The last crumb is the page itself and has no address. */
  path?: string;
}

/** The way from the home page to here. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="min-w-0">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-small text-muted">
        {crumbs.map(({ label, path }, position) => (
          <li
            key={label}
            // Small screens have the page's own name in the heading right below.
            className={`flex min-w-0 items-center gap-1.5 ${path ? '' : 'max-sm:hidden'}`}
          >
            {position > 0 && <Icon name="ChevronRight" className="size-3.5 shrink-0" />}
            {path ? (
              <Link to={path} className="py-1.5 hover:text-ink hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="py-1.5 text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
