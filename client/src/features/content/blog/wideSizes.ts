/** How the wide card's picture is drawn; the list's head preloads the same file. */
export const WIDE_SIZES = '(min-width: 80rem) 640px, (min-width: 64rem) 52vw, 94vw';
