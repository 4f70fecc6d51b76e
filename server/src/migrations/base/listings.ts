/** What lists and searches show. */
const OFFERED = `approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')`;

/** What was sold or rented and is still shown. */
const CLOSED = `approval_status = 'approved' AND is_active AND lifecycle IN ('sold', 'rented')`;

/** The listings with their search indexes, their waiting and removed versions, and what is being posted. */
export const LISTING_TABLES = `
  -- The mask has room for 63; what was derived so far stays as it is.
  CREATE FUNCTION amenity_mask(bits smallint[])
   RETURNS bigint
   LANGUAGE sql
   IMMUTABLE PARALLEL SAFE STRICT
  AS $$SELECT coalesce(bit_or(1::bigint << bit), 0) FROM unnest(bits) AS bit WHERE bit < 63$$;

  CREATE SEQUENCE amenity_next_bit AS smallint MINVALUE 63;

  CREATE TABLE amenity (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    name text NOT NULL,
    icon text NOT NULL,
    bit smallint NOT NULL DEFAULT nextval('amenity_next_bit'::regclass),
    suits text[] NOT NULL,
    aliases text[] NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX amenity_bit ON amenity ("bit");
  CREATE UNIQUE INDEX amenity_name ON amenity (text_key(name));

  -- One lexeme for each, 'furnishType=Furnished' or 'amenity=5', which no text can have.
  CREATE FUNCTION listing_choices(details jsonb, amenity_bits smallint[])
   RETURNS tsvector
   LANGUAGE sql
   IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array_to_tsvector(array_remove(ARRAY[
            'furnishType=' || (details->>'furnishType'),
            'constructionStatus=' || (details->>'constructionStatus'),
            'ownership=' || (details->>'ownership'),
            'facing=' || (details->>'facing'),
            'tenantPreference=' || (details->>'tenantPreference'),
            'gatedColony=' || (details->>'gatedColony')], NULL)
            || ARRAY(SELECT 'amenity=' || bit FROM unnest(amenity_bits) AS bit)) $$;

  -- Every band between two values above 0.
  CREATE FUNCTION trait_bands(trait text, low double precision, high double precision)
   RETURNS text[]
   LANGUAGE sql
   IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array_agg(trait || ' ' || band)
            FROM generate_series(floor(ln(low) * 10)::int, floor(ln(high) * 10)::int) AS band $$;

  -- What a search narrows words by in one key of their index: the kind and the bedrooms, alone and together, and in
  -- which band the size and the price stand, each a tenth more than the one below it. Null where it is not known.
  CREATE FUNCTION listing_traits(subtype text, bedrooms smallint, area_sqm double precision, price bigint)
   RETURNS text[]
   LANGUAGE sql
   IMMUTABLE PARALLEL SAFE
  AS $$ SELECT ARRAY[
            'kind ' || subtype,
            'kind ' || subtype || ' ' || bedrooms,
            'bedrooms ' || bedrooms,
            'size ' || CASE WHEN area_sqm > 0 THEN floor(ln(area_sqm) * 10)::int END,
            'price ' || CASE WHEN price > 0 THEN floor(ln(price::double precision) * 10)::int END] $$;

  CREATE TABLE property (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    seller_id text COLLATE "C" NOT NULL REFERENCES account(id),
    -- The executive who looks after a listing of the organisation.
    assigned_to text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    type text COLLATE "C" NOT NULL,
    subtype text COLLATE "C" NOT NULL,
    purpose text COLLATE "C" NOT NULL CHECK (purpose IN ('sell', 'rent')),
    title text NOT NULL,
    description text NOT NULL DEFAULT '',
    state text COLLATE "C" NOT NULL,
    city text COLLATE "C" NOT NULL,
    district text,
    locality text COLLATE "C" NOT NULL DEFAULT '',
    address text,
    pincode text,
    project text NOT NULL DEFAULT '',
    latitude double precision,
    longitude double precision,
    location_is_approximate boolean NOT NULL DEFAULT true,
    price bigint NOT NULL CHECK (price >= 0),
    -- The price somebody looked at last, once light edits have moved it; null while none has.
    reviewed_price bigint,
    area double precision NOT NULL DEFAULT 0 CHECK (area >= 0),
    area_unit text,
    area_sqm double precision NOT NULL DEFAULT 0 CHECK (area_sqm >= 0),
    bedrooms smallint,
    bathrooms smallint,
    rooms smallint,
    is_new_project boolean NOT NULL DEFAULT false,
    amenity_bits smallint[] NOT NULL DEFAULT '{}',
    amenity_mask bigint NOT NULL GENERATED ALWAYS AS (amenity_mask(amenity_bits)) STORED,
    details jsonb NOT NULL DEFAULT '{}',
    pictures jsonb NOT NULL DEFAULT '[]',
    contact_phone text NOT NULL,
    contact_email text NOT NULL,
    share_with_agents boolean NOT NULL DEFAULT false,
    approval_status text COLLATE "C" NOT NULL DEFAULT 'pending'
      CHECK (approval_status IN ('pending', 'approved', 'rejected')),
    rejection_reason text,
    is_active boolean NOT NULL DEFAULT true,
    -- Why it is not active: what its end has hidden, its owner may bring back; what an administrator has, not.
    hidden_by text CHECK (hidden_by IN ('administrator', 'closing')),
    featured boolean NOT NULL DEFAULT false,
    lifecycle text NOT NULL DEFAULT 'available'
      CHECK (lifecycle IN ('available', 'under_offer', 'sold', 'rented', 'expired')),
    closed_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    to_confirm text[] NOT NULL DEFAULT '{}',
    place text COLLATE "C" NOT NULL DEFAULT '',
    search tsvector NOT NULL
      GENERATED ALWAYS AS (to_tsvector('listing'::regconfig, ((((((((((title || ' ') || project) || ' ') || locality) || ' ') || city) || ' ') || state) || ' ') || description)) || listing_choices(details, amenity_bits)) STORED,
    CONSTRAINT property_closed_at CHECK ((lifecycle IN ('sold', 'rented')) = (closed_at IS NOT NULL)),
    CONSTRAINT property_position_check CHECK (((latitude IS NULL) = (longitude IS NULL)) AND ((latitude >= -90)
      AND latitude <= 90) AND ((longitude >= -180) AND longitude <= 180)),
    CONSTRAINT property_rejection_check CHECK (rejection_reason IS NULL OR approval_status = 'rejected'),
    CONSTRAINT property_hidden_check CHECK (hidden_by IS NULL OR NOT is_active)
  ) WITH (
    fillfactor = 90,
    autovacuum_vacuum_scale_factor = 0.01,
    autovacuum_analyze_scale_factor = 0.02,
    autovacuum_vacuum_insert_scale_factor = 0.02
  );
  ALTER TABLE property ALTER COLUMN city SET STATISTICS 1000;
  ALTER TABLE property ALTER COLUMN search SET STATISTICS 1000;
  ALTER TABLE property ALTER COLUMN search SET STORAGE MAIN;
  CREATE INDEX property_assigned ON property (assigned_to, created_at DESC, id DESC)
    INCLUDE (seller_id, approval_status, is_active, lifecycle, state, city, subtype) WHERE assigned_to IS NOT NULL;
  CREATE INDEX property_closed ON property (closed_at) WHERE closed_at IS NOT NULL AND is_active;
  CREATE INDEX property_seller ON property (seller_id, created_at DESC, id DESC)
    INCLUDE (approval_status, is_active, lifecycle, state, city, subtype);
  -- Every public index carries the public predicate, so that rows waiting for approval cost visitors nothing, and
  -- includes every filter column, so that a page of ids is picked by an index-only walk.
  CREATE INDEX property_area ON property (area_sqm, id)
    INCLUDE (state, city, place, subtype, purpose, price, bedrooms, bathrooms, rooms, amenity_mask, is_new_project)
    WHERE ${OFFERED};
  CREATE INDEX property_city_area ON property (city, area_sqm, id)
    INCLUDE (state, place, subtype, purpose, price, bedrooms, bathrooms, rooms, amenity_mask, is_new_project)
    WHERE ${OFFERED};
  CREATE INDEX property_city_feed ON property (city, featured DESC, created_at DESC, id DESC)
    INCLUDE (state, place, subtype, purpose, price, area_sqm, bedrooms, bathrooms, rooms, amenity_mask, is_new_project)
    WHERE ${OFFERED};
  CREATE INDEX property_city_price ON property (city, purpose, price, id)
    INCLUDE (state, place, subtype, area_sqm, bedrooms, bathrooms, rooms, amenity_mask, is_new_project)
    WHERE ${OFFERED};
  CREATE INDEX property_feed ON property (featured DESC, created_at DESC, id DESC)
    INCLUDE (state, city, place, subtype, purpose, price, area_sqm, bedrooms, bathrooms, rooms, amenity_mask, is_new_project)
    WHERE ${OFFERED};
  CREATE INDEX property_locality_feed ON property (city, place, featured DESC, created_at DESC, id DESC)
    INCLUDE (state, subtype, purpose, price, area_sqm, bedrooms, bathrooms, rooms, amenity_mask, is_new_project)
    WHERE ${OFFERED};
  CREATE INDEX property_price ON property (purpose, price, id)
    INCLUDE (state, city, place, subtype, area_sqm, bedrooms, bathrooms, rooms, amenity_mask, is_new_project)
    WHERE ${OFFERED};
  CREATE INDEX property_state_price ON property (state, purpose, price, id)
    INCLUDE (city, place, subtype, area_sqm, bedrooms, bathrooms, rooms, amenity_mask, is_new_project)
    WHERE ${OFFERED};
  CREATE INDEX property_same_facts ON property ((((city || ' ') || (price)::text))) WHERE price > 0;
  CREATE INDEX property_closed_feed ON property (closed_at DESC, id DESC)
    INCLUDE (state, city, place, subtype, purpose, price, area_sqm, bedrooms, bathrooms, rooms, amenity_mask, is_new_project)
    WHERE ${CLOSED};
  CREATE INDEX property_city_closed ON property (city, closed_at DESC, id DESC)
    INCLUDE (state, place, subtype, purpose, price, area_sqm, bedrooms, bathrooms, rooms, amenity_mask, is_new_project)
    WHERE ${CLOSED};
  CREATE INDEX property_transactions ON property (closed_at DESC, id DESC) INCLUDE (lifecycle)
    WHERE closed_at IS NOT NULL;
  -- How many listings have an amenity, beside those on offer, which the index of searches counts.
  CREATE INDEX property_amenities ON property USING gin (amenity_bits) WHERE (NOT (${OFFERED}))
    AND (cardinality(amenity_bits) > 0);
  CREATE INDEX property_newest ON property (created_at DESC, id DESC)
    INCLUDE (approval_status, state, city, subtype, purpose);
  CREATE INDEX property_pending ON property (created_at, id) INCLUDE (state, city, subtype, purpose)
    WHERE approval_status = 'pending';
  CREATE INDEX property_rejected ON property (updated_at DESC, id DESC) INCLUDE (state, city, subtype, purpose)
    WHERE approval_status = 'rejected';
  CREATE INDEX property_city_newest ON property (city, created_at DESC, id DESC)
    INCLUDE (approval_status, state, subtype, purpose);
  CREATE INDEX property_city_amenities ON property (city, state, amenity_mask) WHERE ${OFFERED};
  CREATE INDEX property_search
    ON property USING gin (state, city, subtype, amenity_bits, listing_traits(subtype, bedrooms, area_sqm, price), search)
    WITH (gin_pending_list_limit='256') WHERE ${OFFERED};
  -- Featured ones come first: a tenth of the listings fills most pages and says what many have.
  CREATE INDEX property_featured_search
    ON property USING gin (state, city, subtype, amenity_bits, listing_traits(subtype, bedrooms, area_sqm, price), search)
    WITH (gin_pending_list_limit='256') WHERE ${OFFERED} AND featured;
  CREATE INDEX property_closed_search ON property USING gin (state, city, subtype, amenity_bits, search)
    WITH (gin_pending_list_limit='256') WHERE ${CLOSED};
  -- Words of what administrators look through.
  CREATE INDEX property_hidden_search ON property USING gin (approval_status, state, city, subtype, search)
    WHERE NOT (${OFFERED});
  -- A city lies in one state, and bedrooms belong to homes: without this the planner expects far fewer rows.
  CREATE STATISTICS property_place (dependencies) ON state, city FROM property;
  CREATE STATISTICS property_kind (mcv) ON subtype, purpose, bedrooms FROM property;

  -- At most one newer version of an approved listing; its content is a ListingContent.
  CREATE TABLE property_revision (
    property_id text COLLATE "C" PRIMARY KEY REFERENCES property(id) ON DELETE CASCADE,
    content jsonb NOT NULL,
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'rejected')),
    rejection_reason text,
    submitted_by text COLLATE "C" REFERENCES account(id) ON DELETE SET NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    search tsvector NOT NULL
      GENERATED ALWAYS AS (to_tsvector('listing'::regconfig, ((((COALESCE((content ->> 'title'), '') || ' ') || COALESCE((content ->> 'locality'), '')) || ' ') || COALESCE((content ->> 'city'), '')))) STORED
  );
  CREATE INDEX property_revision_pending ON property_revision (created_at, property_id) WHERE status = 'pending';
  CREATE INDEX property_revision_rejected ON property_revision (created_at, property_id) WHERE status = 'rejected';

  -- The whole row as it was; its pictures go 30 days later.
  CREATE TABLE removed_property (
    id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
    seller_id text COLLATE "C" NOT NULL,
    removed_by text COLLATE "C" NOT NULL,
    removed_at timestamptz(3) NOT NULL DEFAULT now(),
    listing jsonb NOT NULL,
    picture_ids text[] NOT NULL DEFAULT '{}',
    pictures_removed_at timestamptz(3),
    created_at timestamptz(3)
  );
  CREATE INDEX removed_property_due ON removed_property (removed_at) WHERE pictures_removed_at IS NULL;
  CREATE INDEX removed_property_posted ON removed_property (created_at);

  CREATE TABLE listing_undo (
    property_id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    action text NOT NULL,
    before jsonb NOT NULL,
    after jsonb,
    message_id text COLLATE "C",
    unshown text[] NOT NULL DEFAULT '{}',
    created_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE INDEX listing_undo_created ON listing_undo (created_at);
  CREATE INDEX listing_undo_account ON listing_undo (account_id);

  CREATE TABLE posting_draft (
    account_id text COLLATE "C" PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
    content text NOT NULL,
    picture_ids text[] NOT NULL DEFAULT '{}',
    updated_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE INDEX posting_draft_age ON posting_draft (updated_at);
`;
