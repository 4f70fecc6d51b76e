/** How the picture of a post is drawn; the same values preload it. */
export const BLOG_PICTURE = {
  sizes: '(min-width: 80rem) 800px, (min-width: 64rem) 64vw, 94vw',
  maxWidth: 1280,
} as const;
