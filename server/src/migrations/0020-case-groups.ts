import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Cases are narrowed by kind and by reason, and counted by both and their status. */
export class CaseGroups1764000000020 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query('CREATE INDEX case_file_kind ON case_file (kind, reason, status)');
    await runner.query('CREATE INDEX case_file_reason ON case_file (reason, status)');
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP INDEX case_file_kind, case_file_reason');
  }
}
