import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** What limits have counted is worth no write to the disk: a database that dies begins to count anew. */
export class CountsWithoutALog1764000000036 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query('ALTER TABLE rate_limit SET UNLOGGED');
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('ALTER TABLE rate_limit SET LOGGED');
  }
}
