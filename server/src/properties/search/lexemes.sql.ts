import sql from 'sql-template-tag';

/** Rows `{ lexeme }`. */
export const lexemesStatement = (text: string) =>
  sql`SELECT lexeme FROM unnest(to_tsvector('listing', ${text}))`;

/** Rows `{ lexeme, frequency }` of the commonest ones, as shares of all listings. */
export const frequenciesStatement = sql`
  SELECT lexeme, frequency FROM pg_stats,
    unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (lexeme, frequency)
  WHERE schemaname = current_schema() AND tablename = 'property' AND attname = 'search'
    AND lexeme IS NOT NULL`;
