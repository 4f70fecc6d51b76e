/**
 * How wide a picture of a gallery is drawn that has so many hundredths of its width, which is at most 1,600 px.
 */
const sizesOf = (share: number, onPhone: number) =>
  `(min-width: 64rem) min(${share}vw, ${16 * share}px), ${onPhone}vw`;

/** For the large picture, which shares the width with two others, with one or with none. */
export const sizesOfLarge = (count: number) => sizesOf(count > 2 ? 66 : 100 / count, 100);

/**
 * For those beside it. On a phone they are as wide as the first, but 76vw is said, as of a card: they are fetched when a
 * swipe begins and have to be there when it ends.
 */
export const SIDE_SIZES = sizesOf(33, 76);
