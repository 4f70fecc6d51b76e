import { DialogButton } from '../../features/account/signIn/DialogButton.tsx';
import { useSite } from '../../base/start.ts';
import { CitySelector } from '../../features/market/places/CitySelector.tsx';
import { Link } from '../../ui/Link.tsx';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';
import { TOP_LINKS } from './siteLinks.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The line above the main navigation on large screens; the menu has the same on small ones. */
export function TopBar() {
  const { office } = useSite();
  return (
    <div className="hidden border-b border-line bg-sunken text-small lg:block">
      <div className="wrap flex h-11 items-center gap-1">
        <a
          href={`mailto:${office.email}`}
          className="mr-auto inline-flex min-h-11 min-w-0 items-center gap-2 hover:text-primary"
        >
          <Icon name="Mail" className="size-4 shrink-0" />
          <span className="truncate">{office.email}</span>
        </a>
        <CitySelector />
        <nav aria-label="Top">
          <ul className="flex">
            {TOP_LINKS.map(({ label, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center px-2.5 whitespace-nowrap hover:text-primary"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <DialogButton dialog="feedback" variant="quiet" className="px-2.5! font-medium!">
          Share Feedback
        </DialogButton>
        <ThemeToggle />
      </div>
    </div>
  );
}
