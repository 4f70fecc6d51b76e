import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

const TEXTS = `to_tsvector('listing'::regconfig,
  title || ' ' || project || ' ' || locality || ' ' || city || ' ' || state || ' ' || description)`;
const IN_ORDER = `approval_status = 'approved' AND is_active`;
const OFFERED = `${IN_ORDER} AND lifecycle IN ('available', 'under_offer')`;
const KEYS = `state, city, subtype, amenity_bits, listing_traits(subtype, bedrooms, area_sqm, price), search`;
const FEW_WAIT = 'WITH (gin_pending_list_limit = 256)';

/** What a listing says by a choice of its form, and its amenities, are looked for like its words, in the index of words. */
export class ChoicesInWords1764000000037 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      -- One lexeme for each, 'furnishType=Furnished' or 'amenity=5', which no text can have.
      CREATE FUNCTION listing_choices(details jsonb, amenity_bits smallint[]) RETURNS tsvector
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        AS $$ SELECT array_to_tsvector(array_remove(ARRAY[
          'furnishType=' || (details->>'furnishType'),
          'constructionStatus=' || (details->>'constructionStatus'),
          'ownership=' || (details->>'ownership'),
          'facing=' || (details->>'facing'),
          'tenantPreference=' || (details->>'tenantPreference'),
          'gatedColony=' || (details->>'gatedColony')], NULL)
          || ARRAY(SELECT 'amenity=' || bit FROM unnest(amenity_bits) AS bit)) $$;`);
    await this.derive(runner, `${TEXTS} || listing_choices(details, amenity_bits)`);
  }

  async down(runner: Runner): Promise<void> {
    await this.derive(runner, TEXTS);
    await runner.query('DROP FUNCTION listing_choices');
  }

  /** A derived column cannot be derived otherwise: it is made anew, with every index that has it. */
  private async derive(runner: Runner, search: string): Promise<void> {
    await runner.query(`
      ALTER TABLE property DROP search;
      -- Read for every listing that a walk meets, it stays in its row; what only a page shows is put elsewhere first.
      ALTER TABLE property SET (toast_tuple_target = 8160);
      ALTER TABLE property ADD search tsvector NOT NULL GENERATED ALWAYS AS (${search}) STORED;
      ALTER TABLE property RESET (toast_tuple_target);
      ALTER TABLE property ALTER COLUMN search SET STORAGE MAIN, ALTER COLUMN search SET STATISTICS 1000;
      CREATE INDEX property_search ON property USING gin (${KEYS}) ${FEW_WAIT} WHERE ${OFFERED};
      CREATE INDEX property_featured_search ON property USING gin (${KEYS}) ${FEW_WAIT}
        WHERE ${OFFERED} AND featured;
      CREATE INDEX property_closed_search ON property USING gin (state, city, subtype, amenity_bits, search)
        ${FEW_WAIT} WHERE ${IN_ORDER} AND lifecycle IN ('sold', 'rented');
      CREATE INDEX property_hidden_search ON property USING gin (approval_status, state, city, subtype, search)
        WHERE NOT (${OFFERED});
      ANALYZE property (search)`);
  }
}
