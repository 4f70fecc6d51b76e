import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The listing table with its search indexes. Every public index carries the public predicate, so that
 * rows waiting for approval cost visitors nothing, and includes every filter column, so that a page of
 * ids is picked by an index-only walk.
 */
export class Properties1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const FILTER_COLUMNS = [
  'state',
  'city',
  'locality',
  'subtype',
  'purpose',
  'price',
  'area_sqm',
  'bedrooms',
  'bathrooms',
  'rooms',
  'amenity_mask',
  'is_new_project',
];

const UP: readonly string[] = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  'CREATE EXTENSION IF NOT EXISTS unaccent',
  'CREATE EXTENSION IF NOT EXISTS btree_gin',

  'CREATE TEXT SEARCH CONFIGURATION listing (COPY = english)',
  `ALTER TEXT SEARCH CONFIGURATION listing
     ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem`,

  `CREATE FUNCTION amenity_mask(bits smallint[]) RETURNS bigint
     LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
     AS 'SELECT coalesce(bit_or(1::bigint << bit), 0) FROM unnest(bits) AS bit'`,

  `CREATE TABLE property (
     id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
     seller_id text COLLATE "C" NOT NULL REFERENCES account (id),
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
     project text NOT NULL DEFAULT '',
     latitude double precision,
     longitude double precision,
     location_is_approximate boolean NOT NULL DEFAULT true,
     price bigint NOT NULL CHECK (price >= 0),
     area double precision NOT NULL DEFAULT 0 CHECK (area >= 0),
     area_unit text,
     area_sqm real NOT NULL DEFAULT 0 CHECK (area_sqm >= 0),
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
     featured boolean NOT NULL DEFAULT false,
     lifecycle text NOT NULL DEFAULT 'available'
       CHECK (lifecycle IN ('available', 'under_offer', 'sold', 'rented', 'expired')),
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     updated_at timestamptz(3) NOT NULL DEFAULT now(),
     search tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('listing'::regconfig,
       title || ' ' || project || ' ' || locality || ' ' || city || ' ' || state || ' ' || description
     )) STORED
   ) WITH (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.01,
           autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`,
  // Common words must be known to the planner and to the keyword walk, so more of them are kept.
  'ALTER TABLE property ALTER COLUMN search SET STATISTICS 1000',
  'ALTER TABLE property ALTER COLUMN city SET STATISTICS 1000',
  // A city lies in one state, and bedrooms belong to homes: without this the planner expects far fewer rows.
  'CREATE STATISTICS property_place (dependencies) ON state, city FROM property',
  'CREATE STATISTICS property_kind (mcv) ON subtype, purpose, bedrooms FROM property',

  orderedIndex('property_feed', 'featured DESC, created_at DESC, id DESC'),
  orderedIndex('property_city_feed', 'city, featured DESC, created_at DESC, id DESC'),
  orderedIndex('property_locality_feed', 'city, locality, featured DESC, created_at DESC, id DESC'),
  orderedIndex('property_price', 'purpose, price, id'),
  orderedIndex('property_state_price', 'state, purpose, price, id'),
  orderedIndex('property_city_price', 'city, purpose, price, id'),
  orderedIndex('property_area', 'area_sqm, id'),
  orderedIndex('property_city_area', 'city, area_sqm, id'),
  `CREATE INDEX property_search ON property
     USING gin (state, city, subtype, amenity_bits, search) WITH (gin_pending_list_limit = 256)
     WHERE approval_status = 'approved' AND is_active`,
  'CREATE INDEX property_seller ON property (seller_id, created_at DESC, id DESC)',
  `CREATE INDEX property_pending ON property (created_at, id) WHERE approval_status = 'pending'`,
];

const DOWN = [
  'DROP TABLE property',
  'DROP FUNCTION amenity_mask(smallint[])',
  'DROP TEXT SEARCH CONFIGURATION listing',
];

function orderedIndex(name: string, columns: string): string {
  const key = columns.replaceAll(' DESC', '').split(', ');
  const included = FILTER_COLUMNS.filter((column) => !key.includes(column));
  return [
    'CREATE INDEX',
    name,
    'ON property (',
    columns,
    ') INCLUDE (',
    included.join(', '),
    ") WHERE approval_status = 'approved' AND is_active",
  ].join(' ');
}
