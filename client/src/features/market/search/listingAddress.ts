import { readSearch } from '../../../../../schema/searchReader.ts';
import type {
  ListPosition,
  SearchFilter,
  SearchProblem,
  SearchSort,
} from '../../../../../schema/search.ts';
import { listingPath, subtypePath } from '../../../../../schema/routes.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import type { ListingPageQueryVariables } from '../../../pages/listing/ListingPage.generated.ts';
import type { PropertySort, PropertyFilter, Purpose } from '../../../types.generated.ts';

/** A list as its address describes it. The address is the only state of the listing page. */
export interface ListingAddress {
  filter: SearchFilter;
  sort: SearchSort;
  page: number;
  /** What was sold or rented in the last 12 months stands beside it. */
  alsoClosed: boolean;
  problems: SearchProblem[];
  /** The subtype that the path itself names, on /property-type/{slug}. */
  routeSubtype: string | null;
}

/** Reads a query string; `routeSubtype` is the key that the path names, and wins over the query. */
export function readListing(params: URLSearchParams, routeSubtype: string | null): ListingAddress {
  const { filter, sort, page, alsoClosed, problems } = readSearch(params);
  return {
    filter: routeSubtype === null ? filter : { ...filter, subtype: routeSubtype },
    sort,
    page,
    alsoClosed,
    problems,
    routeSubtype,
  };
}

/** The list by the names of the market and with what its words said as filters, as the answer spells it out. */
export function asRead(list: ListingAddress, query: string): ListingAddress {
  if (query === '') return list;
  const { filter } = readListing(new URLSearchParams(query), list.routeSubtype);
  return { ...list, filter };
}

/** Rents and prices are two scales: an amount of one means nothing on the other. */
export function withOwnScale(before: SearchFilter, after: SearchFilter): SearchFilter {
  if ((before.purpose === 'rent') === (after.purpose === 'rent')) return after;
  const { minPrice: _least, maxPrice: _most, ...rest } = after;
  return rest;
}

/** The address of the same kind of list with other filters, from its first page unless `page` is given. */
export function pathTo(
  list: ListingAddress,
  filter: SearchFilter,
  at: ListPosition = { sort: list.sort, alsoClosed: list.alsoClosed },
): string {
  const { routeSubtype } = list;
  return routeSubtype !== null && filter.subtype === routeSubtype
    ? subtypePath(routeSubtype, filter, at)
    : listingPath(filter, at);
}

/** The query string without its empty parts, or null when there is nothing to tidy. */
export function tidyQuery(params: URLSearchParams): URLSearchParams | null {
  const filled = [...params].filter(([, value]) => value !== '');
  return filled.length === params.size ? null : new URLSearchParams(filled);
}

export function toPropertyFilter(filter: SearchFilter): PropertyFilter {
  const { purpose, ...rest } = filter;
  return purpose === undefined ? rest : { ...rest, purpose: PURPOSES[purpose] };
}

export function toVariables(list: ListingAddress): ListingPageQueryVariables {
  return { ...closedVariables(list), sort: SORTS[list.sort] };
}

/** Of what was sold or rented, which has one order. */
export function closedVariables({ filter, page }: Pick<ListingAddress, 'filter' | 'page'>) {
  return { filter: toPropertyFilter(filter), page, pageSize: LIMITS.page.defaultSize };
}

const PURPOSES: Record<NonNullable<SearchFilter['purpose']>, Purpose> = {
  sell: 'SELL',
  rent: 'RENT',
};

const SORTS: Record<SearchSort, PropertySort> = {
  relevance: 'RELEVANCE',
  newest: 'NEWEST',
  price_asc: 'PRICE_ASC',
  price_desc: 'PRICE_DESC',
  area_asc: 'AREA_ASC',
  area_desc: 'AREA_DESC',
};
