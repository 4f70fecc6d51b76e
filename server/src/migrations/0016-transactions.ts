import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** All that was sold or rented, the latest first, also what no visitor sees any more. */
export class Transactions1764000000016 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(
      `CREATE INDEX property_transactions ON property (closed_at DESC, id DESC) INCLUDE (lifecycle)
       WHERE closed_at IS NOT NULL`,
    );
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP INDEX property_transactions');
  }
}
