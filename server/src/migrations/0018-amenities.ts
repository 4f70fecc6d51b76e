import type { MigrationInterface } from 'typeorm';
import type { Runner } from './runner.ts';

/** What lists and searches show. */
const OFFERED = `approval_status = 'approved' AND is_active AND lifecycle IN ('available', 'under_offer')`;

/** Amenities that administrators have added, and what they have changed of the catalogue's. */
export class Amenities1764000000018 implements MigrationInterface {
  async up(runner: Runner): Promise<void> {
    await runner.query(`
      -- Those below stand in the catalogue; one that is gone is never given again.
      CREATE SEQUENCE amenity_next_bit AS smallint MINVALUE 63;
      CREATE TABLE amenity (
        id text COLLATE "C" CONSTRAINT amenity_pkey PRIMARY KEY
          CONSTRAINT amenity_id_check CHECK (id ~ '^[0-9a-f]{24}$'),
        name text NOT NULL,
        icon text NOT NULL,
        bit smallint NOT NULL DEFAULT nextval('amenity_next_bit'),
        suits text[] NOT NULL,
        aliases text[] NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX amenity_bit ON amenity (bit);
      CREATE UNIQUE INDEX amenity_name ON amenity (lower(name));

      -- The mask has room for 63; what was derived so far stays as it is.
      CREATE OR REPLACE FUNCTION amenity_mask(bits smallint[]) RETURNS bigint
        LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
        AS 'SELECT coalesce(bit_or(1::bigint << bit), 0) FROM unnest(bits) AS bit WHERE bit < 63';

      -- How many listings have an amenity, beside those on offer, which the index of searches counts.
      CREATE INDEX property_amenities ON property USING gin (amenity_bits) 
        WHERE NOT (${OFFERED}) AND cardinality(amenity_bits) > 0`);
  }

  async down(runner: Runner): Promise<void> {
    await runner.query(`
      DROP INDEX property_amenities;
      CREATE OR REPLACE FUNCTION amenity_mask(bits smallint[]) RETURNS bigint
        LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
        AS 'SELECT coalesce(bit_or(1::bigint << bit), 0) FROM unnest(bits) AS bit';
      DROP TABLE amenity;
      DROP SEQUENCE amenity_next_bit`);
  }
}
