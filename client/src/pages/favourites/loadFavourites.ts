import type { PageData } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';

/** The page is a shell: whose favourites these are is known in the browser only. */
export function loadFavourites({ site }: RouteContext): PageData {
  return {
    head: {
      title: `Favourites | ${site.name}`,
      description: 'Your saved properties.',
      canonical: null,
    },
  };
}
