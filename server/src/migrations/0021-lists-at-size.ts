import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** What an administrator narrows listings by stands in the indexes of their order. */
const NARROWED = 'state, city, subtype, purpose';

/** Lists of administrators, and the parts of places, stay quick at a million listings. */
export class ListsAtSize1764000000021 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      DROP INDEX property_newest, property_pending, property_rejected;
      CREATE INDEX property_newest ON property (created_at DESC, id DESC)
        INCLUDE (approval_status, ${NARROWED});
      CREATE INDEX property_pending ON property (created_at, id) INCLUDE (${NARROWED})
        WHERE approval_status = 'pending';
      CREATE INDEX property_rejected ON property (updated_at DESC, id DESC) INCLUDE (${NARROWED})
        WHERE approval_status = 'rejected';
      CREATE INDEX property_city_newest ON property (city, created_at DESC, id DESC)
        INCLUDE (approval_status, state, subtype, purpose)`);
    await runner.query(`
      DROP INDEX listing_locality_city;
      CREATE INDEX listing_locality_city ON listing_locality (city, place)`);
    await runner.query(`
      CREATE INDEX case_file_settled ON case_file
        ((coalesce(appeal_decided_at, decided_at)) DESC NULLS LAST, id DESC)
        WHERE status IN ('decided', 'closed');
      CREATE INDEX case_file_words ON case_file USING gin ((
        coalesce(property_title, '') || E'\\n' || coalesce(property_id, '') || E'\\n' || text || E'\\n' ||
        coalesce(name, '') || E'\\n' || coalesce(contact, '')) gin_trgm_ops)`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query(`
      DROP INDEX property_newest, property_pending, property_rejected, property_city_newest,
        listing_locality_city, case_file_settled, case_file_words;
      CREATE INDEX property_newest ON property (created_at DESC, id DESC) INCLUDE (approval_status);
      CREATE INDEX property_pending ON property (created_at, id) WHERE approval_status = 'pending';
      CREATE INDEX property_rejected ON property (updated_at DESC, id DESC)
        WHERE approval_status = 'rejected';
      CREATE INDEX listing_locality_city ON listing_locality (city)`);
  }
}
