/** Looks, enquiries and favourites by day, for sellers and the administration. */
export const ACTIVITY_TABLES = `
  CREATE TABLE activity_day (
    owner text COLLATE "C" NOT NULL,
    day date NOT NULL,
    what text COLLATE "C" NOT NULL CHECK (what IN ('views', 'enquiries', 'favourites')),
    count bigint NOT NULL,
    PRIMARY KEY (owner, day, what)
  );

  CREATE TABLE activity_change (
    owner text COLLATE "C" NOT NULL,
    day date NOT NULL,
    what text COLLATE "C" NOT NULL CHECK (what IN ('views', 'enquiries', 'favourites')),
    count bigint NOT NULL
  );
  CREATE INDEX activity_change_owner ON activity_change (owner);

  CREATE FUNCTION listing_view_activity()
   RETURNS trigger
   LANGUAGE plpgsql
  AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO activity_change (owner, day, what, count)
        SELECT owner, day, 'views', sum(step) FROM (
          SELECT p.seller_id, rows.day AS day, rows.count AS step FROM new_rows AS rows
          JOIN property AS p ON p.id = rows.property_id
        ) AS change
        CROSS JOIN LATERAL (VALUES (change.seller_id), ('')) AS counted (owner)
        WHERE owner IS NOT NULL GROUP BY owner, day HAVING sum(step) <> 0;
      ELSE
        INSERT INTO activity_change (owner, day, what, count)
        SELECT owner, day, 'views', sum(step) FROM (
          SELECT p.seller_id, rows.day AS day, rows.count AS step FROM new_rows AS rows
          JOIN property AS p ON p.id = rows.property_id
          UNION ALL
          SELECT p.seller_id, rows.day AS day, -rows.count AS step FROM old_rows AS rows
          JOIN property AS p ON p.id = rows.property_id
        ) AS change
        CROSS JOIN LATERAL (VALUES (change.seller_id), ('')) AS counted (owner)
        WHERE owner IS NOT NULL GROUP BY owner, day HAVING sum(step) <> 0;
      END IF;
      RETURN NULL;
    END$$;

  CREATE FUNCTION enquiry_activity()
   RETURNS trigger
   LANGUAGE plpgsql
  AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO activity_change (owner, day, what, count)
        SELECT owner, day, 'enquiries', sum(step) FROM (
          SELECT rows.seller_id, (rows.created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, 1 AS step
          FROM new_rows AS rows WHERE rows.status <> 'spam'
        ) AS change
        CROSS JOIN LATERAL (VALUES (change.seller_id), ('')) AS counted (owner)
        WHERE owner IS NOT NULL GROUP BY owner, day HAVING sum(step) <> 0;
      ELSE
        INSERT INTO activity_change (owner, day, what, count)
        SELECT owner, day, 'enquiries', sum(step) FROM (
          SELECT rows.seller_id, (rows.created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, 1 AS step
          FROM new_rows AS rows WHERE rows.status <> 'spam'
          UNION ALL
          SELECT rows.seller_id, (rows.created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, -1 AS step
          FROM old_rows AS rows WHERE rows.status <> 'spam'
        ) AS change
        CROSS JOIN LATERAL (VALUES (change.seller_id), ('')) AS counted (owner)
        WHERE owner IS NOT NULL GROUP BY owner, day HAVING sum(step) <> 0;
      END IF;
      RETURN NULL;
    END$$;

  CREATE FUNCTION favourite_activity()
   RETURNS trigger
   LANGUAGE plpgsql
  AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO activity_change (owner, day, what, count)
        SELECT owner, day, 'favourites', sum(step) FROM (
          SELECT p.seller_id, (rows.created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, 1 AS step FROM new_rows AS rows
          JOIN property AS p ON p.id = rows.property_id
        ) AS change
        CROSS JOIN LATERAL (VALUES (change.seller_id), ('')) AS counted (owner)
        WHERE owner IS NOT NULL GROUP BY owner, day HAVING sum(step) <> 0;
      ELSE
        INSERT INTO activity_change (owner, day, what, count)
        SELECT owner, day, 'favourites', sum(step) FROM (
          SELECT p.seller_id, (rows.created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, -1 AS step FROM old_rows AS rows
          JOIN property AS p ON p.id = rows.property_id
        ) AS change
        CROSS JOIN LATERAL (VALUES (change.seller_id), ('')) AS counted (owner)
        WHERE owner IS NOT NULL GROUP BY owner, day HAVING sum(step) <> 0;
      END IF;
      RETURN NULL;
    END$$;

  CREATE TRIGGER listing_view_activity_insert AFTER INSERT
    ON listing_view REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_view_activity();
  CREATE TRIGGER listing_view_activity_update AFTER UPDATE
    ON listing_view REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_view_activity();
  CREATE TRIGGER enquiry_activity_insert AFTER INSERT
    ON enquiry REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION enquiry_activity();
  CREATE TRIGGER enquiry_activity_update AFTER UPDATE
    ON enquiry REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION enquiry_activity();
  CREATE TRIGGER favourite_activity_insert AFTER INSERT
    ON favourite REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION favourite_activity();
  CREATE TRIGGER favourite_activity_delete AFTER DELETE
    ON favourite REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION favourite_activity();
`;
