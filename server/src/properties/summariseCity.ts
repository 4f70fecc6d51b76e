import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { type Database } from '../platform/database/connect.ts';
import { IS_PUBLIC } from './search/conditions.ts';

/** Public listings of one town by subtype and purpose. */
export interface KindCount {
  subtype: string;
  purpose: 'sell' | 'rent';
  count: number;
}

/** Prices of one type and purpose in one town, in whole rupees; rents are a month's. */
export interface KindPrices {
  type: string;
  purpose: 'sell' | 'rent';
  lowest: number;
  median: number;
  highest: number;
  /** Listings with a price that were looked at. */
  counted: number;
}

/**
 * Prices come from the listings that a list of the town shows first, so a large city costs no more than a
 * town does. Up to this many listings the figures are exact.
 */
export const PRICES_FROM = 2_000;

export function countKinds(database: Database, city: string, state: string): Promise<KindCount[]> {
  return database.read({
    name: 'city_kinds',
    text: `SELECT subtype, purpose, sum(count)::int AS count FROM listing_count
           WHERE city = $1 AND state = $2 GROUP BY subtype, purpose HAVING sum(count) > 0`,
    values: [city, state],
  });
}

/** Listings without a price count for nothing. */
export function summarisePrices(
  database: Database,
  city: string,
  state: string,
): Promise<KindPrices[]> {
  return database.read({
    name: 'city_prices',
    text: PRICES,
    values: [city, state, SUBTYPES.map(({ key }) => key), SUBTYPES.map(({ type }) => type)],
  });
}

/** Public listings of the towns of these names; towns without one are left out. */
export function countTowns(
  database: Database,
  names: readonly string[],
): Promise<{ city: string; state: string; count: number }[]> {
  return database.read({
    name: 'count_towns',
    text: `SELECT city, state, sum(count)::int AS count FROM listing_count
           WHERE city = ANY($1) GROUP BY city, state HAVING sum(count) > 0`,
    values: [names],
  });
}

/** "IS TRUE" keeps the walk on the town's own order, which holds every column that is read here. */
const PRICES = [
  'SELECT kind.type, shown.purpose, min(price) AS lowest,',
  'percentile_disc(0.5) WITHIN GROUP (ORDER BY price) AS median,',
  'max(price) AS highest, count(*)::int AS counted',
  'FROM (SELECT subtype, purpose, price FROM property WHERE',
  IS_PUBLIC,
  'AND city = $1 AND (state = $2) IS TRUE',
  'ORDER BY featured DESC, created_at DESC, id DESC LIMIT',
  PRICES_FROM,
  ') AS shown JOIN unnest($3::text[], $4::text[]) AS kind (subtype, type) USING (subtype)',
  'WHERE price > 0 GROUP BY kind.type, shown.purpose',
].join(' ');
