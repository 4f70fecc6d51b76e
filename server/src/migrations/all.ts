import { Base1796000000001 } from './0001-base.ts';
import { ListingFacts1796100000002 } from './0002-listing-facts.ts';

/** Every migration, oldest first. */
export const MIGRATIONS = [Base1796000000001, ListingFacts1796100000002];
