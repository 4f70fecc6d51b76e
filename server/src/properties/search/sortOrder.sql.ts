import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type SearchSort } from '../../../../schema/search.ts';

export interface OrderTerm {
  column: 'id' | 'featured' | 'created_at' | 'price' | 'area_sqm';
  descending: boolean;
  /** Orders by whether the column is 0 instead of by the column. */
  isZero?: true;
}

/**
 * How a sort is walked. `branches` split the list into parts that an index serves in order, each with its
 * own ORDER BY and LIMIT, merged afterwards: a sort by a column that does not lead its index.
 */
export interface SortOrder {
  terms: readonly OrderTerm[];
  branches: readonly Sql[];
}

/** A listing without a price or an area stands as 0 and comes last either way. */
export function sortOrder(sort: SearchSort, purposeIsFixed: boolean): SortOrder {
  return SORT_ORDERS[sort](purposeIsFixed);
}

/** ORDER BY and its terms, of this table when it is named. */
export const orderBy = (terms: readonly OrderTerm[], reversed: boolean, table?: Sql): Sql => {
  const sorted = terms.map(({ column, descending, isZero }) => {
    const name = table ? sql`${table}.${raw(column)}` : raw(column);
    const direction = raw(descending === reversed ? 'ASC' : 'DESC');
    return sql`${isZero ? sql`(${name} = 0)` : name} ${direction}`;
  });
  return sql`ORDER BY ${join(sorted, ', ')}`;
};

/** What must be known of a listing to put it in this order. */
export const columnsOf = (terms: readonly OrderTerm[]): Sql =>
  raw([...new Set(terms.map(({ column }) => column))].join(', '));

const ascending = (column: OrderTerm['column']): OrderTerm => ({ column, descending: false });
const descending = (column: OrderTerm['column']): OrderTerm => ({ column, descending: true });
const zeroLast = (column: OrderTerm['column']): OrderTerm => ({
  ...ascending(column),
  isZero: true,
});

const SELL = sql`purpose = 'sell'`;
const RENT = sql`purpose = 'rent'`;

const SORT_ORDERS: Record<SearchSort, (purposeIsFixed: boolean) => SortOrder> = {
  relevance: () => ({
    terms: [descending('featured'), descending('created_at'), descending('id')],
    branches: [],
  }),
  newest: () => ({
    terms: [descending('created_at'), descending('id')],
    branches: [sql`featured`, sql`NOT featured`],
  }),
  price_asc: (purposeIsFixed) => ({
    terms: [zeroLast('price'), ascending('price'), ascending('id')],
    branches: (purposeIsFixed ? [sql`true`] : [SELL, RENT]).flatMap((purpose) => [
      sql`${purpose} AND price > 0`,
      sql`${purpose} AND price = 0`,
    ]),
  }),
  price_desc: (purposeIsFixed) => ({
    terms: [descending('price'), descending('id')],
    branches: purposeIsFixed ? [] : [SELL, RENT],
  }),
  area_asc: () => ({
    terms: [zeroLast('area_sqm'), ascending('area_sqm'), ascending('id')],
    branches: [sql`area_sqm > 0`, sql`area_sqm = 0`],
  }),
  area_desc: () => ({ terms: [descending('area_sqm'), descending('id')], branches: [] }),
};
