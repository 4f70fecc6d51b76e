import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** What administrators have changed of the settings; the others have no row. */
export class Settings1764000000013 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      CREATE TABLE setting (
        key text COLLATE "C" PRIMARY KEY,
        value jsonb,
        changed_by text COLLATE "C" REFERENCES account ON DELETE SET NULL,
        changed_at timestamptz(3) NOT NULL
      )`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP TABLE setting');
  }
}
