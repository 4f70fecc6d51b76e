import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Parts of the addresses of subscribers are looked for. */
export class Messages1764000000026 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      CREATE INDEX newsletter_subscriber_words ON newsletter_subscriber USING gin (email gin_trgm_ops)`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP INDEX newsletter_subscriber_words');
  }
}
