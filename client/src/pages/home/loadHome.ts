import { homePath } from '../../../../schema/routes.ts';
import { load } from '../../apollo/load.ts';
import { HomePageDocument } from '../../gql/home.ts';
import type { PageData } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';
import { siteLd } from '../structuredData.ts';
import { HERO_PICTURE } from './heroPicture.ts';
import { HOME_VARIABLES } from './homeVariables.ts';

export async function loadHome({ client, site }: RouteContext): Promise<PageData> {
  const { properties } = await load(client, HomePageDocument, HOME_VARIABLES);
  const head = {
    title: `Homes, shops and land for sale and rent in India | ${site.name}`,
    description:
      'Search flats, houses, plots, offices, shops and farms across India. Plain prices, real facts and direct contact with owners, agents and builders.',
    canonical: homePath(),
    isIndexed: true,
  };
  if (!import.meta.env.SSR) return { head };
  const picture = properties.items[0]?.pictures[0];
  return {
    head,
    server: {
      ...(picture && { firstPicture: { picture, ...HERO_PICTURE }, sharedPicture: picture }),
      jsonLd: [siteLd(site)],
    },
  };
}
