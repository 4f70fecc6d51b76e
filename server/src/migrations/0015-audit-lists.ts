import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** What was done is read newest first, of all and of one account. */
export class AuditLists1764000000015 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query('CREATE INDEX audit_entry_newest ON audit_entry (at DESC, id DESC)');
    await runner.query('CREATE INDEX audit_entry_actor ON audit_entry (actor, at DESC, id DESC)');
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP INDEX audit_entry_newest, audit_entry_actor');
  }
}
