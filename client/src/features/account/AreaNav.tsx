import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/Link.tsx';
import { accountLinks } from './accountLinks.ts';
import type { AccountLink } from './accountLinks.ts';
import type { Account } from './viewer.ts';

/**
 * The pages of somebody's own area, the same on each of them. `more` are those that only this area has; they
 * come after its first page.
 */
export function AreaNav({
  account,
  more = [],
  here,
}: {
  account: Account;
  more?: readonly AccountLink[];
  /** The page on screen, where its address is not the one that the links have. */
  here?: string;
}) {
  const { pathname } = useLocation();
  const [own, ...others] = accountLinks(account);
  const links = [...(own ? [own] : []), ...more, ...others];
  return (
    <nav aria-label="Your area" className="border-b border-line">
      <ul className="scroll-row -mb-px flex gap-1 overflow-x-auto">
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === (here ?? pathname) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-small font-medium whitespace-nowrap text-muted transition-colors duration-120 hover:text-ink aria-[current]:border-primary aria-[current]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
