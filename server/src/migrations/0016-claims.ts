import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message under way names the process that has it; codes are found before what is none. */
export class Claims1700000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN claimed_by text');
    await runner.query(
      'CREATE INDEX outbox_claimed ON outbox (claimed_by) WHERE claimed_by IS NOT NULL',
    );
    await runner.query('DROP INDEX outbox_waiting');
    await runner.query(`
      CREATE INDEX outbox_waiting ON outbox (channel, (sealed IS NULL), next_at, id)
      WHERE sent_at IS NULL AND failed_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_waiting');
    await runner.query(
      'CREATE INDEX outbox_waiting ON outbox (next_at) WHERE sent_at IS NULL AND failed_at IS NULL',
    );
    await runner.query('ALTER TABLE outbox DROP COLUMN claimed_by');
  }
}
