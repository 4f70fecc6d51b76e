/** How the picture beside the search is drawn; the same values preload it. Phones leave it out. */
export const HERO_PICTURE = {
  sizes: '(min-width: 80rem) 520px, 40vw',
  media: '(min-width: 64rem)',
} as const;
