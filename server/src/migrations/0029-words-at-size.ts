import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

const OFFERED = `approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')`;
const TRAITS = 'listing_traits(subtype, bedrooms, area_sqm, price)';
/** Rows that wait to be sorted into an index of words are looked through by every search: few of them. */
const FEW_WAIT = 'WITH (gin_pending_list_limit = 256)';

/** Searches for words that many listings have stay quick at a million of them. */
export class WordsAtSize1764000000029 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      -- What a search narrows words by in one key of their index: the kind and the bedrooms, alone and together, and in
      -- which band the size and the price stand, each a tenth more than the one below it. Null where it is not known.
      CREATE FUNCTION listing_traits(
        subtype text, bedrooms smallint, area_sqm double precision, price bigint) RETURNS text[]
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        AS $$ SELECT ARRAY[
          'kind ' || subtype,
          'kind ' || subtype || ' ' || bedrooms,
          'bedrooms ' || bedrooms,
          'size ' || CASE WHEN area_sqm > 0 THEN floor(ln(area_sqm) * 10)::int END,
          'price ' || CASE WHEN price > 0 THEN floor(ln(price::double precision) * 10)::int END] $$;
      -- Every band between two values above 0.
      CREATE FUNCTION trait_bands(trait text, low double precision, high double precision) RETURNS text[]
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        AS $$ SELECT array_agg(trait || ' ' || band)
          FROM generate_series(floor(ln(low) * 10)::int, floor(ln(high) * 10)::int) AS band $$;

      DROP INDEX property_search;
      CREATE INDEX property_search ON property
        USING gin (state, city, subtype, amenity_bits, (${TRAITS}), search) ${FEW_WAIT}
        WHERE ${OFFERED};
      -- Featured ones come first: a tenth of the listings fills most pages and says what many have.
      CREATE INDEX property_featured_search ON property
        USING gin (state, city, subtype, amenity_bits, (${TRAITS}), search) ${FEW_WAIT}
        WHERE ${OFFERED} AND featured`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query(`
      DROP INDEX property_featured_search, property_search;
      CREATE INDEX property_search ON property USING gin (state, city, subtype, amenity_bits, search) ${FEW_WAIT}
        WHERE ${OFFERED};
      DROP FUNCTION trait_bands, listing_traits`);
  }
}
