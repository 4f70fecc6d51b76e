import { type Context } from '../src/platform/context.ts';
import { type Database } from '../src/platform/database/connect.ts';
import { type PropertySearch } from '../src/properties/findProperties.ts';
import { type Sample } from './samples.ts';

/** What p95 at a million listings, and p50 there against 10,000, may be. */
export interface Target {
  /** Milliseconds, or times the p95 of another query in the same run. */
  p95: number | { times: number; of: string };
  growth: number;
}

export interface BenchQuery {
  name: string;
  target: Target;
  run: (bench: Bench, sample: Sample) => Promise<unknown>;
}

export interface Bench {
  database: Database;
  search: PropertySearch;
  /** A request of this account. */
  asAccount: (id: string, userType: 'seller' | 'site_admin') => Context;
  /** Public listings in all, and for sale. */
  total: number;
  forSale: number;
}
