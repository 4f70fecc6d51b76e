import { useLocation } from 'react-router-dom';
import { homePath, listingPath } from '../../../../schema/routes.ts';
import { Link } from '../../ui/Link.tsx';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The top of every page: the name, the main pages, the theme. */
export function Header() {
  const { pathname } = useLocation();
  return (
    <header data-shell className="border-b border-line bg-surface">
      <div className="wrap flex h-16 items-center justify-between gap-3">
        <Wordmark />
        <div className="flex shrink-0 items-center gap-1 sm:gap-3">
          <nav aria-label="Main">
            <ul className="flex items-center gap-1 sm:gap-2">
              {LINKS.map(({ label, path }) => (
                // The name beside the arch leads home too, where there is no room for both.
                <li key={path} className={path === homePath() ? 'max-[22.5rem]:hidden' : ''}>
                  <Link
                    to={path}
                    aria-current={path === pathname ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center rounded-input px-2 text-small font-medium transition-colors duration-120 hover:text-primary aria-[current]:text-primary aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8 sm:px-3"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}

const LINKS = [
  { label: 'Home', path: homePath() },
  { label: 'Properties', path: listingPath() },
];
