import { type SearchSort } from '../../../../schema/search.ts';

export interface OrderTerm {
  expression: string;
  descending: boolean;
}

/**
 * How a sort is walked. `branches` split the list into parts that an index serves in order, each with its
 * own ORDER BY and LIMIT, merged afterwards: a sort by a column that does not lead its index.
 */
export interface SortOrder {
  terms: readonly OrderTerm[];
  branches: readonly string[];
}

/** A listing without a price or an area stands as 0 and comes last either way (D-16). */
export function sortOrder(sort: SearchSort, purposeIsFixed: boolean): SortOrder {
  return SORT_ORDERS[sort](purposeIsFixed);
}

export function orderBy(terms: readonly OrderTerm[], reversed: boolean, prefix = ''): string {
  return terms
    .map(({ expression, descending }) => {
      const column = expression.replace(/\b(?=price|area_sqm|created_at|featured|id\b)/, prefix);
      return column + (descending === reversed ? ' ASC' : ' DESC');
    })
    .join(', ');
}

const ascending = (expression: string): OrderTerm => ({ expression, descending: false });
const descending = (expression: string): OrderTerm => ({ expression, descending: true });

const SELL = "purpose = 'sell'";
const RENT = "purpose = 'rent'";

const SORT_ORDERS: Record<SearchSort, (purposeIsFixed: boolean) => SortOrder> = {
  relevance: () => ({
    terms: [descending('featured'), descending('created_at'), descending('id')],
    branches: [],
  }),
  newest: () => ({
    terms: [descending('created_at'), descending('id')],
    branches: ['featured', 'NOT featured'],
  }),
  price_asc: (purposeIsFixed) => ({
    terms: [ascending('(price = 0)'), ascending('price'), ascending('id')],
    branches: (purposeIsFixed ? ['true'] : [SELL, RENT]).flatMap((purpose) => [
      purpose + ' AND price > 0',
      purpose + ' AND price = 0',
    ]),
  }),
  price_desc: (purposeIsFixed) => ({
    terms: [descending('price'), descending('id')],
    branches: purposeIsFixed ? [] : [SELL, RENT],
  }),
  area_asc: () => ({
    terms: [ascending('(area_sqm = 0)'), ascending('area_sqm'), ascending('id')],
    branches: ['area_sqm > 0', 'area_sqm = 0'],
  }),
  area_desc: () => ({ terms: [descending('area_sqm'), descending('id')], branches: [] }),
};
