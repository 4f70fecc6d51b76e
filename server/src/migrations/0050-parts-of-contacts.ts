import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Administrators find people by a part of an e-mail address and by the last four digits of a mobile. */
export class PartsOfContacts1764000000050 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      CREATE INDEX account_email_parts ON account USING gin (lower(email) gin_trgm_ops);
      CREATE INDEX account_mobile_end ON account (right(mobile, 4))`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP INDEX account_email_parts, account_mobile_end');
  }
}
