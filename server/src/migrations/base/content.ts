/** What administrators write, and what visitors say to the site. */
export const CONTENT_TABLES = `
  CREATE TABLE blog (
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
    pinned boolean NOT NULL DEFAULT false,
    tags text[] NOT NULL DEFAULT '{}',
    gallery jsonb NOT NULL DEFAULT '[]',
    author_picture jsonb,
    likes integer NOT NULL DEFAULT 0,
    shares integer NOT NULL DEFAULT 0,
    former_slugs text[] NOT NULL DEFAULT '{}',
    words text NOT NULL DEFAULT '',
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT blog_published_check CHECK (status = 'draft' OR published_at IS NOT NULL)
  );
  CREATE INDEX blog_newest ON blog (pinned, published_at, id) WHERE status <> 'draft';
  CREATE INDEX blog_changed ON blog (updated_at, id);
  CREATE INDEX blog_words ON blog USING gin (to_tsvector('listing'::regconfig, words));
  CREATE INDEX blog_former_slugs ON blog USING gin (former_slugs);

  CREATE TABLE blog_reaction (
    blog_id text COLLATE "C" NOT NULL REFERENCES blog(id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('like', 'share')),
    visitor text COLLATE "C" NOT NULL,
    day date NOT NULL,
    PRIMARY KEY (blog_id, kind, visitor, day)
  );
  CREATE INDEX blog_reaction_day ON blog_reaction (day);

  CREATE TABLE blog_comment (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    blog_id text COLLATE "C" NOT NULL REFERENCES blog(id) ON DELETE CASCADE,
    name text NOT NULL,
    message text NOT NULL,
    email text,
    account_id text COLLATE "C" REFERENCES account(id) ON DELETE CASCADE,
    held_for text CHECK (held_for IN ('link', 'words', 'rate')),
    created_at timestamptz(3) NOT NULL
  );
  CREATE INDEX blog_comment_of_blog ON blog_comment (blog_id, created_at, id) WHERE held_for IS NULL;
  CREATE INDEX blog_comment_shown ON blog_comment (created_at, id) WHERE held_for IS NULL;
  CREATE INDEX blog_comment_held ON blog_comment (created_at, id) WHERE held_for IS NOT NULL;
  CREATE INDEX blog_comment_account ON blog_comment (account_id) WHERE account_id IS NOT NULL;
  CREATE INDEX blog_comment_email ON blog_comment (email) WHERE email IS NOT NULL;

  CREATE TABLE contact_details (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    sort_order integer NOT NULL,
    is_active boolean NOT NULL DEFAULT true,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    title text NOT NULL,
    address text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    hours text NOT NULL,
    map_url text NOT NULL,
    CONSTRAINT contact_details_order UNIQUE (sort_order) DEFERRABLE INITIALLY DEFERRED
  );

  CREATE TABLE contact_control (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    sort_order integer NOT NULL,
    is_active boolean NOT NULL DEFAULT true,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    label text NOT NULL,
    name text COLLATE "C" NOT NULL,
    type text NOT NULL,
    placeholder text NOT NULL,
    options text[] NOT NULL,
    required boolean NOT NULL,
    validation jsonb NOT NULL,
    "group" text NOT NULL,
    CONSTRAINT contact_control_order UNIQUE (sort_order) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT contact_control_name UNIQUE (name)
  );

  CREATE TABLE banner (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    sort_order integer NOT NULL,
    is_active boolean NOT NULL DEFAULT true,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    title text NOT NULL,
    subtitle text NOT NULL,
    description text NOT NULL,
    picture jsonb,
    button_text text NOT NULL,
    button_link text NOT NULL,
    type text NOT NULL CHECK (type = 'hero'),
    CONSTRAINT banner_order UNIQUE (sort_order) DEFERRABLE INITIALLY DEFERRED
  );

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
  CREATE INDEX office_newest ON office (created_at, id);

  CREATE TABLE static_page (
    key text COLLATE "C" PRIMARY KEY CHECK (key IN ('about-us', 'contact-us', 'privacy-policy', 'terms-of-service')),
    title text NOT NULL,
    description text NOT NULL,
    content text NOT NULL,
    status text NOT NULL CHECK (status IN ('draft', 'published')),
    tags text[] NOT NULL DEFAULT '{}',
    picture jsonb,
    pictures jsonb NOT NULL DEFAULT '[]',
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz(3) NOT NULL,
    updated_at timestamptz(3) NOT NULL
  );

  CREATE TABLE newsletter_subscriber (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    email text COLLATE "C" NOT NULL UNIQUE,
    confirmed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX newsletter_subscriber_newest ON newsletter_subscriber (created_at DESC, id DESC);
  CREATE INDEX newsletter_subscriber_words ON newsletter_subscriber USING gin (email gin_trgm_ops);

  CREATE TABLE feedback (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    name text NOT NULL,
    rating smallint NOT NULL CHECK (rating >= 1 AND rating <= 5),
    text text NOT NULL,
    account_id text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX feedback_newest ON feedback (created_at DESC, id DESC);
`;
