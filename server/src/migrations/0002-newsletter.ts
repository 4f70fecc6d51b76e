import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Newsletter1764000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsletter_subscriber (
        id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
        email text COLLATE "C" NOT NULL UNIQUE,
        confirmed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX newsletter_subscriber_newest ON newsletter_subscriber (created_at DESC, id DESC);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE newsletter_subscriber');
  }
}
