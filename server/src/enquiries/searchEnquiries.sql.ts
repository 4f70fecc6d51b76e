import sql, { empty, raw } from 'sql-template-tag';
import { enquiriesOf } from './enquiry.scope.sql.ts';
import { type Sellers } from '../overview/listingsOfScope.sql.ts';

/**
 * The newest ones that words, a mobile or an id name, up to `most`, with their status. OFFSET 0 is a fence: a walk of
 * the newest would take every row apart into its words, which the index of words holds.
 */
export const searchStatement = (
  sellers: Sellers | null,
  filter: { propertyId: string | null; words: string; id: string; most: number },
) => sql`
  SELECT id, status FROM (
    SELECT id, status, asked_at FROM enquiry
    WHERE (${filter.propertyId}::text IS NULL OR property_id = ${filter.propertyId})
      AND (${ENQUIRY_WORDS} @@ to_tsquery('listing', ${filter.words})
        OR id = ${filter.id} OR property_id = ${filter.id})
      ${sellers === null ? empty : sql`AND id IN (${enquiriesOf('i.id', sellers)})`}
    OFFSET 0
  ) AS found ORDER BY asked_at DESC, id DESC LIMIT ${filter.most}`;

/** Word for word what the index enquiry_words says. */
const ENQUIRY_WORDS = raw(
  `to_tsvector('listing',
    folded_text(name || ' ' || coalesce(latest_name, '') || ' ' || mobile || ' ' || property_title))`,
);
