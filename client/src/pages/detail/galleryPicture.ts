/** How the large picture of the gallery is drawn; the same values preload it. */
export const GALLERY_PICTURE = {
  sizes: '(min-width: 80rem) 790px, (min-width: 64rem) 66vw, 100vw',
};
