import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People, the builder organisations they work for, and the audit of what was granted (V-3-01, D-99, D-100). */
export class Accounts1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE organisation (
        id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE account (
        id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
        name text,
        mobile text UNIQUE CHECK (mobile ~ '^[6-9][0-9]{9}$'),
        email text,
        user_type text NOT NULL CHECK (user_type IN ('buyer', 'seller', 'builder', 'site_admin')),
        kind text CHECK (kind IN ('owner', 'agent', 'builder')),
        role text CHECK (role IN ('admin', 'manager', 'executive', 'site_admin')),
        organisation_id text COLLATE "C" REFERENCES organisation (id),
        verification_level text NOT NULL DEFAULT 'basic'
          CHECK (verification_level IN ('basic', 'verified', 'premium')),
        status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive', 'blocked')),
        avatar jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE UNIQUE INDEX account_email ON account (lower(email))');
    await runner.query(`
      CREATE TABLE audit_entry (
        id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
        at timestamptz NOT NULL DEFAULT now(),
        actor text NOT NULL,
        action text NOT NULL,
        subject text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry');
    await runner.query('DROP TABLE account');
    await runner.query('DROP TABLE organisation');
  }
}
