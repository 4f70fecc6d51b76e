import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/**
 * The reports count what was posted, also what was removed since, by day, town and kind, and what administrators
 * decided, each out of one index (A-2.3-08, D-92).
 */
export class Reports1764000000019 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query('ALTER TABLE removed_property ADD COLUMN created_at timestamptz(3)');
    await runner.query(
      `UPDATE removed_property SET created_at = (listing->>'created_at')::timestamptz`,
    );
    await runner.query('CREATE INDEX removed_property_posted ON removed_property (created_at)');
    await runner.query(
      `CREATE INDEX audit_entry_decisions ON audit_entry (at, id) INCLUDE (action, subject)
       WHERE action IN ('property.approved', 'property.rejected', 'property.reopened')`,
    );
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP INDEX audit_entry_decisions, removed_property_posted');
    await runner.query('ALTER TABLE removed_property DROP COLUMN created_at');
  }
}
