import type { Rollup } from '../platform/database/rollup.sql.ts';
import { IS_AVAILABLE } from './publicListing.ts';

/**
 * What is counted of listings: totals and facets add up a few hundred rows instead of counting listings, deep
 * pages jump by days and price bands, and dashboards show how many stand where.
 */
export const LISTING_ROLLUPS: readonly Rollup[] = [
  {
    table: 'listing_count',
    source: 'property',
    where: IS_AVAILABLE,
    key: {
      city: 'city',
      state: 'state',
      subtype: 'subtype',
      purpose: 'purpose',
      bedrooms: 'coalesce(bedrooms, -1)',
    },
  },
  {
    table: 'listing_choice',
    source: 'property',
    where: IS_AVAILABLE,
    key: { purpose: 'purpose', subtype: 'subtype', bit: 'unnest(fact_bits(facts))' },
  },
  {
    table: 'listing_locality',
    source: 'property',
    where: IS_AVAILABLE,
    key: {
      city: 'city',
      state: 'state',
      locality: 'locality',
      place: 'place',
      subtype: 'subtype',
      purpose: 'purpose',
    },
  },
  {
    table: 'listing_project',
    source: 'property',
    where: `${IS_AVAILABLE} AND project <> ''`,
    key: { project: 'project', city: 'city', state: 'state' },
  },
  {
    table: 'listing_day',
    source: 'property',
    where: IS_AVAILABLE,
    key: { featured: 'featured', day: `(created_at AT TIME ZONE 'UTC')::date` },
  },
  {
    table: 'listing_price_band',
    source: 'property',
    where: IS_AVAILABLE,
    key: { purpose: 'purpose', band: 'price_band(price)' },
  },
  {
    table: 'listing_state',
    source: 'property',
    where: 'true',
    key: { approval_status: 'approval_status', is_active: 'is_active', lifecycle: 'lifecycle' },
  },
];
