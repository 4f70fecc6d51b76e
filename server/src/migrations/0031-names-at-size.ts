import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** How places are written and how many listings they have is read from the indexes of their count alone. */
export class NamesAtSize1764000000031 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      DROP INDEX listing_locality_place, listing_locality_city, listing_locality_locality;
      CREATE INDEX listing_locality_place ON listing_locality (place, city, state, locality) INCLUDE (count);
      CREATE INDEX listing_locality_city ON listing_locality (city, place)
        INCLUDE (state, locality, subtype, purpose, count);
      CREATE INDEX listing_locality_locality ON listing_locality (locality, city, state, place) INCLUDE (count)`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query(`
      DROP INDEX listing_locality_place, listing_locality_city, listing_locality_locality;
      CREATE INDEX listing_locality_place ON listing_locality (place);
      CREATE INDEX listing_locality_city ON listing_locality (city, place);
      CREATE INDEX listing_locality_locality ON listing_locality (locality)`);
  }
}
