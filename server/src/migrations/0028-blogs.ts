import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/**
 * Posts are written here: pinned ones stand first, words find them, likes and shares are counted, and visitors
 * comment on them (V-2.8, A-3-08).
 */
export class Blogs1764000000028 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      ALTER TABLE blog
        ADD COLUMN pinned boolean NOT NULL DEFAULT false,
        ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
        ADD COLUMN gallery jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN author_picture jsonb,
        ADD COLUMN likes integer NOT NULL DEFAULT 0,
        ADD COLUMN shares integer NOT NULL DEFAULT 0,
        ADD COLUMN former_slugs text[] NOT NULL DEFAULT '{}',
        ADD COLUMN words text NOT NULL DEFAULT '',
        ADD COLUMN version integer NOT NULL DEFAULT 1`);
    await runner.query(`
      UPDATE blog SET words = title || ' ' || excerpt || ' ' || author_name || ' ' ||
        array_to_string(categories, ' ') || ' ' || regexp_replace(content, '<[^>]*>', ' ', 'g')`);
    await runner.query(`
      DROP INDEX blog_newest;
      CREATE INDEX blog_newest ON blog (pinned, published_at, id) WHERE status <> 'draft';
      CREATE INDEX blog_changed ON blog (updated_at, id);
      CREATE INDEX blog_words ON blog USING gin (to_tsvector('listing', words));
      CREATE INDEX blog_former_slugs ON blog USING gin (former_slugs)`);
    await runner.query(`
      CREATE TABLE blog_reaction (
        blog_id text COLLATE "C" NOT NULL REFERENCES blog (id) ON DELETE CASCADE,
        kind text NOT NULL CONSTRAINT blog_reaction_kind_check CHECK (kind IN ('like', 'share')),
        visitor text COLLATE "C" NOT NULL,
        day date NOT NULL,
        PRIMARY KEY (blog_id, kind, visitor, day)
      );
      CREATE INDEX blog_reaction_day ON blog_reaction (day)`);
    await runner.query(`
      CREATE TABLE blog_comment (
        id text COLLATE "C" PRIMARY KEY CONSTRAINT blog_comment_id_check CHECK (id ~ '^[0-9a-f]{24}$'),
        blog_id text COLLATE "C" NOT NULL REFERENCES blog (id) ON DELETE CASCADE,
        name text NOT NULL,
        message text NOT NULL,
        email text,
        account_id text COLLATE "C" REFERENCES account (id) ON DELETE CASCADE,
        held_for text CONSTRAINT blog_comment_held_for_check CHECK (held_for IN ('link', 'words', 'rate')),
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX blog_comment_of_blog ON blog_comment (blog_id, created_at, id) WHERE held_for IS NULL;
      CREATE INDEX blog_comment_shown ON blog_comment (created_at, id) WHERE held_for IS NULL;
      CREATE INDEX blog_comment_held ON blog_comment (created_at, id) WHERE held_for IS NOT NULL;
      CREATE INDEX blog_comment_account ON blog_comment (account_id) WHERE account_id IS NOT NULL;
      CREATE INDEX blog_comment_email ON blog_comment (email) WHERE email IS NOT NULL`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query('DROP TABLE blog_comment, blog_reaction');
    await runner.query(`
      DROP INDEX blog_newest, blog_changed, blog_words, blog_former_slugs;
      ALTER TABLE blog DROP COLUMN pinned, DROP COLUMN tags, DROP COLUMN gallery,
        DROP COLUMN author_picture, DROP COLUMN likes, DROP COLUMN shares, DROP COLUMN former_slugs,
        DROP COLUMN words, DROP COLUMN version;
      CREATE INDEX blog_newest ON blog (published_at DESC, id DESC) WHERE status <> 'draft'`);
  }
}
