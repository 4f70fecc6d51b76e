import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/**
 * Back closes what is drawn over the page instead of leaving the page with everything that was typed. What is opened
 * without an address of its own stands on a second entry of the history for the same page, of which the router knows
 * nothing: no page is loaded, and no redirect afterwards meets a step back that is still on its way. An entry that is
 * left over is passed by.
 */
export function useBackCloses(onBack: () => void): void {
  const router = useContext(DataRouterContext)?.router;
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useLayoutEffect(() => {
    // A router of memory has no entries in the browser.
    if (!router || typeof readEntry(history.state).idx !== 'number') return undefined;
    shownKey = () => router.state.location.key;
    const close = () => latest.current();
    closers.push(close);
    addEventListener('popstate', onPop, true);
    at = placeOf(history.state);
    standOverPage();
    return () => {
      const at = closers.indexOf(close);
      if (at >= 0) closers.splice(at, 1);
    };
  }, [router]);
}

interface Entry {
  /** The router's. */
  key?: string;
  idx?: number;
  /** How many such entries lie between this one and its page. */
  over?: number;
}

/** One for each that is open, the uppermost last. */
const closers: (() => void)[] = [];
let shownKey = () => '';
/** Where the browser stands: the key of the page, and how many entries over it. */
let at = placeOf(null);
let isReturning = false;

/** Comes before the router, which hears only of what leads to another of its own entries. */
function onPop(event: PopStateEvent): void {
  const before = at;
  at = placeOf(event.state);
  const { key, over } = at;
  // From another page the router itself has turned back, as where leaving is asked about.
  const isOfPage = key === shownKey() && key === before.key;
  if (readEntry(event.state).idx === undefined || !isOfPage || over === before.over) return;
  event.stopImmediatePropagation();
  if (isReturning) isReturning = false;
  else if (over > before.over) {
    // Forward, onto what has been closed.
    isReturning = true;
    history.back();
  } else if (closers.length > over) {
    closers.at(-1)?.();
    // What asks first, or does not close, is to be closed by the next Back too.
    setTimeout(standOverPage);
  } else history.back();
}

/** What is open has an entry of its own, which Back leaves. */
function standOverPage(): void {
  if (at.over >= closers.length) return;
  history.pushState({ ...history.state, over: closers.length }, '');
  at = placeOf(history.state);
}

function placeOf(state: unknown) {
  const { key = 'default', over = 0 } = readEntry(state);
  return { key, over };
}

function readEntry(state: unknown): Entry {
  return typeof state === 'object' && state !== null ? state : {};
}
