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
import { AccountCorner } from './AccountCorner.tsx';
import { MAIN_LINKS } from './siteLinks.ts';
import { ReadLine } from './ReadLine.tsx';
import { TopBar } from './TopBar.tsx';
import { Wordmark } from './Wordmark.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFavouriteCount } from '../../features/account/favourites/favouriteStore.ts';

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
