/**
 * How wide a picture of a gallery is drawn that has so many hundredths of its width, which is at most 1,600 px; on
 * small screens it has all of it.
 */
export const sizesOf = (share: number) =>
  `(min-width: 64rem) min(${share}vw, ${16 * share}px), 100vw`;

/** The same for the large picture, which shares the width with two others, with one or with none. */
export const sizesOfLarge = (count: number) => sizesOf(count > 2 ? 66 : 100 / count);
