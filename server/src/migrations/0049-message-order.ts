import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Of what waits, what was tried less often is found first, codes before what is none. */
export class MessageOrder1764000000049 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      DROP INDEX outbox_waiting;
      CREATE INDEX outbox_waiting ON outbox (channel, (sealed IS NULL), attempts, next_at, id)
        WHERE sent_at IS NULL AND failed_at IS NULL`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query(`
      DROP INDEX outbox_waiting;
      CREATE INDEX outbox_waiting ON outbox (channel, (sealed IS NULL), next_at, id)
        WHERE sent_at IS NULL AND failed_at IS NULL`);
  }
}
