/** How the picture behind a banner is drawn; the same values preload the first. */
export const BANNER_PICTURE = { sizes: '(min-width: 80rem) 1200px, 100vw' } as const;
