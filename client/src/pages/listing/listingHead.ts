import type { SearchFilter } from '../../../../schema/search.ts';
import { cityPath, listingPath, subtypePath } from '../../../../schema/routes.ts';
import { describeSearch } from '../../features/search/filterWords.ts';
import type { FilterNames } from '../../features/search/filterWords.ts';
import type { ListingAddress } from '../../features/search/listingAddress.ts';
import { countText } from '../../features/search/resultCount.ts';
import type { PageHead } from '../head.ts';
import { cut, joinWithin, longestWithin, TITLE_LENGTH } from '../headTexts.ts';

interface Found {
  total: number;
  totalIsLowerBound: boolean;
  pageCount: number;
  /** The listings of the page: they tell how a place is spelled. */
  items: readonly { city: string; state: string; subtype: { key: string } }[];
}

/**
 * Filters multiply into countless addresses of the same homes. Search engines keep the plain ones (a
 * place, a type, or both) that hold at least three listings; the rest points to its nearest plain parent
 * (INTERFACE 6.2).
 */
export function listingHead(
  list: ListingAddress,
  names: FilterNames,
  found: Found,
  siteName: string,
  /** What is looked for, with what the keyword said. */
  read: SearchFilter = list.filter,
): PageHead {
  const { filter, page, sort, alsoClosed } = list;
  const plain = spelled(plainFilter(filter), found);
  const isPlain =
    sort === 'relevance' && !alsoClosed && Object.keys(plain).length === Object.keys(filter).length;
  const isIndexed = isPlain && (isAlwaysIndexed(plain) || found.total >= FEW);
  const words = describeSearch({ ...read, ...plain }, names);
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
    canonical: canonicalPath(plain, isIndexed ? page : 1, filter.state),
    isIndexed,
  };
}

function plainFilter({ city, state, type, subtype }: SearchFilter): SearchFilter {
  if (city && subtype) return { city, subtype };
  if (city && type) return { city, type };
  if (city) return { city };
  if (subtype) return { subtype };
  if (state) return { state };
  return type ? { type } : {};
}

/** The same filter as its listings spell it: 'bangalore' and 'Bengaluru' are one list. */
function spelled(plain: SearchFilter, { items: [first] }: Found): SearchFilter {
  const { city, state, type, subtype } = plain;
  return {
    ...plain,
    ...(type && { type: TYPE_ALIASES[type.toLowerCase()] ?? type.toLowerCase() }),
    ...(first && city && { city: first.city }),
    ...(first && state && { state: first.state }),
    ...(first && subtype && { subtype: first.subtype.key }),
  };
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

const TYPE_ALIASES: Readonly<Record<string, string>> = { agriculture: 'agricultural' };
const FEW = 3;
