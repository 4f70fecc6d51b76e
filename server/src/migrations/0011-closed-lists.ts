import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** What was sold or rented. */
const CLOSED = `approval_status = 'approved' AND is_active AND lifecycle IN ('sold', 'rented')`;
/** Every column that a search filters by, so that a page of ids is picked by an index-only walk. */
const FILTERED = `place, subtype, purpose, price, area_sqm, bedrooms, bathrooms, rooms, amenity_mask, is_new_project`;

/** Lists of what was sold or rented, the latest first: everywhere, of a city, and by words (D-105). */
export class ClosedLists1764000000011 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      CREATE INDEX property_closed_feed ON property (closed_at DESC, id DESC)
        INCLUDE (state, city, ${FILTERED}) WHERE ${CLOSED};
      CREATE INDEX property_city_closed ON property (city, closed_at DESC, id DESC)
        INCLUDE (state, ${FILTERED}) WHERE ${CLOSED};
      CREATE INDEX property_closed_search ON property USING gin (state, city, subtype, amenity_bits, search)
        WITH (gin_pending_list_limit = 256) WHERE ${CLOSED}`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query(
      'DROP INDEX property_closed_feed, property_city_closed, property_closed_search',
    );
  }
}
