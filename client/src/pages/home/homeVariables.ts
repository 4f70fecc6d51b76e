import { LIMITS } from '../../../../schema/limits.ts';

/** The variables of the home page's query; loader and page must use the same ones. */
export const HOME_VARIABLES = { pageSize: LIMITS.home.listings };
