import { homePath } from '../../../../schema/routes.ts';
import { load } from '../../apollo/load.ts';
import type { QueryRunner } from '../../apollo/load.ts';
import { BANNER_PICTURE } from '../../features/content/banners/home/bannerPicture.ts';
import { HomePageDocument } from './HomePage.generated.ts';
import type { HomePageQuery } from './HomePage.generated.ts';
import type { PageData, ServerHead } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';
import { HERO_PICTURE } from './hero/heroPicture.ts';
import { HOME_VARIABLES, HOME_BLOGS_VARIABLES, HOME_CITIES_VARIABLES } from './homeVariables.ts';
import { HomeBlogsDocument } from './below/HomeBlogs.generated.ts';
import { HomeCitiesDocument } from './below/HomeCities.generated.ts';

export interface HomeData extends PageData {
  /** Parts that the server could not load; the page says so in their place. */
  failedParts: readonly HomePart[];
}

/**
 * The server loads the whole page. In the browser the parts below the window are fetched by their own
 * blocks, when those come near.
 */
export async function loadHome({ client, site }: RouteContext): Promise<HomeData> {
  const [{ banners, properties }, failedParts] = await Promise.all([
    load(client, HomePageDocument, HOME_VARIABLES),
    import.meta.env.SSR ? loadParts(client) : [],
  ]);
  const head = {
    title: `Homes, shops and land for sale and rent in India | ${site.name}`,
    description:
      'Search flats, houses, plots, offices, shops and farms across India. Clear prices, full details and direct contact with owners, agents and builders.',
    canonical: homePath(),
  };
  if (!import.meta.env.SSR) return { head, failedParts };
  const firstPicture = firstPictureOf(banners[0], properties.items[0]);
  return { head, failedParts, server: { ...(firstPicture && { firstPicture }) } };
}

/** Of the first banner, or of the home beside the search where there is none. */
function firstPictureOf(
  banner: HomePageQuery['banners'][number] | undefined,
  property: HomePageQuery['properties']['items'][number] | undefined,
): ServerHead['firstPicture'] {
  if (banner) return banner.picture ? { picture: banner.picture, ...BANNER_PICTURE } : undefined;
  const picture = property?.cover[0];
  return picture && { picture, ...HERO_PICTURE };
}

type HomePart = 'cities' | 'blogs';

/** Loads what may fail without taking the page along; answers the names of the parts that did. */
async function loadParts(client: QueryRunner): Promise<HomePart[]> {
  const parts: Record<HomePart, Promise<unknown>> = {
    cities: load(client, HomeCitiesDocument, HOME_CITIES_VARIABLES),
    blogs: load(client, HomeBlogsDocument, HOME_BLOGS_VARIABLES),
  };
  const failed: HomePart[] = [];
  await Promise.all([
    parts.cities.catch(() => failed.push('cities')),
    parts.blogs.catch(() => failed.push('blogs')),
  ]);
  return failed;
}
