/** What every noun uses: messages, repeated requests, limits, pictures, settings. */
export const PLATFORM_TABLES = `
  CREATE TABLE outbox (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    channel text NOT NULL CHECK (channel IN ('sms', 'email', 'whatsapp')),
    recipient text NOT NULL,
    template text NOT NULL,
    subject text,
    text text,
    -- A message with a code lies here sealed and ends with its code; one of the two has the text.
    sealed bytea CONSTRAINT outbox_sealed_check CHECK (sealed IS NULL OR (text IS NULL AND subject IS NULL)),
    attempts integer NOT NULL DEFAULT 0,
    -- The process that is sending it.
    claimed_by text,
    next_at timestamptz NOT NULL DEFAULT now(),
    last_error text,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    sent_at timestamptz,
    failed_at timestamptz
  );
  CREATE INDEX outbox_claimed ON outbox (claimed_by) WHERE claimed_by IS NOT NULL;
  -- Codes are found before what is none.
  CREATE INDEX outbox_waiting ON outbox (channel, (sealed IS NULL), attempts, next_at, id) WHERE sent_at IS NULL
    AND failed_at IS NULL;

  CREATE TABLE idempotency_key (
    scope text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    request_hash text NOT NULL,
    answer json,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (scope, key)
  );
  CREATE INDEX idempotency_key_age ON idempotency_key (created_at);

  CREATE UNLOGGED TABLE rate_limit (
    key character varying(255) COLLATE "C" PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );
  CREATE INDEX rate_limit_expire ON rate_limit (expire);

  CREATE TABLE picture (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    width integer NOT NULL CHECK (width > 0),
    height integer NOT NULL CHECK (height > 0),
    thumbhash text NOT NULL,
    source_key text,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'ready')),
    attempts integer NOT NULL DEFAULT 0,
    render_at timestamptz NOT NULL DEFAULT now(),
    -- An upload belongs to whom it came from until something shows it.
    uploaded_by text COLLATE "C",
    claimed_by text COLLATE "C",
    created_at timestamptz NOT NULL DEFAULT now(),
    removed_at timestamptz
  );
  CREATE INDEX picture_removed ON picture (removed_at) WHERE removed_at IS NOT NULL;
  CREATE INDEX picture_unclaimed ON picture (created_at) WHERE claimed_by IS NULL AND removed_at IS NULL;
  CREATE INDEX picture_uploaded ON picture (uploaded_by) WHERE uploaded_by IS NOT NULL;
  CREATE INDEX picture_waiting ON picture (render_at) WHERE status = 'pending' AND source_key IS NOT NULL
    AND removed_at IS NULL;

  CREATE TABLE content_picture (
    picture_id text COLLATE "C" NOT NULL,
    shown_by text COLLATE "C" NOT NULL,
    PRIMARY KEY (picture_id, shown_by)
  );
  CREATE INDEX content_picture_shown_by ON content_picture (shown_by);
`;
