import type { SearchFilter } from '../../../../schema/search.ts';
import { listingPath, subtypePath } from '../../../../schema/routes.ts';
import { describeSearch } from '../../features/search/filterWords.ts';
import type { FilterNames } from '../../features/search/filterWords.ts';
import type { ListingAddress } from '../../features/search/listingAddress.ts';
import { countText } from '../../features/search/resultCount.ts';
import type { PageHead } from '../head.ts';

interface Found {
  total: number;
  totalIsLowerBound: boolean;
  pageCount: number;
}

/**
 * Filters multiply into countless addresses of the same homes. Search engines keep the plain ones (a
 * place, a type, or both) that hold at least three listings; the rest points to its nearest plain parent.
 */
export function listingHead(
  list: ListingAddress,
  names: FilterNames,
  found: Found,
  siteName: string,
): PageHead {
  const { filter, page, sort } = list;
  const plain = plainFilter(filter);
  const isPlain = sort === 'relevance' && Object.keys(plain).length === Object.keys(filter).length;
  const isIndexed = isPlain && (Object.keys(plain).length === 0 || found.total >= FEW);
  const title = describeSearch(filter, names);
  const pageOf = page > 1 ? ` - Page ${page} of ${found.pageCount}` : '';
  const count = countText(found.total, found.totalIsLowerBound);
  return {
    title: `${title}${pageOf} | ${siteName}`,
    description: `${title}: ${count} listings with prices, areas, photos and amenities. Compare and contact the seller directly.`,
    canonical: canonicalPath(plain, isIndexed ? page : 1),
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

function canonicalPath(plain: SearchFilter, page: number): string {
  const { subtype, ...rest } = plain;
  return subtype && Object.keys(rest).length === 0
    ? subtypePath(subtype, {}, { page })
    : listingPath(plain, { page });
}

const FEW = 3;
