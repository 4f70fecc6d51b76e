/** What buyers and visitors do with listings: favourites, looks, enquiries, and who sees a contact. */
export const INTEREST_TABLES = `
  CREATE TABLE favourite (
    account_id text COLLATE "C" NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    property_id text COLLATE "C" NOT NULL REFERENCES property(id) ON DELETE CASCADE DEFERRABLE,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, property_id)
  );
  -- The list of one account, newest first, straight from the index.
  CREATE INDEX favourite_newest ON favourite (account_id, created_at DESC, property_id DESC);
  -- For the counts of sellers, and so that removing a listing need not read every favourite.
  CREATE INDEX favourite_property ON favourite (property_id);

  -- Days are those of India.
  CREATE TABLE listing_view (
    property_id text COLLATE "C" NOT NULL REFERENCES property(id) ON DELETE CASCADE DEFERRABLE,
    day date NOT NULL,
    count integer NOT NULL DEFAULT 0,
    PRIMARY KEY (property_id, day)
  );

  -- No reference to the listing: what was asked outlives it, so its title is kept too.
  CREATE TABLE enquiry (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    source text NOT NULL CHECK (source IN ('lead', 'contact', 'visit', 'requirement')),
    property_id text COLLATE "C",
    property_title text NOT NULL DEFAULT '',
    seller_id text COLLATE "C" REFERENCES account(id) ON DELETE CASCADE,
    buyer_id text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    name text NOT NULL,
    mobile text NOT NULL,
    mobile_verified boolean NOT NULL DEFAULT false,
    message text NOT NULL,
    status text NOT NULL DEFAULT 'new'
      CHECK (status IN ('new', 'verified', 'assigned', 'contacted', 'closed', 'spam')),
    assigned_to text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    times integer NOT NULL DEFAULT 1,
    notified_at timestamptz(3) NOT NULL DEFAULT now(),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    latest_name text,
    asked_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE INDEX enquiry_buyer ON enquiry (buyer_id) WHERE buyer_id IS NOT NULL;
  CREATE INDEX enquiry_same ON enquiry (property_id, mobile, created_at DESC);
  CREATE INDEX enquiry_status ON enquiry (status, source, created_at);
  CREATE INDEX enquiry_newest ON enquiry (asked_at DESC, id DESC);
  CREATE INDEX enquiry_seller ON enquiry (seller_id, asked_at DESC, id DESC)
    INCLUDE (status, property_id, created_at);
  CREATE INDEX enquiry_assigned ON enquiry (assigned_to, asked_at DESC, id DESC)
    INCLUDE (seller_id, status, property_id, created_at) WHERE assigned_to IS NOT NULL;
  CREATE INDEX enquiry_words
    ON enquiry USING gin (to_tsvector('listing'::regconfig, folded_text(((((((name || ' ') || COALESCE(latest_name, '')) || ' ') || mobile) || ' ') || property_title))));

  CREATE TABLE enquiry_note (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    enquiry_id text COLLATE "C" NOT NULL REFERENCES enquiry(id) ON DELETE CASCADE,
    author_id text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    text text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    organisation_id text COLLATE "C" REFERENCES organisation(id) ON DELETE SET NULL
  );
  CREATE INDEX enquiry_note_author ON enquiry_note (author_id) WHERE author_id IS NOT NULL;
  CREATE INDEX enquiry_note_of ON enquiry_note (enquiry_id, created_at, id);
  CREATE INDEX enquiry_note_organisation ON enquiry_note (organisation_id) WHERE organisation_id IS NOT NULL;

  -- Who may see the contact of a listing: the browser that holds the key, or the account that asked.
  CREATE TABLE contact_grant (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    key_hash bytea,
    account_id text COLLATE "C" REFERENCES account(id) ON DELETE CASCADE,
    property_id text COLLATE "C" NOT NULL REFERENCES property(id) ON DELETE CASCADE DEFERRABLE,
    enquiry_id text COLLATE "C" REFERENCES enquiry(id) ON DELETE SET NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT contact_grant_holder_check CHECK (key_hash IS NOT NULL OR account_id IS NOT NULL)
  );
  CREATE INDEX contact_grant_account ON contact_grant (account_id) WHERE account_id IS NOT NULL;
  CREATE INDEX contact_grant_expiry ON contact_grant (expires_at);
  CREATE INDEX contact_grant_enquiry ON contact_grant (enquiry_id) WHERE enquiry_id IS NOT NULL;
  CREATE INDEX contact_grant_key ON contact_grant (key_hash) WHERE key_hash IS NOT NULL;
  CREATE INDEX contact_grant_property ON contact_grant (property_id);

  CREATE TABLE mobile_proof (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    key_hash bytea,
    account_id text COLLATE "C" REFERENCES account(id) ON DELETE CASCADE,
    mobile text NOT NULL CHECK (mobile ~ '^[6-9][0-9]{9}$'),
    proven_at timestamptz(3) NOT NULL DEFAULT now(),
    expires_at timestamptz(3),
    CONSTRAINT mobile_proof_holder_check CHECK ((key_hash IS NULL) <> (account_id IS NULL))
  );
  CREATE UNIQUE INDEX mobile_proof_account ON mobile_proof (account_id, mobile) WHERE account_id IS NOT NULL;
  CREATE UNIQUE INDEX mobile_proof_key ON mobile_proof (key_hash, mobile) WHERE key_hash IS NOT NULL;
  CREATE INDEX mobile_proof_mobile ON mobile_proof (mobile) WHERE account_id IS NOT NULL;
  CREATE INDEX mobile_proof_expiry ON mobile_proof (expires_at) WHERE expires_at IS NOT NULL;

  -- No reference to the listing: what was said of it outlives it, so its title is kept too.
  CREATE TABLE case_file (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    serial serial NOT NULL,
    kind text NOT NULL CHECK (kind IN ('listing_report', 'complaint', 'order')),
    reason text NOT NULL,
    property_id text COLLATE "C",
    property_title text,
    text text NOT NULL,
    name text,
    contact text,
    contact_proven boolean NOT NULL DEFAULT false,
    account_id text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'acknowledged', 'decided', 'appealed', 'closed')),
    assigned_to text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    opened_at timestamptz(3) NOT NULL DEFAULT now(),
    acknowledged_at timestamptz(3),
    decision text CHECK (decision IN ('upheld', 'partly', 'not_upheld')),
    decision_reason text,
    decided_by text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    decided_at timestamptz(3),
    appeal_text text,
    appealed_at timestamptz(3),
    appeal_decision text CHECK (appeal_decision IN ('upheld', 'partly', 'not_upheld')),
    appeal_decision_reason text,
    appeal_decided_by text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    appeal_decided_at timestamptz(3)
  );
  CREATE UNIQUE INDEX case_file_serial ON case_file (serial);
  CREATE INDEX case_file_status ON case_file (status, opened_at);
  CREATE INDEX case_file_contact ON case_file (contact) WHERE contact IS NOT NULL;
  CREATE INDEX case_file_account ON case_file (account_id) WHERE account_id IS NOT NULL;
  CREATE INDEX case_file_assigned ON case_file (assigned_to) WHERE assigned_to IS NOT NULL;
  CREATE INDEX case_file_decided_by ON case_file (decided_by) WHERE decided_by IS NOT NULL;
  CREATE INDEX case_file_appeal_decided_by ON case_file (appeal_decided_by) WHERE appeal_decided_by IS NOT NULL;
  CREATE INDEX case_file_kind ON case_file (kind, reason, status);
  CREATE INDEX case_file_reason ON case_file (reason, status);
  CREATE INDEX case_file_settled ON case_file (COALESCE(appeal_decided_at, decided_at) DESC NULLS LAST, id DESC)
    WHERE status IN ('decided', 'closed');
  CREATE INDEX case_file_words
    ON case_file USING gin (folded_text(((((((((COALESCE(property_title, '') || '
') || COALESCE(property_id, '')) || '
') || text) || '
') || COALESCE(name, '')) || '
') || COALESCE(contact, ''))) gin_trgm_ops);

  CREATE TABLE case_note (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    case_id text COLLATE "C" NOT NULL REFERENCES case_file(id) ON DELETE CASCADE,
    author_id text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    text text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE INDEX case_note_author ON case_note (author_id) WHERE author_id IS NOT NULL;
  CREATE INDEX case_note_of ON case_note (case_id, created_at, id);

  CREATE TABLE contact_message (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    answers jsonb NOT NULL,
    status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'read', 'answered', 'spam')),
    account_id text COLLATE "C" REFERENCES account(id) ON DELETE CASCADE,
    -- No reference: that an enquiry was made of it is remembered when that is deleted.
    enquiry_id text COLLATE "C",
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE INDEX contact_message_newest ON contact_message (created_at, id);
  CREATE INDEX contact_message_status ON contact_message (status, created_at, id);
  CREATE INDEX contact_message_account ON contact_message (account_id) WHERE account_id IS NOT NULL;
  CREATE INDEX contact_message_email ON contact_message (email);
  CREATE INDEX contact_message_phone ON contact_message (phone) WHERE phone <> '';
  CREATE INDEX contact_message_words
    ON contact_message USING gin (folded_text(((((((((name || '
') || email) || '
') || phone) || '
') || subject) || '
') || message)) gin_trgm_ops);
`;
