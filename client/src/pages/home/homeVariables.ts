import { LIMITS } from '../../../../schema/limits.ts';

/** The variables of the home page's queries; loader and page must use the same ones. */
export const HOME_VARIABLES = { pageSize: LIMITS.home.listings, banners: LIMITS.home.banners };
export const HOME_CITIES_VARIABLES = { limit: LIMITS.home.cityCards };
export const HOME_BLOGS_VARIABLES = { pageSize: LIMITS.home.blogs };
