import { type Database } from '../../platform/database/connect.ts';
import { listTowns } from '../../gazetteer/gazetteer.ts';
import { editDistance } from '../../gazetteer/editDistance.ts';

export interface Correction {
  from: string;
  to: string;
}

const CANDIDATES = 40;
const SHORTEST_WORD = 4;
/** A place name is worth as much as a word that stands in this many titles. */
const PLACE_FREQUENCY = 50;

/**
 * Words of titles, projects and places, for mending typing mistakes when a search found nothing
 * (the search itself never pays for it).
 */
export class Vocabulary {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The words of a text that stand nowhere in the market. */
  async unknownWords(text: string): Promise<string[]> {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const rows = await this.database.read<{ word: string }>({
      name: 'vocabulary_known',
      text: 'SELECT word FROM search_term WHERE word = ANY($1)',
      values: [words],
    });
    const known = new Set(rows.map((row) => row.word));
    return words.filter((word) => !known.has(word));
  }

  /** The likeliest known word for each unknown one; null when any of them stays a riddle. */
  async corrections(unknown: readonly string[]): Promise<Correction[] | null> {
    const corrections: Correction[] = [];
    for (const word of unknown) {
      if (word.length < SHORTEST_WORD) return null;
      const to = await this.nearest(word);
      if (!to) return null;
      corrections.push({ from: word, to });
    }
    return corrections;
  }

  /** Counts the words anew; run after a bulk load and every night. */
  async rebuild(): Promise<void> {
    const client = await this.database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SET LOCAL statement_timeout = 0');
      await client.query('LOCK TABLE search_term IN SHARE ROW EXCLUSIVE MODE');
      await client.query('DELETE FROM search_term');
      await client.query(COUNT_WORDS);
      const names = [
        ...new Set(listTowns().flatMap((town) => [town.name, ...town.aliases].flatMap(wordsOf))),
      ];
      await client.query(
        `INSERT INTO search_term (word, frequency)
         SELECT word, $2 FROM unnest($1::text[]) AS word
         ON CONFLICT (word) DO UPDATE SET frequency = search_term.frequency + excluded.frequency`,
        [names, PLACE_FREQUENCY],
      );
      await client.query('COMMIT');
      await client.query('ANALYZE search_term');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  }

  private async nearest(word: string): Promise<string | null> {
    const rows = await this.database.read<{ word: string; frequency: number }>({
      name: 'vocabulary_nearest',
      text: `SELECT word, frequency FROM search_term WHERE word % $1
             ORDER BY similarity(word, $1) DESC, frequency DESC LIMIT $2`,
      values: [word, CANDIDATES],
    });
    let best: { word: string; score: number } | null = null;
    for (const candidate of rows) {
      const distance = editDistance(word, candidate.word);
      if (distance > allowedEdits(word)) continue;
      const score = distance - Math.log10(candidate.frequency + 1) / 4;
      if (!best || score < best.score) best = { word: candidate.word, score };
    }
    return best?.word ?? null;
  }
}

export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => word.length >= 3 && !/^\d/.test(word)))];
}

function allowedEdits(word: string): number {
  return word.length <= 5 ? 1 : word.length <= 8 ? 2 : 3;
}

const COUNT_WORDS = `
  INSERT INTO search_term (word, frequency)
  SELECT word, count(*) FROM (
    SELECT unnest(regexp_split_to_array(
      lower(unaccent(title || ' ' || project || ' ' || locality || ' ' || city || ' ' || state)),
      '[^a-z0-9]+')) AS word
    FROM property WHERE approval_status = 'approved' AND is_active
  ) AS words
  WHERE length(word) >= 3 AND word !~ '^[0-9]'
  GROUP BY word`;
