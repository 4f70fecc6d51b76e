/**
 * What lies below the first window (`drawn-near`) is left out of the first drawing of a page: it would keep a slow
 * phone from showing what is in sight. Here it is drawn after all, a piece whenever the browser has nothing else to do,
 * or soon in any case, so that everything has its own height. From then on pages are drawn at once.
 */
export function drawTheRest(): void {
  whenIdle(() => {
    const next = document.querySelector('.drawn-near:not([data-drawn])');
    (next ?? document.documentElement).setAttribute('data-drawn', '');
    if (next) drawTheRest();
  });
}

function whenIdle(then: () => void): void {
  // Not every browser says so.
  const ask = window.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (ask) ask(then, { timeout: LATEST_MS });
  else setTimeout(then);
}

/** A browser that always has something else to do would never draw it. */
const LATEST_MS = 2_000;
