import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages with a code lie in the outbox sealed and end with their code. The columns in the clear go:
 * what an earlier version has written there and not delivered is given up, as its code is old by now.
 */
export class SealedMessages1700000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE outbox SET failed_at = now(), last_error = 'expired'
      WHERE code IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL`);
    await runner.query(`
      ALTER TABLE outbox
        ADD COLUMN sealed bytea,
        ADD COLUMN expires_at timestamptz,
        ALTER COLUMN text DROP NOT NULL`);
    await runner.query(`UPDATE outbox SET text = NULL WHERE code IS NOT NULL OR text = ''`);
    await runner.query(`
      ALTER TABLE outbox
        DROP COLUMN code,
        ADD CONSTRAINT outbox_clear_or_sealed CHECK (sealed IS NULL OR (text IS NULL AND subject IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE outbox SET failed_at = now(), last_error = 'expired'
      WHERE sealed IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL`);
    await runner.query(`UPDATE outbox SET text = '' WHERE text IS NULL`);
    await runner.query(`
      ALTER TABLE outbox
        DROP CONSTRAINT outbox_clear_or_sealed,
        DROP COLUMN sealed,
        DROP COLUMN expires_at,
        ALTER COLUMN text SET NOT NULL,
        ADD COLUMN code text`);
  }
}
