import type { QueryRunner } from 'typeorm';
import { choicesOf, FILTER_ROWS } from '../../../../schema/catalogue/filters.ts';
import { followChoicesStatement, writeChoicesStatement } from './followFilters.sql.ts';

/**
 * Writes the filters of the catalogue into the database, and into every listing what a new or changed one asks. Runs
 * behind the migrations, so that a filter needs none of its own.
 */
export async function followFilters(runner: QueryRunner): Promise<void> {
  const choices = FILTER_ROWS.filter(({ kind }) => kind === 'choices').flatMap((row) =>
    choicesOf(row).map(({ value, stored = null, from = null, to = null }) => ({
      filter: row.key,
      choice: value,
      facts: [...row.facts],
      stored: stored && [...stored],
      low: from,
      high: to,
    })),
  );
  const { text, values } = writeChoicesStatement(choices);
  const [written]: { changed: number }[] = await runner.query(text, [...values]);
  if (written && written.changed > 0) await runner.query(followChoicesStatement.text);
}
