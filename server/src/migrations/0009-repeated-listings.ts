import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/**
 * Listings of other accounts with the same facts are found at once (D-112). The key is an expression, so that no
 * search by city or price takes this index for its own.
 */
export class RepeatedListings1764000000009 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(
      "CREATE INDEX property_same_facts ON property ((city || ' ' || price::text)) WHERE price > 0",
    );
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP INDEX property_same_facts');
  }
}
