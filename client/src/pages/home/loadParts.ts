import type { ApolloClient } from '@apollo/client';
import { load } from '../../apollo/load.ts';
import { HomeBlogsDocument } from './below/HomeBlogs.generated.ts';
import { HomeCitiesDocument } from './below/HomeCities.generated.ts';
import { HOME_BLOGS_VARIABLES, HOME_CITIES_VARIABLES } from './homeVariables.ts';

export type HomePart = 'cities' | 'blogs';

/** Loads what may fail without taking the page along; answers the names of the parts that did. */
export async function loadParts(client: ApolloClient): Promise<HomePart[]> {
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
