import { data } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { homePath } from '../../../../schema/routes.ts';
import { load } from '../../apollo/load.ts';
import { MapPageDocument } from './MapPage.generated.ts';
import type { PageData } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';
import { breadcrumbsLd } from '../structuredData.ts';
import { mapVariables } from './mapVariables.ts';

/** Loads the map of India, or of the city in the address; a city that nobody knows is a 404. */
export async function loadMap(
  { client, site }: RouteContext,
  { request }: LoaderFunctionArgs,
): Promise<ReturnType<typeof data<PageData>>> {
  const variables = mapVariables(new URL(request.url).searchParams);
  const { city } = await load(client, MapPageDocument, variables);
  const place = city?.name ?? 'India';
  const head = {
    title: `Map of properties in ${place} | ${site.name}`,
    description:
      'See the number of properties for sale and rent in each city on a map of India. Select a city to see its listings.',
    canonical: null,
  };
  const page: PageData = { head };
  if (import.meta.env.SSR) {
    page.server = {
      jsonLd: [breadcrumbsLd(site, [{ label: 'Home', path: homePath() }, { label: 'Map' }])],
    };
  }
  return data(page, { status: variables.city !== '' && !city ? 404 : 200 });
}
