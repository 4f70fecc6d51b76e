import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** Offices of which one is told to everybody, and the pages that administrators have written. */
export class OfficesAndPages1764000000025 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      CREATE TABLE office (
        id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
        address text NOT NULL,
        phone text NOT NULL,
        email text NOT NULL,
        logo jsonb,
        is_active boolean NOT NULL DEFAULT false,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL
      );
      CREATE UNIQUE INDEX office_active ON office (is_active) WHERE is_active;
      CREATE INDEX office_newest ON office (created_at, id)`);
    await runner.query(`
      CREATE TABLE static_page (
        key text COLLATE "C" CONSTRAINT static_page_pkey PRIMARY KEY CONSTRAINT static_page_key_check
          CHECK (key IN ('about-us', 'contact-us', 'privacy-policy', 'terms-of-service')),
        title text NOT NULL,
        description text NOT NULL,
        content text NOT NULL,
        status text NOT NULL CONSTRAINT static_page_status_check CHECK (status IN ('draft', 'published')),
        tags text[] NOT NULL DEFAULT '{}',
        picture jsonb,
        pictures jsonb NOT NULL DEFAULT '[]',
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL
      )`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP TABLE static_page, office');
  }
}
