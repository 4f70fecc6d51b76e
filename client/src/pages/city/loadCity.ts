import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { homePath, listingPath } from '../../../../schema/routes.ts';
import { load } from '../../apollo/load.ts';
import { notFound, pastTheEnd } from '../../apollo/routeFailure.ts';
import { CityPageDocument } from './CityPage.generated.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import type { PageData } from '../head.ts';
import { longestWithin } from '../headTexts.ts';
import type { RouteContext } from '../routeContext.ts';
import { breadcrumbsLd, listLd } from '../structuredData.ts';
import { cityVariables, isCityName } from './cityAddress.ts';
import type { Overview } from './cityAddress.ts';
import { guessedPage } from './guessedPages.ts';
import { citySummary } from './citySummary.ts';

/**
 * Loads a city's page. Only cities that the market knows have one; other names and spellings of theirs
 * move to it.
 */
export async function loadCity(
  { client, site }: RouteContext,
  { request, params: { city: name = '' } }: LoaderFunctionArgs,
): Promise<PageData> {
  const guessed = guessedPage(name);
  if (guessed) throw redirect(guessed, 301);
  if (!isCityName(name)) throw notFound();
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('state');
  const { cityOverview, properties } = await load(
    client,
    CityPageDocument,
    cityVariables(name, state),
  );
  if (!cityOverview) throw notFound();
  const { city } = cityOverview;
  if (isElsewhere(city.path, name, state)) throw redirect(city.path, 301);
  // Its list has pages at an address of its own.
  if (Number(searchParams.get('page')) > 1) throw pastTheEnd(city.path);

  const title = headingOf(city);
  const head = {
    title: `${title} for sale and rent | ${site.name}`,
    description: descriptionOf(cityOverview),
    canonical: city.path,
  };
  if (!import.meta.env.SSR) return { head };
  return {
    head,
    server: {
      jsonLd: [breadcrumbsLd(site, crumbsOf(city)), listLd(site, title, properties.items)],
    },
  };
}

/** 'Property in Agra'; with its state where another town has the same name. */
export function headingOf(city: Overview['city']): string {
  return `Property in ${city.name}${city.path.includes('?') ? `, ${city.state}` : ''}`;
}

/** Home, the state's list, the city. A city that is a state of its own name is said once. */
export function crumbsOf({ name, state }: Overview['city']): Crumb[] {
  return [
    { label: 'Home', path: homePath() },
    ...(state === name ? [] : [{ label: state, path: listingPath({ state }) }]),
    { label: name },
  ];
}

/** True when the page was asked for under another address than its own. */
function isElsewhere(path: string, name: string, state: string | null): boolean {
  const [ownPath = '', query] = path.split('?');
  const ownState = new URLSearchParams(query).get('state');
  return ownPath !== `/${name}` || ownState !== state;
}

/** As many of the sentences as fit. */
function descriptionOf(overview: Overview): string {
  const sentences = citySummary(overview).split(/(?<=\.) /);
  const beginnings = sentences.map((_, index) => sentences.slice(0, index + 1).join(' '));
  return longestWithin(DESCRIPTION_LENGTH, beginnings.toReversed());
}

const DESCRIPTION_LENGTH = 155;
