import sql from 'sql-template-tag';

/** Rows `{ lexeme }`. */
export const lexemesStatement = (text: string) =>
  sql`SELECT lexeme FROM unnest(to_tsvector('listing', ${text}))`;

/** Rows `{ lexeme, frequency, listings }` of the commonest ones, as shares of so many listings in all. */
export const frequenciesStatement = sql`
  SELECT lexeme, frequency, reltuples AS listings FROM pg_stats,
    unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (lexeme, frequency),
    (SELECT reltuples FROM pg_class WHERE oid = 'property'::regclass) AS class
  WHERE schemaname = current_schema() AND tablename = 'property' AND attname = 'search'
    AND lexeme IS NOT NULL`;
