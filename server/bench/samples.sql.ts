import sql, { raw } from 'sql-template-tag';

/** One row `{ total, forSale }`. */
export const totalsStatement = sql`
  SELECT sum(count)::int AS total,
    (sum(count) FILTER (WHERE purpose = 'sell'))::int AS "forSale" FROM listing_count`;

/** Listings drawn by the same seed each time, with the two rarest words of their title and project. */
export const samplesStatement = (count: number) => sql`
  SELECT id, seller_id AS "sellerId", state, city, locality, type, subtype, purpose, price,
    area_sqm AS "areaSqm", bedrooms, amenity_bits AS bits, project, title,
    (SELECT string_agg(word, ' ') FROM (
      SELECT word FROM search_term
      WHERE word = ANY(regexp_split_to_array(lower(p.title || ' ' || p.project), '[^a-z]+'))
      ORDER BY frequency, word LIMIT 2) AS rare) AS "rareWords"
  FROM property AS p WHERE approval_status = 'approved' AND is_active AND area_sqm > 0 AND price > 0
  ORDER BY md5(id || 'bench') LIMIT ${count}`;

/** Rows `{ project }`. */
export const projectsStatement = (count: number) => sql`
  SELECT project FROM property WHERE project <> '' AND approval_status = 'approved' AND is_active
  ORDER BY md5(id || 'project') LIMIT ${count}`;

/** Rows `{ id }` of listings that are written once more. */
export const modelsStatement = sql`
  SELECT id FROM property WHERE approval_status = 'approved' AND is_active
  ORDER BY md5(id || 'insert') LIMIT 2000`;

const COPIED = raw(`seller_id, type, subtype, purpose, title, description, state, city, locality,
  project, price, area, area_unit, area_sqm, bedrooms, bathrooms, rooms, is_new_project, amenity_bits,
  details, pictures, contact_phone, contact_email, approval_status`);

export const insertAgainStatement = (id: string, modelId: string) => sql`
  INSERT INTO property (id, ${COPIED}) SELECT ${id}, ${COPIED} FROM property WHERE id = ${modelId}`;
