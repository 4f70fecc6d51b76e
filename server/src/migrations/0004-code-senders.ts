import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A right code gives its place in the limit of the connection back (D-111). */
export class CodeSenders1764000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE one_time_code ADD sent_from text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE one_time_code DROP sent_from');
  }
}
