/** What people think of listings: favourites, views, enquiries with what they unlock (V-2.6-14, D-47, D-50 to D-53). */
export const INTEREST_TABLES = `
  CREATE TABLE favourite (
    account_id text COLLATE "C" NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    property_id text COLLATE "C" NOT NULL REFERENCES property (id) ON DELETE CASCADE,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, property_id)
  );
  -- The list of one account, newest first, straight from the index.
  CREATE INDEX favourite_newest ON favourite (account_id, created_at DESC, property_id DESC);
  -- For the counts of sellers, and so that removing a listing need not read every favourite.
  CREATE INDEX favourite_property ON favourite (property_id);

  -- Days are those of India.
  CREATE TABLE listing_view (
    property_id text COLLATE "C" NOT NULL REFERENCES property (id) ON DELETE CASCADE,
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
    seller_id text COLLATE "C" REFERENCES account (id) ON DELETE CASCADE,
    buyer_id text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
    name text NOT NULL,
    mobile text NOT NULL,
    mobile_verified boolean NOT NULL DEFAULT false,
    message text NOT NULL,
    status text NOT NULL DEFAULT 'new'
      CHECK (status IN ('new', 'verified', 'assigned', 'contacted', 'closed', 'spam')),
    assigned_to text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
    times integer NOT NULL DEFAULT 1,
    notified_at timestamptz(3) NOT NULL DEFAULT now(),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE INDEX enquiry_assigned ON enquiry (assigned_to, created_at DESC, id DESC)
    INCLUDE (seller_id, status, property_id)
    WHERE assigned_to IS NOT NULL;
  CREATE INDEX enquiry_buyer ON enquiry (buyer_id)
    WHERE buyer_id IS NOT NULL;
  CREATE INDEX enquiry_newest ON enquiry (created_at DESC, id DESC);
  CREATE INDEX enquiry_same ON enquiry (property_id, mobile, created_at DESC);
  CREATE INDEX enquiry_seller ON enquiry (seller_id, created_at DESC, id DESC)
    INCLUDE (status, property_id);

  CREATE TABLE enquiry_note (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    enquiry_id text COLLATE "C" NOT NULL REFERENCES enquiry (id) ON DELETE CASCADE,
    author_id text COLLATE "C" REFERENCES account (id) ON DELETE SET NULL,
    text text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE INDEX enquiry_note_author ON enquiry_note (author_id)
    WHERE author_id IS NOT NULL;
  CREATE INDEX enquiry_note_of ON enquiry_note (enquiry_id, created_at, id);

  -- Who may see the contact of a listing: the browser that holds the key, or the account that asked.
  CREATE TABLE contact_grant (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    key_hash bytea,
    account_id text COLLATE "C" REFERENCES account (id) ON DELETE CASCADE,
    property_id text COLLATE "C" NOT NULL REFERENCES property (id) ON DELETE CASCADE,
    enquiry_id text COLLATE "C" REFERENCES enquiry (id) ON DELETE SET NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    expires_at timestamptz(3) NOT NULL,
    CONSTRAINT contact_grant_holder_check CHECK (key_hash IS NOT NULL OR account_id IS NOT NULL)
  );
  CREATE INDEX contact_grant_account ON contact_grant (account_id)
    WHERE account_id IS NOT NULL;
  CREATE INDEX contact_grant_expiry ON contact_grant (expires_at);
  CREATE INDEX contact_grant_enquiry ON contact_grant (enquiry_id)
    WHERE enquiry_id IS NOT NULL;
  CREATE INDEX contact_grant_key ON contact_grant (key_hash)
    WHERE key_hash IS NOT NULL;
  CREATE INDEX contact_grant_property ON contact_grant (property_id);
`;
