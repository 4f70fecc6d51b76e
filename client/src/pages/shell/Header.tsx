import { useLocation } from 'react-router-dom';
import { blogPath, favouritesPath } from '../../../../schema/routes.ts';
import { PostPropertyLink } from '../../features/seller/posting/PostPropertyLink.tsx';
import { DialogButton } from '../../features/account/signIn/DialogButton.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { fetchWithRetry } from '../../ui/lazyWithRetry.ts';
import { PartFailure } from '../../ui/PartFailure.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { useHistorySheet } from '../../ui/useHistorySheet.ts';
import { usePart } from '../../ui/usePart.ts';
import { MAIN_LINKS, TOP_LINKS } from './siteLinks.ts';
import { ReadLine } from './ReadLine.tsx';
import { Wordmark } from './Wordmark.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFavouriteCount } from '../../features/account/favourites/favouriteStore.ts';
import { useViewer } from '../../session/viewer.ts';
import { useSite } from '../../base/start.ts';
import { CitySelector } from '../../features/market/places/CitySelector.tsx';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';

/**
 * The top of every page. The line with the name and the main links stays in sight; the line above
 * it scrolls away; where letters are so large that a phone needs two lines for it, all of it does.
 */
export function Header() {
  const { pathname } = useLocation();
  return (
    <header
      data-shell
      className="sticky top-0 z-30 border-b border-line bg-surface max-[16rem]:static lg:-top-[calc(2.75rem+1px)] print:static"
    >
      <TopBar />
      <div className="wrap flex min-h-14 flex-wrap items-center justify-end gap-x-1 lg:min-h-16 lg:flex-nowrap lg:gap-x-2">
        <div className="flex min-w-11 flex-1 lg:mr-2 lg:flex-none">
          <Wordmark />
        </div>
        <MainLinks />
        {/* Large letters need two lines of these. */}
        <div className="flex shrink-0 items-center gap-1 max-lg:contents lg:ml-auto">
          <FavouritesLink />
          <AccountCorner />
          <DialogButton
            dialog="sign-in"
            variant="quiet"
            className="for-visitors w-11 px-0! lg:hidden"
          >
            <Icon name="UserRound" className="size-5 text-ink" />
            <span className="sr-only">Sign in</span>
          </DialogButton>
          <PostPropertyLink className="just-post lg:ml-2" />
          <MenuButton />
        </div>
      </div>
      {/* Only an article is read to its end. */}
      {pathname.startsWith(blogPath('')) && <ReadLine />}
    </header>
  );
}

function MainLinks() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className="main-links max-lg:order-1 max-lg:basis-full">
      <ul className="flex flex-wrap items-center">
        {MAIN_LINKS.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-input px-2.5 text-small font-medium whitespace-nowrap transition-colors duration-120 hover:text-primary aria-[current]:text-primary aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8 xl:px-3.5"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The menu of small screens, an entry of the history: Back closes it. */
function MenuButton() {
  const { isOpen, open, close } = useHistorySheet('menu');
  const { code, hasFailed } = usePart(isOpen, loadMenu);
  const fetchAhead = () => void loadMenu().catch(() => undefined);
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="needs-script -mr-2 lg:hidden"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={open}
      >
        <Icon name="Menu" className="size-6" />
      </IconButton>
      {isOpen && code && <code.MobileMenu onClose={close} />}
      {isOpen && !code && (hasFailed ? <PartFailure /> : <ProgressLine />)}
    </>
  );
}

const loadMenu = () => fetchWithRetry(() => import('./MobileMenu.tsx'));

/** The way to the marked properties, with their number. */
function FavouritesLink() {
  const count = useFavouriteCount();
  return (
    <Link
      to={favouritesPath()}
      aria-label={count === 0 ? 'Favourites' : `Favourites (${count})`}
      title="Favourites"
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
    >
      <Icon name="Heart" className="size-5" />
      {count > 0 && (
        <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center text-[0.75rem]/5 font-semibold text-on-accent tabular-nums">
          {count}
        </span>
      )}
    </Link>
  );
}

/** The shell's parts for whoever is signed in, or was until a moment ago; visitors never fetch their code. */
function useAccountParts(): typeof import('./accountParts.ts') | null {
  return usePart(useViewer().kind === 'account', load).code;
}

const load = () => fetchWithRetry(() => import('./accountParts.ts'));

/**
 * Sign in and Sign Up, or the menu of who is signed in. Which of the two has its place
 * is decided before the first paint (first-paint.js), so that nothing moves when the session arrives.
 */
function AccountCorner() {
  const viewer = useViewer();
  const parts = useAccountParts();
  return (
    <div className="flex items-center gap-1 max-lg:hidden">
      <DialogButton dialog="sign-in" variant="quiet" className="for-visitors xl:px-4! px-3!">
        Sign in
      </DialogButton>
      <DialogButton dialog="sign-up" variant="outline" className="for-visitors px-3! xl:px-4!">
        Sign Up
      </DialogButton>
      <div className="for-accounts min-h-11 w-42 xl:w-52">
        {viewer.kind === 'account' && parts && <parts.UserMenu account={viewer} />}
      </div>
      {parts && <parts.FeedbackPrompts />}
    </div>
  );
}

/** The line above the main navigation on large screens; the menu has the same on small ones. */
function TopBar() {
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
