import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { kindsStatement, pricesStatement, townsStatement } from './summariseCity.sql.ts';

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
  return database.read(prepared('city_kinds', kindsStatement(city, state)));
}

/** Listings without a price count for nothing. */
export function summarisePrices(
  database: Database,
  city: string,
  state: string,
): Promise<KindPrices[]> {
  return database.read(prepared('city_prices', pricesStatement(city, state, PRICES_FROM)));
}

/** Public listings of the towns of these names; towns without one are left out. */
export function countTowns(
  database: Database,
  names: readonly string[],
): Promise<{ city: string; state: string; count: number }[]> {
  return database.read(prepared('count_towns', townsStatement(names)));
}
