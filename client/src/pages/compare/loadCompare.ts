import type { LoaderFunctionArgs } from 'react-router-dom';
import { load } from '../../apollo/load.ts';
import { ComparePageDocument } from './ComparePage.generated.ts';
import type { PageData } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';
import { readCompare } from './compareAddress.ts';

/** Loads up to four properties side by side; what is not public is left out. */
export async function loadCompare(
  { client, site }: RouteContext,
  { request }: LoaderFunctionArgs,
): Promise<PageData> {
  const { ids } = readCompare(new URL(request.url).searchParams);
  const { propertiesByIds } = await load(client, ComparePageDocument, { ids });
  const count = propertiesByIds.length;
  return {
    head: {
      title: `${count > 1 ? `Compare ${count} properties` : 'Compare properties'} | ${site.name}`,
      description: 'Up to four properties side by side: price, area, facts and amenities.',
      canonical: null,
    },
  };
}
