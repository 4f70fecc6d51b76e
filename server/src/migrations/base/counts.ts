/** Counts of listings, kept exact by statement-level triggers; properties/listingRollups.ts says what each counts. */
export const COUNT_TABLES = `
  -- Two significant digits: about 90 bands for each power of ten.
  CREATE FUNCTION price_band(price bigint)
   RETURNS bigint
   LANGUAGE sql
   IMMUTABLE PARALLEL SAFE STRICT
  AS $$SELECT trunc(price::numeric, 1 - floor(log(greatest(price, 10)::numeric))::int)::bigint$$;

  CREATE TABLE listing_count (
    city text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL,
    subtype text COLLATE "C" NOT NULL,
    purpose text COLLATE "C" NOT NULL,
    bedrooms smallint NOT NULL,
    count bigint NOT NULL
  );
  CREATE INDEX listing_count_city ON listing_count (city);
  CREATE INDEX listing_count_state ON listing_count (state);

  CREATE TABLE listing_locality (
    city text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL,
    locality text COLLATE "C" NOT NULL,
    subtype text COLLATE "C" NOT NULL,
    purpose text COLLATE "C" NOT NULL,
    count bigint NOT NULL,
    place text COLLATE "C" NOT NULL
  );
  CREATE INDEX listing_locality_place ON listing_locality (place, city, state, locality) INCLUDE (count);
  CREATE INDEX listing_locality_city ON listing_locality (city, place)
    INCLUDE (state, locality, subtype, purpose, count);
  CREATE INDEX listing_locality_locality ON listing_locality (locality, city, state, place) INCLUDE (count);

  CREATE TABLE listing_project (
    project text COLLATE "C" NOT NULL,
    city text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL,
    count bigint NOT NULL
  );
  CREATE INDEX listing_project_project ON listing_project (project) INCLUDE (city, state, count);

  CREATE TABLE listing_day (
    featured boolean NOT NULL,
    day date NOT NULL,
    count bigint NOT NULL
  );

  CREATE TABLE listing_price_band (
    purpose text COLLATE "C" NOT NULL,
    band bigint NOT NULL,
    count bigint NOT NULL
  );

  CREATE TABLE listing_state (
    approval_status text COLLATE "C" NOT NULL,
    is_active boolean NOT NULL,
    lifecycle text NOT NULL,
    count bigint NOT NULL
  );

  CREATE FUNCTION property_count_follow()
   RETURNS trigger
   LANGUAGE plpgsql
  AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO listing_count (city, state, subtype, purpose, bedrooms, count)
        SELECT city, state, subtype, purpose, coalesce(bedrooms, -1), count(*)
        FROM new_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
        GROUP BY 1, 2, 3, 4, 5;
        INSERT INTO listing_locality (city, state, locality, place, subtype, purpose, count)
        SELECT city, state, locality, place, subtype, purpose, count(*)
        FROM new_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
        GROUP BY 1, 2, 3, 4, 5, 6;
        INSERT INTO listing_project (project, city, state, count)
        SELECT project, city, state, count(*)
        FROM new_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer') AND project <> ''
        GROUP BY 1, 2, 3;
        INSERT INTO listing_day (featured, day, count)
        SELECT featured, (created_at AT TIME ZONE 'UTC')::date, count(*)
        FROM new_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
        GROUP BY 1, 2;
        INSERT INTO listing_price_band (purpose, band, count)
        SELECT purpose, price_band(price), count(*)
        FROM new_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
        GROUP BY 1, 2;
        INSERT INTO listing_state (approval_status, is_active, lifecycle, count)
        SELECT approval_status, is_active, lifecycle, count(*)
        FROM new_rows WHERE true
        GROUP BY 1, 2, 3;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO listing_count (city, state, subtype, purpose, bedrooms, count)
        SELECT city, state, subtype, purpose, coalesce(bedrooms, -1), -count(*)
        FROM old_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
        GROUP BY 1, 2, 3, 4, 5;
        INSERT INTO listing_locality (city, state, locality, place, subtype, purpose, count)
        SELECT city, state, locality, place, subtype, purpose, -count(*)
        FROM old_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
        GROUP BY 1, 2, 3, 4, 5, 6;
        INSERT INTO listing_project (project, city, state, count)
        SELECT project, city, state, -count(*)
        FROM old_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer') AND project <> ''
        GROUP BY 1, 2, 3;
        INSERT INTO listing_day (featured, day, count)
        SELECT featured, (created_at AT TIME ZONE 'UTC')::date, -count(*)
        FROM old_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
        GROUP BY 1, 2;
        INSERT INTO listing_price_band (purpose, band, count)
        SELECT purpose, price_band(price), -count(*)
        FROM old_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
        GROUP BY 1, 2;
        INSERT INTO listing_state (approval_status, is_active, lifecycle, count)
        SELECT approval_status, is_active, lifecycle, -count(*)
        FROM old_rows WHERE true
        GROUP BY 1, 2, 3;
      ELSE
        INSERT INTO listing_count (city, state, subtype, purpose, bedrooms, count)
        SELECT city, state, subtype, purpose, bedrooms, sum(step) FROM (
          SELECT city, state, subtype, purpose, coalesce(bedrooms, -1) AS bedrooms, 1 AS step
          FROM new_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
          UNION ALL
          SELECT city, state, subtype, purpose, coalesce(bedrooms, -1) AS bedrooms, -1 AS step
          FROM old_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
        ) AS change
        GROUP BY city, state, subtype, purpose, bedrooms HAVING sum(step) <> 0;
        INSERT INTO listing_locality (city, state, locality, place, subtype, purpose, count)
        SELECT city, state, locality, place, subtype, purpose, sum(step) FROM (
          SELECT city, state, locality, place, subtype, purpose, 1 AS step
          FROM new_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
          UNION ALL
          SELECT city, state, locality, place, subtype, purpose, -1 AS step
          FROM old_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
        ) AS change
        GROUP BY city, state, locality, place, subtype, purpose HAVING sum(step) <> 0;
        INSERT INTO listing_project (project, city, state, count)
        SELECT project, city, state, sum(step) FROM (
          SELECT project, city, state, 1 AS step
          FROM new_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer') AND project <> ''
          UNION ALL
          SELECT project, city, state, -1 AS step
          FROM old_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer') AND project <> ''
        ) AS change
        GROUP BY project, city, state HAVING sum(step) <> 0;
        INSERT INTO listing_day (featured, day, count)
        SELECT featured, day, sum(step) FROM (
          SELECT featured, (created_at AT TIME ZONE 'UTC')::date AS day, 1 AS step
          FROM new_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
          UNION ALL
          SELECT featured, (created_at AT TIME ZONE 'UTC')::date AS day, -1 AS step
          FROM old_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
        ) AS change
        GROUP BY featured, day HAVING sum(step) <> 0;
        INSERT INTO listing_price_band (purpose, band, count)
        SELECT purpose, band, sum(step) FROM (
          SELECT purpose, price_band(price) AS band, 1 AS step
          FROM new_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
          UNION ALL
          SELECT purpose, price_band(price) AS band, -1 AS step
          FROM old_rows WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')
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

  CREATE TRIGGER property_count_insert AFTER INSERT
    ON property REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION property_count_follow();
  CREATE TRIGGER property_count_delete AFTER DELETE
    ON property REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION property_count_follow();
  CREATE TRIGGER property_count_update AFTER UPDATE
    ON property REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION property_count_follow();
`;
