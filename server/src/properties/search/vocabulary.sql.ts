import sql, { raw } from 'sql-template-tag';
import { IS_AVAILABLE } from '../publicListing.ts';

/** Rows `{ word, frequency }`: those of these that stand somewhere in the market. */
export const knownStatement = (words: readonly string[]) =>
  sql`SELECT word, frequency::int FROM search_term WHERE word = ANY(${words})`;

/** Rows `{ word, frequency }` that look like a word, the likest first. */
export const nearestStatement = (word: string, most: number) => sql`
  SELECT word, frequency FROM search_term WHERE word % ${word}
  ORDER BY similarity(word, ${word}) DESC, frequency DESC LIMIT ${most}`;

export const forgetStatement = sql`DELETE FROM search_term`;

export const countWordsStatement = sql`
  INSERT INTO search_term (word, frequency)
  SELECT word, count(*) FROM (
    SELECT unnest(regexp_split_to_array(
      lower(unaccent(title || ' ' || project || ' ' || locality || ' ' || city || ' ' || state)),
      '[^a-z0-9]+')) AS word
    FROM property WHERE ${raw(IS_AVAILABLE)}
  ) AS words
  WHERE length(word) >= 3 AND word !~ '^[0-9]'
  GROUP BY word`;

/** Makes each of these words so much more frequent. */
export const addWordsStatement = (words: readonly string[], frequency: number) => sql`
  INSERT INTO search_term (word, frequency)
  SELECT word, ${frequency} FROM unnest(${words}::text[]) AS word
  ON CONFLICT (word) DO UPDATE SET frequency = search_term.frequency + excluded.frequency`;
