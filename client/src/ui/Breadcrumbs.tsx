import { ChevronRight } from 'lucide-react';
import { Link } from './Link.tsx';

export interface Crumb {
  label: string;
  /** The last crumb is the page itself and has no address. */
  path?: string;
}

/** The way from the home page to here. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="min-w-0">
      <ol className="flex items-center gap-x-1.5 text-small whitespace-nowrap text-muted">
        {crumbs.map(({ label, path }) => (
          <li key={label} className="flex min-w-0 items-center gap-1.5 first:shrink-0">
            {path ? (
              <>
                <Link to={path} className="truncate py-1.5 hover:text-ink hover:underline">
                  {label}
                </Link>
                <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />
              </>
            ) : (
              <span aria-current="page" className="truncate py-1.5 text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
