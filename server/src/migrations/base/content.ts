/**
 * Blog posts (V-3-11) and feedback. A post is public once it is no draft and its time has come, so a scheduled
 * one needs no job to appear (D-59).
 */
export const CONTENT_TABLES = `
  CREATE TABLE blog (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    slug text COLLATE "C" NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$') UNIQUE,
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
    CONSTRAINT blog_published_check CHECK (status = 'draft' OR published_at IS NOT NULL)
  );
  CREATE INDEX blog_newest ON blog (published_at DESC, id DESC)
    WHERE status <> 'draft';

  CREATE TABLE feedback (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    name text NOT NULL,
    rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
    text text NOT NULL,
    account_id text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX feedback_newest ON feedback (created_at DESC, id DESC);
`;
