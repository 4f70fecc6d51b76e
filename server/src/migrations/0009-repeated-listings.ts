import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Listings of other accounts with the same facts are found at once (D-112). */
export class RepeatedListings1764000000009 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(
      'CREATE INDEX property_same_facts ON property (city, price, area_sqm) WHERE price > 0',
    );
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP INDEX property_same_facts');
  }
}
