/**
 * What lies below the first window (`drawn-near`) is left out of the first drawing of a page: it would keep a slow
 * phone from showing what is in sight. Here it is drawn after all, a piece whenever the browser has nothing else to do,
 * so that everything has its own height soon. From then on pages are drawn at once.
 */
export function drawTheRest(): void {
  (window.requestIdleCallback ?? setTimeout)(() => {
    const next = document.querySelector('.drawn-near:not([data-drawn])');
    (next ?? document.documentElement).setAttribute('data-drawn', '');
    if (next) drawTheRest();
  });
}
