import { matchPath } from 'react-router-dom';
import type { RouteContext } from './pages/routeContext.ts';
import { SITE_PAGES } from './sitePages.ts';
import { isDataSaverOn } from './ui/dataSaver.ts';

/** A mouse that passes by and a Tab that goes on want nothing. */
export const INTENT_MS = 80;

/**
 * Fetches code and data of a page ahead, once somebody is about to open it: a mouse or the focus rests on
 * its card or link, or a finger touches it. Only pages of one property or post; one at a time, the last one that was
 * wanted next; on a light page none. Answers what ends it.
 */
export function prefetchOnIntent(context: RouteContext): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let next: (() => Promise<unknown>) | null = null;

  const run = async (fetch: () => Promise<unknown>) => {
    if (isBusy) {
      next = fetch;
      return;
    }
    isBusy = true;
    // Whoever opens the page is told what is wrong with it.
    await fetch().catch(() => undefined);
    isBusy = false;
    const following = next;
    next = null;
    if (following) void run(following);
  };
  const rest = (event: Event) => {
    // A finger has said so already.
    if ('pointerType' in event && event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    // What is no longer wanted does not follow.
    next = null;
    if (isDataSaverOn()) return;
    const fetch = pageOf(event.target, context);
    if (!fetch) return;
    if (event.type === 'touchstart') void run(fetch);
    else timer = setTimeout(() => void run(fetch), INTENT_MS);
  };
  for (const sign of SIGNS) document.addEventListener(sign, rest, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS) document.removeEventListener(sign, rest);
  };
}

/** What fetches the page behind this; null where no page is fetched ahead. */
function pageOf(
  target: EventTarget | null,
  context: RouteContext,
): (() => Promise<unknown>) | null {
  if (!(target instanceof Element)) return null;
  // The pictures of a card lie beside its link.
  const link = target.closest('a') ?? target.closest('article')?.querySelector('h3 a');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  for (const { path, loader, Component } of [SITE_PAGES.detail, SITE_PAGES.blog]) {
    const found = matchPath(`/${path}`, link.pathname);
    // A link to somewhere on the page itself has all of it.
    if (!found || link.pathname === location.pathname) continue;
    const { params } = found;
    const url = new URL(link.href);
    const call = { params, request: new Request(url), url, pattern: path, context: undefined };
    return async () => {
      const rendered = Component();
      const load = await loader();
      await Promise.all([rendered, load(context, call)]);
    };
  }
  return null;
}

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;
