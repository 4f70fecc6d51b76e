/** Names of listings that are suggested while somebody types. */
export const NAME_TABLES = `
  CREATE TABLE listing_name (
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('PROJECT', 'LOCALITY')),
    name text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    weight bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (kind, name)
  );
  CREATE INDEX listing_name_key ON listing_name USING gin (key gin_trgm_ops);

  CREATE TABLE search_term (
    word text PRIMARY KEY,
    frequency bigint NOT NULL DEFAULT 0
  );
  CREATE INDEX search_term_trigram ON search_term USING gin (word gin_trgm_ops);

  -- In one order, so that two writers of the same new names wait for each other and never for ever.
  CREATE FUNCTION listing_name_remember()
   RETURNS trigger
   LANGUAGE plpgsql
  AS $$
    BEGIN
      INSERT INTO listing_name (kind, name, key)
      SELECT kind, name, name_key(name) FROM (
        SELECT 'PROJECT' AS kind, project AS name FROM new_rows
        WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer') AND project <> ''
        UNION
        SELECT 'LOCALITY', locality FROM new_rows
        WHERE approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer') AND locality <> ''
      ) AS carried
      WHERE NOT EXISTS (
        SELECT FROM listing_name WHERE listing_name.kind = carried.kind AND listing_name.name = carried.name)
      ORDER BY kind, name
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END$$;

  CREATE TRIGGER listing_name_insert AFTER INSERT
    ON property REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_name_remember();
  CREATE TRIGGER listing_name_update AFTER UPDATE
    ON property REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_name_remember();
`;
