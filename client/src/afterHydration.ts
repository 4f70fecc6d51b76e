import { keepSeen } from './offline/keepSeen.ts';
import { loadNotFoundPage } from './pages/failure/RouteFailure.tsx';
import type { RouteContext } from './pages/routeContext.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { fetchOwnPages } from './router.tsx';
import type { Pages } from './router.tsx';
import { SITE_PAGES } from './sitePages.ts';
import { isDataSaverOn } from './ui/dataSaver.ts';
import { idle } from './ui/idle.ts';

/**
 * What lies below the first window (`drawn-near`) is left out of the first drawing of a page: it would keep a slow
 * phone from showing what is in sight. Here it is drawn after all, a piece whenever the browser has nothing else to do,
 * or soon in any case, so that everything has its own height. From then on pages are drawn at once.
 */
export async function revealBelowFold(): Promise<void> {
  for (;;) {
    await idle(LATEST_MS);
    const next = document.querySelector('.drawn-near:not([data-drawn])');
    (next ?? document.documentElement).setAttribute('data-drawn', '');
    if (!next) return;
  }
}

/** A browser that always has something else to do would never draw it. */
const LATEST_MS = 2_000;

/** What begins when the page stands. */
export function afterHydration(
  context: RouteContext,
  router: Parameters<typeof keepSeen>[0],
): void {
  atFirstTouch(() => {
    if (!isDataSaverOn()) warmLoaders();
  });
  prefetchOnIntent(context);
  void revealBelowFold();
  // Where nothing can be kept the pages are as they are.
  if (import.meta.env.PROD) keepSeen(router).catch(() => undefined);
}

/** Whoever only reads fetches nothing ahead; the first sign of a hand does. */
function atFirstTouch(then: () => void): void {
  const signs = ['pointerover', 'touchstart', 'keydown'] as const;
  const once = () => {
    for (const sign of signs) window.removeEventListener(sign, once);
    then();
  };
  for (const sign of signs) window.addEventListener(sign, once, { passive: true });
}

/**
 * Fetches ahead what loads the data of every page, a few kilobytes, so that a click can ask for data at
 * once; and the not-found page, which would be missed most when the network is gone.
 */
function warmLoaders(): void {
  // A part that cannot be fetched now is fetched again by the navigation that needs it.
  const warm = (pages: Pages) => {
    for (const { loader } of Object.values(pages)) loader().catch(() => undefined);
  };
  warm(SITE_PAGES);
  fetchOwnPages().then(warm, () => undefined);
  loadNotFoundPage().catch(() => undefined);
}
