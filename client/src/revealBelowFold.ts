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
