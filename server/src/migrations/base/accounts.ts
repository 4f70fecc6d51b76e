/** Accounts, their organisations, and how they sign in. */
export const ACCOUNT_TABLES = `
  CREATE TABLE organisation (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX organisation_newest ON organisation (created_at DESC, id DESC);
  CREATE UNIQUE INDEX organisation_name ON organisation (text_key(name));
  CREATE INDEX organisation_name_parts ON organisation USING gin (folded_text(name) gin_trgm_ops);

  CREATE TABLE account (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    name text,
    mobile text CHECK (mobile ~ '^[6-9][0-9]{9}$'),
    mobile_verified_at timestamptz,
    email text,
    email_verified_at timestamptz,
    -- Empty after a social sign-in until the person has chosen.
    user_type text CHECK (user_type IN ('buyer', 'seller', 'builder', 'site_admin')),
    kind text CHECK (kind IN ('owner', 'agent', 'builder')),
    role text CHECK (role IN ('admin', 'manager', 'executive', 'site_admin')),
    organisation_id text COLLATE "C" REFERENCES organisation(id),
    verification_level text NOT NULL DEFAULT 'basic' CHECK (verification_level IN ('basic', 'verified', 'premium')),
    status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive', 'blocked')),
    avatar jsonb,
    preferences jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    name_key text COLLATE "und-x-icu" GENERATED ALWAYS AS (folded_text(name)) STORED,
    CONSTRAINT account_role_of_type_check
      CHECK ( CASE user_type WHEN 'builder' THEN (role IN ('admin', 'manager', 'executive')) WHEN 'site_admin' THEN (role = 'site_admin') ELSE (role IS NULL) END)
  );
  -- A mobile or an e-mail belongs to one account once it is verified; until then it is a claim that blocks nobody,
  -- looked up when its true owner comes.
  CREATE UNIQUE INDEX account_email ON account (lower(email)) WHERE email_verified_at IS NOT NULL;
  CREATE INDEX account_email_claim ON account (lower(email)) WHERE email_verified_at IS NULL;
  CREATE UNIQUE INDEX account_mobile ON account (mobile) WHERE mobile_verified_at IS NOT NULL;
  CREATE INDEX account_mobile_claim ON account (mobile) WHERE mobile_verified_at IS NULL;
  CREATE INDEX account_organisation ON account (organisation_id) WHERE organisation_id IS NOT NULL;
  CREATE INDEX account_newest ON account (created_at DESC, id DESC);
  CREATE INDEX account_type_newest ON account (user_type, created_at DESC, id DESC);
  CREATE INDEX account_suspended ON account (status, created_at DESC, id DESC) WHERE status <> 'active';
  CREATE INDEX account_vouched ON account (verification_level, created_at DESC, id DESC)
    WHERE verification_level <> 'basic';
  CREATE INDEX account_name ON account USING gin (name_key gin_trgm_ops);
  CREATE INDEX account_ordered ON account (name_key, id);
  CREATE INDEX account_email_parts ON account USING gin (lower(email) gin_trgm_ops);
  CREATE INDEX account_mobile_end ON account ("right"(mobile, 4));

  CREATE TABLE audit_entry (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    at timestamptz NOT NULL DEFAULT now(),
    actor text NOT NULL,
    action text NOT NULL CHECK (action ~ '^[a-z]+[.][a-z_]+$'),
    subject text NOT NULL,
    note text,
    change jsonb
  );
  CREATE INDEX audit_entry_subject ON audit_entry (subject, at DESC, id DESC);
  CREATE INDEX audit_entry_newest ON audit_entry (at DESC, id DESC);
  CREATE INDEX audit_entry_actor ON audit_entry (actor, at DESC, id DESC);
  CREATE INDEX audit_entry_decisions ON audit_entry (at, id) INCLUDE (action, subject)
    WHERE action IN ('property.approved', 'property.rejected', 'property.reopened');

  CREATE TABLE invitation (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    organisation_id text COLLATE "C" NOT NULL REFERENCES organisation(id) ON DELETE CASCADE,
    mobile text NOT NULL CHECK (mobile ~ '^[6-9][0-9]{9}$'),
    name text NOT NULL,
    role text NOT NULL CHECK (role IN ('admin', 'manager', 'executive')),
    invited_by text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    settled_at timestamptz,
    settled_as text CHECK (settled_as IN ('accepted', 'declined', 'withdrawn')),
    CONSTRAINT invitation_settled_check CHECK ((settled_at IS NULL) = (settled_as IS NULL))
  );
  CREATE INDEX invitation_mobile ON invitation (mobile) WHERE settled_at IS NULL;
  CREATE UNIQUE INDEX invitation_open ON invitation (organisation_id, mobile) WHERE settled_at IS NULL;

  -- What is known of somebody who registers, until there is an account.
  CREATE TABLE registration (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    mobile text NOT NULL CHECK (mobile ~ '^[6-9][0-9]{9}$'),
    email text,
    name text,
    user_type text NOT NULL CHECK (user_type IN ('buyer', 'seller')),
    kind text CHECK (kind IN ('owner', 'agent', 'builder')),
    token_hash bytea,
    address text NOT NULL,
    mobile_verified_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    consumed_at timestamptz
  );
  CREATE INDEX registration_email ON registration (lower(email)) WHERE email IS NOT NULL AND consumed_at IS NULL;
  CREATE INDEX registration_expiry ON registration (expires_at);
  CREATE INDEX registration_mobile ON registration (mobile) WHERE consumed_at IS NULL;
  CREATE UNIQUE INDEX registration_token ON registration (token_hash) WHERE token_hash IS NOT NULL;

  -- The one live code of an address for a purpose; sending again replaces it.
  CREATE TABLE one_time_code (
    channel text NOT NULL CHECK (channel IN ('sms', 'email')),
    address text NOT NULL,
    purpose text NOT NULL CHECK (purpose IN ('login', 'register', 'change', 'remove', 'prove')),
    transaction_id text COLLATE "C" NOT NULL,
    user_type text,
    account_id text COLLATE "C" REFERENCES account(id) ON DELETE CASCADE,
    hash bytea NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    consumed_at timestamptz,
    sent_from text,
    PRIMARY KEY (channel, address, purpose)
  );
  CREATE INDEX one_time_code_expiry ON one_time_code (expires_at);

  CREATE TABLE session (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    account_id text COLLATE "C" NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    device text NOT NULL,
    address text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz,
    ended_why text CHECK (ended_why IN ('signed out', 'reuse', 'elsewhere', 'suspended')),
    CONSTRAINT session_ended_check CHECK ((ended_at IS NULL) = (ended_why IS NULL))
  );
  CREATE INDEX session_last_used ON session (last_used_at);
  CREATE INDEX session_open ON session (account_id, last_used_at DESC) WHERE ended_at IS NULL;
  CREATE INDEX session_account ON session (account_id, last_used_at DESC);

  -- One family of tokens a session: each is used once and leaves a child.
  CREATE TABLE refresh_token (
    hash bytea PRIMARY KEY,
    session_id text COLLATE "C" NOT NULL REFERENCES session(id) ON DELETE CASCADE,
    parent bytea,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  );
  CREATE INDEX refresh_token_expiry ON refresh_token (expires_at);
  CREATE INDEX refresh_token_parent ON refresh_token (parent) WHERE parent IS NOT NULL;
  CREATE INDEX refresh_token_session ON refresh_token (session_id);

  CREATE TABLE social_identity (
    provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
    subject text NOT NULL,
    account_id text COLLATE "C" NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (provider, subject)
  );
  CREATE INDEX social_identity_account ON social_identity (account_id);

  CREATE TABLE setting (
    key text COLLATE "C" PRIMARY KEY,
    value jsonb,
    changed_by text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    changed_at timestamptz(3) NOT NULL
  );
`;
