import type { MigrationInterface, QueryRunner } from 'typeorm';

const OFFERED = `approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')`;
const CLOSED = `approval_status = 'approved' AND is_active AND lifecycle IN ('sold', 'rented')`;

/** What every ordered walk can be filtered by. */
const FACTS = 'bedrooms, bathrooms, rooms, amenity_mask, is_new_project, facts, ready_on';

/**
 * What filters of the catalogue ask of a listing, as one bit for each choice. The table of choices is brought up to
 * date by the server that starts, so that a filter is added without a migration.
 */
export class ListingFacts1796100000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FILTER_CHOICES);
    await runner.query(FACT_COLUMNS);
    for (const [name, columns, included, where] of INDEXES) {
      await runner.query(`DROP INDEX ${name}`);
      await runner.query(
        `CREATE INDEX ${name} ON property (${columns}) INCLUDE (${included}, ${FACTS}) WHERE ${where}`,
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('The facts of listings cannot be taken back.');
  }
}

const FILTER_CHOICES = `
  CREATE TABLE filter_choice (
    filter text COLLATE "C" NOT NULL,
    choice text COLLATE "C" NOT NULL,
    bit smallint NOT NULL CHECK (bit BETWEEN 0 AND 62),
    -- The first of these facts that a listing has decides.
    facts text[] NOT NULL,
    stored text[],
    low double precision,
    high double precision,
    PRIMARY KEY (filter, choice)
  );
  CREATE UNIQUE INDEX filter_choice_bit ON filter_choice (bit);

  CREATE FUNCTION listing_facts(details jsonb, pictures jsonb, seller_id text)
   RETURNS bigint
   LANGUAGE sql
   STABLE
  AS $$
    WITH listing AS MATERIALIZED (
      SELECT $1 || jsonb_build_object(
        '#pictures', jsonb_array_length($2),
        '#seller', coalesce((SELECT kind FROM account WHERE id = $3), 'owner')) AS said
    )
    SELECT coalesce(bit_or(1::bigint << bit), 0)
    FROM listing, filter_choice
    CROSS JOIN LATERAL (SELECT coalesce(said -> facts[1], said -> facts[2]) AS value) AS fact
    WHERE CASE
      WHEN stored IS NOT NULL THEN
        CASE jsonb_typeof(value) WHEN 'array' THEN value ?| stored ELSE value #>> '{}' = ANY (stored) END
      WHEN low IS NULL AND high IS NULL THEN value #>> '{}' <> ''
      WHEN jsonb_typeof(value) = 'number' THEN
        value::double precision BETWEEN coalesce(low, '-infinity') AND coalesce(high, 'infinity')
    END
  $$;

  -- The day from which somebody can move in: long ago where a listing is ready, null where it does not say.
  CREATE FUNCTION listing_ready_on(details jsonb)
   RETURNS date
   LANGUAGE sql
   IMMUTABLE
  AS $$
    SELECT coalesce(
      substring(details ->> 'availableFrom' FROM '^\\d{4}-\\d{2}-\\d{2}')::date,
      substring(details ->> 'possessionInfo' FROM '^\\d{4}-\\d{2}-\\d{2}')::date,
      CASE WHEN details ->> 'constructionStatus' IN ('Ready to Move', 'Resale') THEN '-infinity'::date END)
  $$;
`;

const FACT_COLUMNS = `
  ALTER TABLE property ADD COLUMN facts bigint NOT NULL DEFAULT 0;
  ALTER TABLE property ADD COLUMN ready_on date GENERATED ALWAYS AS (listing_ready_on(details)) STORED;

  CREATE FUNCTION property_facts_follow()
   RETURNS trigger
   LANGUAGE plpgsql
  AS $$
  BEGIN
    NEW.facts := listing_facts(NEW.details, NEW.pictures, NEW.seller_id);
    RETURN NEW;
  END $$;
  CREATE TRIGGER property_facts_follow BEFORE INSERT OR UPDATE OF details, pictures, seller_id ON property
    FOR EACH ROW EXECUTE FUNCTION property_facts_follow();

  CREATE FUNCTION account_kind_follow()
   RETURNS trigger
   LANGUAGE plpgsql
  AS $$
  BEGIN
    UPDATE property SET facts = listing_facts(details, pictures, seller_id) WHERE seller_id = NEW.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER account_kind_follow AFTER UPDATE OF kind ON account
    FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind) EXECUTE FUNCTION account_kind_follow();

  CREATE INDEX property_pincode ON property (pincode) WHERE ${OFFERED} AND pincode IS NOT NULL;
  CREATE INDEX property_place_on_map ON property USING gist (point(longitude, latitude)) WHERE ${OFFERED};
`;

/** The ordered walks of the public lists: their columns, and which of the filters' they do not lead by. */
const INDEXES: readonly [name: string, columns: string, included: string, where: string][] = [
  [
    'property_area',
    'area_sqm, id',
    'state, city, place, subtype, purpose, price, created_at',
    OFFERED,
  ],
  [
    'property_city_area',
    'city, area_sqm, id',
    'state, place, subtype, purpose, price, created_at',
    OFFERED,
  ],
  [
    'property_city_feed',
    'city, featured DESC, created_at DESC, id DESC',
    'state, place, subtype, purpose, price, area_sqm',
    OFFERED,
  ],
  [
    'property_city_price',
    'city, purpose, price, id',
    'state, place, subtype, area_sqm, created_at',
    OFFERED,
  ],
  [
    'property_feed',
    'featured DESC, created_at DESC, id DESC',
    'state, city, place, subtype, purpose, price, area_sqm',
    OFFERED,
  ],
  [
    'property_locality_feed',
    'city, place, featured DESC, created_at DESC, id DESC',
    'state, subtype, purpose, price, area_sqm',
    OFFERED,
  ],
  [
    'property_price',
    'purpose, price, id',
    'state, city, place, subtype, area_sqm, created_at',
    OFFERED,
  ],
  [
    'property_state_price',
    'state, purpose, price, id',
    'city, place, subtype, area_sqm, created_at',
    OFFERED,
  ],
  [
    'property_closed_feed',
    'closed_at DESC, id DESC',
    'state, city, place, subtype, purpose, price, area_sqm, created_at',
    CLOSED,
  ],
  [
    'property_city_closed',
    'city, closed_at DESC, id DESC',
    'state, place, subtype, purpose, price, area_sqm, created_at',
    CLOSED,
  ],
];
