import { Suspense, useContext, useState, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigation, useLocation } from 'react-router-dom';
import { COPY } from '../../base/copy.ts';
import { AccountDialogs } from '../../features/account/signIn/AccountDialogs.tsx';
import { PropertyGridSkeleton } from '../../features/market/property/PropertyGridSkeleton.tsx';
import { LazyCompareTray } from '../../features/market/compare/LazyCompareTray.tsx';
import { LiveRegion, announce } from '../../ui/announce.tsx';
import { NowContext } from '../../ui/now.ts';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { StartContext } from '../../base/start.ts';

/** What stands around every page. */
export function Layout() {
  const start = useContext(StartContext);
  const [now, setNow] = useState(() => new Date(start.now));
  const isWaitingLong = useSlowNavigation() !== null;
  useRouteChange(() => setNow(new Date()));
  return (
    <NowContext value={now}>
      <SkipLink to="content">Skip to content</SkipLink>
      <NavigationLine />
      <Header />
      {/* What it says without scripts stands in sight. */}
      <AccountDialogs />
      <main id="content" tabIndex={-1}>
        {isWaitingLong && <PageSkeleton />}
        <div hidden={isWaitingLong}>
          <Outlet />
        </div>
      </main>
      {/* Hydrated after what is read first, as cards are. */}
      <Suspense>
        <Footer />
      </Suspense>
      <LazyCompareTray />
      <LiveRegion />
      <ScrollRestoration />
    </NowContext>
  );
}

function NavigationLine() {
  return useNavigation().state !== 'idle' && <ProgressLine />;
}

/** Takes the place of the page that is being left when the next one lets itself be waited for. */
function PageSkeleton() {
  return (
    <div className="wrap grid gap-8 py-10">
      {/* Not an h1: the focus goes to the heading of the page that is coming. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="heading" aria-level={1} className="text-muted">
        <output>{COPY.loadingProperties}</output>
      </div>
      <Skeleton className="h-10 w-72 max-w-full" />
      <PropertyGridSkeleton count={6} />
    </div>
  );
}

/**
 * After a change of page: says its title and moves the focus to its heading (or to the results, where the
 * same list was only narrowed). The scroll position stays with the router. A change of the hash alone is
 * no change of page.
 */
export function useRouteChange(onChange: () => void): void {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const seen = useRef(address);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (seen.current === address) return;
    const isSamePage = seen.current.split('?')[0] === pathname;
    seen.current = address;
    latest.current();
    announce(document.title);
    const target = isSamePage ? document.querySelector<HTMLElement>('[data-results]') : null;
    const heading = target ?? document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [address, pathname]);
}

/** The path that a navigation is taking long to reach, or null. Changes within one page do not count. */
export function useSlowNavigation(): string | null {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname ?? pathname;
  const [slowTarget, setSlowTarget] = useState<string | null>(null);
  useEffect(() => {
    if (target === pathname) return undefined;
    const timer = setTimeout(() => setSlowTarget(target), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlowTarget(null);
    };
  }, [target, pathname]);
  // On arrival at once: the new page must be in sight before the focus moves to its heading.
  return target === pathname ? null : slowTarget;
}

const SLOW_MS = 400;
