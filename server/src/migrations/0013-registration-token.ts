import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A registration is looked up by its token at a call that anybody can make, so it must not cost a scan. */
export class RegistrationToken1700000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNIQUE INDEX registration_token ON registration (token_hash)
         WHERE token_hash IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX registration_token');
  }
}
