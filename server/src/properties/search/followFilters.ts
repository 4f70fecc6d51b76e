import type { QueryRunner } from 'typeorm';
import { choicesOf, FILTER_ROWS } from '../../../../schema/catalogue/filters.ts';
import {
  addChoicesStatement,
  factsFunction,
  followFactsStatement,
  knownFactsStatement,
} from './followFilters.sql.ts';

/**
 * Writes the filters of the catalogue into the database, and into every listing what a new or changed one asks. Runs
 * behind the migrations, so that a filter needs none of its own.
 */
export async function followFilters(runner: QueryRunner): Promise<void> {
  const rows = FILTER_ROWS.filter(({ kind }) => kind === 'choices');
  const choices = rows.flatMap((row) =>
    choicesOf(row).map(({ value }) => ({ filter: row.key, choice: value })),
  );
  const { text, values } = addChoicesStatement(choices);
  const bits: { filter: string; choice: string; bit: number }[] = await runner.query(text, [
    ...values,
  ]);
  const { definition, body } = factsFunction(rows, (row, value) => {
    const known = bits.find(({ filter, choice }) => filter === row.key && choice === value);
    if (!known) throw new Error(`The choice ${value} of ${row.key} has no bit.`);
    return known.bit;
  });
  const [known]: { body: string }[] = await runner.query(knownFactsStatement.text);
  if (known?.body === body) return;
  await runner.query(definition);
  await runner.query(followFactsStatement.text);
}
