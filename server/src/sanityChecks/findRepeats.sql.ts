import sql, { raw } from 'sql-template-tag';
import { LIMITS } from '../../../schema/limits.ts';
import { wholeNumber } from '../platform/database/wholeNumber.ts';
import { type PropertyRow } from '../properties/property.row.ts';

/** Rows `{ id, repeat }`: for each listing those of other accounts with the same facts, at most ten of each. */
export const repeatsStatement = (listings: readonly PropertyRow[]) => sql`
  SELECT listing.id, same.id AS repeat
  FROM unnest(${listings.map(({ id }) => id)}::text[], ${listings.map(({ sellerId }) => sellerId)}::text[],
    ${listings.map(({ city }) => city)}::text[], ${listings.map(({ state }) => state)}::text[],
    ${listings.map(({ subtype }) => subtype)}::text[], ${listings.map(({ purpose }) => purpose)}::text[],
    ${listings.map(({ price }) => price)}::bigint[], ${listings.map(({ areaSqm }) => areaSqm)}::double precision[],
    ${listings.map(({ bedrooms }) => bedrooms)}::int[],
    ${listings.map(({ createdAt }) => createdAt)}::timestamptz[])
    AS listing (id, seller_id, city, state, subtype, purpose, price, area_sqm, bedrooms, created_at)
  CROSS JOIN LATERAL (
    SELECT p.id FROM property p
    WHERE p.price > 0 AND (p.city || ' ' || p.price::text) = (listing.city || ' ' || listing.price::text)
      AND p.city = listing.city AND p.price = listing.price AND p.area_sqm = listing.area_sqm
      AND p.state = listing.state AND p.subtype = listing.subtype AND p.purpose = listing.purpose
      AND p.bedrooms IS NOT DISTINCT FROM listing.bedrooms AND p.seller_id <> listing.seller_id
      AND p.created_at BETWEEN listing.created_at - ${DAYS} AND listing.created_at + ${DAYS}
    ORDER BY p.created_at, p.id LIMIT 10
  ) AS same`;

const DAYS = raw(`interval '${wholeNumber(LIMITS.sanityChecks.repeatDays)} days'`);
