import { CARD_PICTURE } from '../../features/market/property/cardPicture.ts';
import { data, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { homePath, sameSlug, subtypePath } from '../../../../schema/routes.ts';
import { isEmptyFilter } from '../../../../schema/search.ts';
import { load } from '../../apollo/load.ts';
import { notFound, pastTheEnd } from '../../apollo/routeFailure.ts';
import {
  CityChoicesDocument,
  FilterChoicesDocument,
} from '../../features/market/search/FilterChoices.generated.ts';
import type { FilterChoicesQuery } from '../../features/market/search/FilterChoices.generated.ts';
import { AlsoClosedDocument, ListingPageDocument } from './ListingPage.generated.ts';
import { RelaxationsDocument } from './Relaxations.generated.ts';
import { ShellDocument } from '../shell/Shell.generated.ts';
import type { ListingPageQuery } from './ListingPage.generated.ts';
import { inChosenCity } from '../../features/market/search/chosenCity.ts';
import { describeSearch, namesOf } from '../../features/market/search/filterWords.ts';
import { NO_CHOICES } from '../../features/market/search/panelContext.ts';
import { kindsMeant } from '../../features/market/search/unitOfKind.ts';
import type { FilterNames, KnownNames } from '../../features/market/search/filterWords.ts';
import {
  asRead,
  closedVariables,
  pathTo,
  readListing,
  tidyQuery,
  toPropertyFilter,
  toVariables,
} from '../../features/market/search/listingAddress.ts';
import type { ListingAddress } from '../../features/market/search/listingAddress.ts';
import type { PageData } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';
import { breadcrumbsLd, listLd } from '../structuredData.ts';
import { listingHead } from './listingHead.ts';

export interface ListingData extends PageData {
  /** Names of what the search only knows by key; all other choices are read by the panel alone. */
  known: KnownNames;
  /** Key of the subtype that the path names. */
  routeSubtype: string | null;
  /** Something is close to a list of hardly anything. */
  hasClose: boolean;
  /** How many pages there are of what was sold or rented, where that is asked for. */
  closedPages: number;
  /** What is close to it was asked for in vain. */
  hasCloseFailed: boolean;
  /** Of the request that answered. */
  requestId: string;
  /** Stands in for the choices of the filters when those could not be fetched. */
  builtInChoices: FilterChoicesQuery | null;
}

/**
 * Loads a list of properties; `slug` is given on /property-type/{slug}. A list of a place or kind that
 * nobody knows is shown with its hints, but its status is 404.
 */
export async function loadListing(
  context: RouteContext,
  { request, params: { slug } }: LoaderFunctionArgs,
): Promise<ReturnType<typeof data<ListingData>>> {
  const { client, site } = context;
  const url = new URL(request.url);
  const tidied = tidyQuery(url.searchParams);
  if (tidied) throw redirect(`${url.pathname}${tidied.size > 0 ? `?${tidied}` : ''}`);

  const routeSubtype = slug === undefined ? null : await subtypeOfPath(context, slug, url.search);
  const list = readListing(url.searchParams, routeSubtype);
  if (!list.filter.keyword) narrow(list, []);
  const state = list.filter.state ?? null;
  const [{ properties }, choices, closed] = await Promise.all([
    load(client, ListingPageDocument, toVariables(list)),
    // Without the choices of the filters there is still a list to show.
    load(client, FilterChoicesDocument, {}).catch(() => null),
    // Without what was sold the list is only shorter.
    list.alsoClosed
      ? load(client, AlsoClosedDocument, closedVariables(list)).catch(() => null)
      : null,
    load(client, CityChoicesDocument, { state }).catch(() => null),
  ]);
  narrow(list, properties.understanding.parts);
  const closedPages = closed?.closedProperties.pageCount ?? 0;
  const lastPage = Math.max(1, properties.pageCount, closedPages);
  if (list.page > lastPage) throw pastTheEnd(pathTo(list, list.filter));

  const available = choices ?? (await fetchBuiltInChoices());
  const names = namesOf(available);
  const read = asRead(list, properties.understanding.query);
  const head = listingHead(list, names, properties, site.name, read.filter);
  const isFew = properties.total < FEW_HITS && !isEmptyFilter(list.filter);
  // Without what is close the list is only shorter.
  const close = isFew
    ? await load(client, RelaxationsDocument, { filter: toPropertyFilter(read.filter) }).catch(
        () => null,
      )
    : null;
  const page = {
    head,
    known: { subtypes: kindsMeant(read.filter, available.subtypes) },
    routeSubtype,
    hasClose: (close?.relaxations.length ?? 0) > 0,
    closedPages,
    hasCloseFailed: isFew && close === null,
    requestId: properties.requestId,
    builtInChoices: choices === null ? available : null,
  };
  const status = properties.unknown.length > 0 ? 404 : 200;
  return data(
    import.meta.env.SSR ? { ...page, server: serverHead(context, read, names, properties) } : page,
    { status },
  );
}

/**
 * Who comes to a list from another page stays in the city of the header. What is opened by its address is not
 * narrowed: a shared link shows everybody the same.
 */
function narrow(...messages: Parameters<typeof inChosenCity>): void {
  const narrowed = import.meta.env.SSR ? null : inChosenCity(...messages);
  if (narrowed !== null) throw redirect(narrowed);
}

/** With fewer hits than this the list also shows what is close to it. */
export const FEW_HITS = 5;

/** The key that the slug means. Other names of a subtype move to its own address; unknown ones are a 404. */
async function subtypeOfPath(
  { client }: RouteContext,
  slug: string,
  query: string,
): Promise<string> {
  const { subtypes } = await load(client, ShellDocument, {});
  const known = subtypes.find((subtype) => sameSlug(subtype.slug, slug));
  if (known) return known.key;
  // The catalogue with its aliases stays on the server; our own links never use an alias.
  if (import.meta.env.SSR) {
    const { SUBTYPES } = await import('../../../../schema/catalogue/subtypes.ts');
    const target = SUBTYPES.find(({ aliases }) => aliases.some((alias) => sameSlug(alias, slug)));
    if (target) throw redirect(`${subtypePath(target.key)}${query}`, 301);
  }
  throw notFound();
}

/** Without them the panel has only what needs no choices. */
async function fetchBuiltInChoices(): Promise<FilterChoicesQuery> {
  return import('../../features/market/search/builtInSubtypes.ts').then(
    ({ BUILT_IN_CHOICES }) => BUILT_IN_CHOICES,
    () => NO_CHOICES,
  );
}

function serverHead(
  { site }: RouteContext,
  list: ListingAddress,
  names: FilterNames,
  { items }: ListingPageQuery['properties'],
): ListingData['server'] {
  const title = describeSearch(list.filter, names);
  const picture = items[0]?.cover[0];
  return {
    ...(picture && {
      firstPicture: { picture, ...CARD_PICTURE },
    }),
    jsonLd: [
      breadcrumbsLd(site, [{ label: 'Home', path: homePath() }, { label: title }]),
      listLd(site, title, items),
    ],
  };
}
