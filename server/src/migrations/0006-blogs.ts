import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Blog posts (V-3-11). A post is public once it is not a draft and its time has come, so a scheduled one
 * needs no job to appear (D-59); the list walks one index.
 */
export class Blogs1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blog');
  }
}

const UP: readonly string[] = [
  `CREATE TABLE blog (
     id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
     slug text COLLATE "C" NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
     title text NOT NULL CHECK (title <> ''),
     excerpt text NOT NULL DEFAULT '',
     content text NOT NULL DEFAULT '',
     word_count integer NOT NULL DEFAULT 0 CHECK (word_count >= 0),
     author_name text NOT NULL DEFAULT 'Admin' CHECK (author_name <> ''),
     categories text[] NOT NULL DEFAULT '{General}' CHECK (cardinality(categories) > 0),
     status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'scheduled')),
     published_at timestamptz(3),
     featured boolean NOT NULL DEFAULT false,
     picture jsonb,
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     updated_at timestamptz(3) NOT NULL DEFAULT now(),
     CHECK (status = 'draft' OR published_at IS NOT NULL)
   )`,
  `CREATE INDEX blog_newest ON blog (published_at DESC, id DESC) WHERE status <> 'draft'`,
];
