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
    await runner.query(CHOICE_COUNTS);
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
    PRIMARY KEY (filter, choice)
  );
  CREATE UNIQUE INDEX filter_choice_bit ON filter_choice (bit);

  -- The server that starts writes what the filters of its catalogue ask.
  CREATE FUNCTION listing_facts(details jsonb, pictures jsonb, seller_id text)
   RETURNS bigint
   LANGUAGE plpgsql
   STABLE
  AS $$ BEGIN RETURN 0; END $$;

  CREATE FUNCTION fact_bits(facts bigint)
   RETURNS smallint[]
   LANGUAGE plpgsql
   IMMUTABLE PARALLEL SAFE
  AS $$
  DECLARE
    bits smallint[] := '{}';
  BEGIN
    FOR bit IN 0..62 LOOP
      IF facts & (1::bigint << bit) <> 0 THEN bits := bits || bit::smallint; END IF;
    END LOOP;
    RETURN bits;
  END $$;

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

const CHOICE_COUNTS = `
  CREATE TABLE listing_choice (
    purpose text COLLATE "C" NOT NULL,
    subtype text COLLATE "C" NOT NULL,
    bit smallint NOT NULL,
    count bigint NOT NULL
  );

  CREATE OR REPLACE FUNCTION property_count_follow()
   RETURNS trigger
   LANGUAGE plpgsql
  AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO listing_count (city, state, subtype, purpose, bedrooms, count)
        SELECT city, state, subtype, purpose, coalesce(bedrooms, -1), count(*)
        FROM new_rows WHERE ${OFFERED}
        GROUP BY 1, 2, 3, 4, 5;
        INSERT INTO listing_choice (purpose, subtype, bit, count)
        SELECT purpose, subtype, unnest(fact_bits(facts)), count(*)
        FROM new_rows WHERE ${OFFERED}
        GROUP BY 1, 2, 3;
        INSERT INTO listing_locality (city, state, locality, place, subtype, purpose, count)
        SELECT city, state, locality, place, subtype, purpose, count(*)
        FROM new_rows WHERE ${OFFERED}
        GROUP BY 1, 2, 3, 4, 5, 6;
        INSERT INTO listing_project (project, city, state, count)
        SELECT project, city, state, count(*)
        FROM new_rows WHERE ${OFFERED} AND project <> ''
        GROUP BY 1, 2, 3;
        INSERT INTO listing_day (featured, day, count)
        SELECT featured, (created_at AT TIME ZONE 'UTC')::date, count(*)
        FROM new_rows WHERE ${OFFERED}
        GROUP BY 1, 2;
        INSERT INTO listing_price_band (purpose, band, count)
        SELECT purpose, price_band(price), count(*)
        FROM new_rows WHERE ${OFFERED}
        GROUP BY 1, 2;
        INSERT INTO listing_state (approval_status, is_active, lifecycle, count)
        SELECT approval_status, is_active, lifecycle, count(*)
        FROM new_rows WHERE true
        GROUP BY 1, 2, 3;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO listing_count (city, state, subtype, purpose, bedrooms, count)
        SELECT city, state, subtype, purpose, coalesce(bedrooms, -1), -count(*)
        FROM old_rows WHERE ${OFFERED}
        GROUP BY 1, 2, 3, 4, 5;
        INSERT INTO listing_choice (purpose, subtype, bit, count)
        SELECT purpose, subtype, unnest(fact_bits(facts)), -count(*)
        FROM old_rows WHERE ${OFFERED}
        GROUP BY 1, 2, 3;
        INSERT INTO listing_locality (city, state, locality, place, subtype, purpose, count)
        SELECT city, state, locality, place, subtype, purpose, -count(*)
        FROM old_rows WHERE ${OFFERED}
        GROUP BY 1, 2, 3, 4, 5, 6;
        INSERT INTO listing_project (project, city, state, count)
        SELECT project, city, state, -count(*)
        FROM old_rows WHERE ${OFFERED} AND project <> ''
        GROUP BY 1, 2, 3;
        INSERT INTO listing_day (featured, day, count)
        SELECT featured, (created_at AT TIME ZONE 'UTC')::date, -count(*)
        FROM old_rows WHERE ${OFFERED}
        GROUP BY 1, 2;
        INSERT INTO listing_price_band (purpose, band, count)
        SELECT purpose, price_band(price), -count(*)
        FROM old_rows WHERE ${OFFERED}
        GROUP BY 1, 2;
        INSERT INTO listing_state (approval_status, is_active, lifecycle, count)
        SELECT approval_status, is_active, lifecycle, -count(*)
        FROM old_rows WHERE true
        GROUP BY 1, 2, 3;
      ELSE
        INSERT INTO listing_count (city, state, subtype, purpose, bedrooms, count)
        SELECT city, state, subtype, purpose, bedrooms, sum(step) FROM (
          SELECT city, state, subtype, purpose, coalesce(bedrooms, -1) AS bedrooms, 1 AS step
          FROM new_rows WHERE ${OFFERED}
          UNION ALL
          SELECT city, state, subtype, purpose, coalesce(bedrooms, -1) AS bedrooms, -1 AS step
          FROM old_rows WHERE ${OFFERED}
        ) AS change
        GROUP BY city, state, subtype, purpose, bedrooms HAVING sum(step) <> 0;
        INSERT INTO listing_choice (purpose, subtype, bit, count)
        SELECT purpose, subtype, bit, sum(step) FROM (
          SELECT purpose, subtype, unnest(fact_bits(facts)) AS bit, 1 AS step
          FROM new_rows WHERE ${OFFERED}
          UNION ALL
          SELECT purpose, subtype, unnest(fact_bits(facts)) AS bit, -1 AS step
          FROM old_rows WHERE ${OFFERED}
        ) AS change
        GROUP BY purpose, subtype, bit HAVING sum(step) <> 0;
        INSERT INTO listing_locality (city, state, locality, place, subtype, purpose, count)
        SELECT city, state, locality, place, subtype, purpose, sum(step) FROM (
          SELECT city, state, locality, place, subtype, purpose, 1 AS step
          FROM new_rows WHERE ${OFFERED}
          UNION ALL
          SELECT city, state, locality, place, subtype, purpose, -1 AS step
          FROM old_rows WHERE ${OFFERED}
        ) AS change
        GROUP BY city, state, locality, place, subtype, purpose HAVING sum(step) <> 0;
        INSERT INTO listing_project (project, city, state, count)
        SELECT project, city, state, sum(step) FROM (
          SELECT project, city, state, 1 AS step
          FROM new_rows WHERE ${OFFERED} AND project <> ''
          UNION ALL
          SELECT project, city, state, -1 AS step
          FROM old_rows WHERE ${OFFERED} AND project <> ''
        ) AS change
        GROUP BY project, city, state HAVING sum(step) <> 0;
        INSERT INTO listing_day (featured, day, count)
        SELECT featured, day, sum(step) FROM (
          SELECT featured, (created_at AT TIME ZONE 'UTC')::date AS day, 1 AS step
          FROM new_rows WHERE ${OFFERED}
          UNION ALL
          SELECT featured, (created_at AT TIME ZONE 'UTC')::date AS day, -1 AS step
          FROM old_rows WHERE ${OFFERED}
        ) AS change
        GROUP BY featured, day HAVING sum(step) <> 0;
        INSERT INTO listing_price_band (purpose, band, count)
        SELECT purpose, band, sum(step) FROM (
          SELECT purpose, price_band(price) AS band, 1 AS step
          FROM new_rows WHERE ${OFFERED}
          UNION ALL
          SELECT purpose, price_band(price) AS band, -1 AS step
          FROM old_rows WHERE ${OFFERED}
        ) AS change
        GROUP BY purpose, band HAVING sum(step) <> 0;
        INSERT INTO listing_state (approval_status, is_active, lifecycle, count)
        SELECT approval_status, is_active, lifecycle, sum(step) FROM (
          SELECT approval_status, is_active, lifecycle, 1 AS step
          FROM new_rows WHERE true
          UNION ALL
          SELECT approval_status, is_active, lifecycle, -1 AS step
          FROM old_rows WHERE true
        ) AS change
        GROUP BY approval_status, is_active, lifecycle HAVING sum(step) <> 0;
      END IF;
      RETURN NULL;
    END$$;
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
