import type { SearchFilter } from '../../../../schema/search.ts';
import { cityPath, listingPath, subtypePath } from '../../../../schema/routes.ts';
import { describeSearch } from '../../features/market/search/filterWords.ts';
import type { FilterNames } from '../../features/market/search/filterWords.ts';
import type { ListingAddress } from '../../features/market/search/listingAddress.ts';
import { countText } from '../../features/market/search/resultCount.ts';
import type { PageHead } from '../head.ts';
import { cut, joinWithin, longestWithin, TITLE_LENGTH } from '../headTexts.ts';

interface Found {
  total: number;
  totalIsLowerBound: boolean;
  pageCount: number;
}

/**
 * Filters multiply into countless addresses of the same homes. Search engines keep the plain ones (a
 * place, a type, or both) that hold at least three listings, and leave out the rest.
 */
export function listingHead(
  list: ListingAddress,
  names: FilterNames,
  found: Found,
  siteName: string,
  /** What is looked for, by the names of the market and with what the keyword said. */
  read: SearchFilter = list.filter,
): PageHead {
  const { filter, page, sort, alsoClosed } = list;
  const plain = plainFilter(filter, read);
  const isPlain =
    sort === 'relevance' && !alsoClosed && Object.keys(plain).length === Object.keys(filter).length;
  const isIndexed = isPlain && (isAlwaysIndexed(plain) || found.total >= FEW);
  const words = describeSearch(read, names);
  const pageOf = page > 1 ? ` - Page ${page} of ${found.pageCount}` : '';
  const count = countText(found.total, found.totalIsLowerBound);
  return {
    title: longestWithin(TITLE_LENGTH, [
      `${words}${pageOf} | ${siteName}`,
      `${words}${pageOf}`,
      words,
    ]),
    description: joinWithin(`${cut(words, 80)}${pageOf}: `, [
      `${count} ${found.total === 1 ? 'listing' : 'listings'} with prices`,
      'areas',
      'photos and amenities',
      'direct contact with sellers',
    ]),
    canonical: isIndexed ? canonicalPath(plain, page, filter.state && read.state) : null,
  };
}

/** What a plain list has of the filters of the address, as the market calls it: 'bangalore' and 'Bengaluru' are one. */
function plainFilter(filter: SearchFilter, read: SearchFilter): SearchFilter {
  const { city, state, type, subtype } = filter;
  if (city && subtype) return { city: read.city, subtype: read.subtype };
  if (city && type) return { city: read.city, type: read.type };
  if (city) return { city: read.city };
  if (subtype) return { subtype: read.subtype };
  if (state) return { state: read.state };
  return type ? { type: read.type } : {};
}

/** The whole market, and the pages of the subtypes, however few they hold. */
function isAlwaysIndexed(plain: SearchFilter): boolean {
  const keys = Object.keys(plain);
  return keys.length === 0 || (keys.length === 1 && plain.subtype !== undefined);
}

/** A subtype and a city have pages of their own; the list of a city from its second page on is a list. */
function canonicalPath(plain: SearchFilter, page: number, state?: string): string {
  const { city, subtype, ...rest } = plain;
  const isAlone = Object.keys(rest).length === 0;
  if (subtype && !city && isAlone) return subtypePath(subtype, {}, { page });
  if (city && !subtype && isAlone && page === 1) return cityPath(city, state);
  return listingPath(plain, { page });
}

const FEW = 3;
