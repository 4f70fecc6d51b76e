import { escapeLiteral } from 'pg';
import sql, { raw } from 'sql-template-tag';
import {
  type FilterChoice,
  type FilterRow,
  NOT_STATED,
} from '../../../../schema/catalogue/filters.ts';

/** Rows `{ filter, choice, bit }` of all choices, those added that are new. A bit is never used twice. */
export const addChoicesStatement = (choices: readonly { filter: string; choice: string }[]) => sql`
  WITH wanted AS (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) AS choice (filter text, choice text)
  ), added AS (
    INSERT INTO filter_choice (filter, choice, bit)
    SELECT filter, choice, (SELECT coalesce(max(bit), -1) FROM filter_choice) + row_number() OVER ()
    FROM wanted AS w
    WHERE NOT EXISTS (
      SELECT FROM filter_choice AS known WHERE (known.filter, known.choice) = (w.filter, w.choice)
    )
    RETURNING filter, choice, bit
  )
  SELECT filter, choice, bit FROM filter_choice UNION ALL SELECT filter, choice, bit FROM added`;

/** One row `{ body }`, or none before the function is there. */
export const knownFactsStatement = sql`
  SELECT prosrc AS body FROM pg_proc WHERE proname = 'listing_facts'`;

/** Says of every listing what the choices mean by now. */
export const followFactsStatement = sql`
  UPDATE property SET facts = listing_facts(details, pictures, seller_id)
  WHERE facts <> listing_facts(details, pictures, seller_id)`;

/**
 * What derives the facts of a listing from these filters, as one expression of few parts: a query of their choices, a
 * statement for each filter or a part for each choice would cost every insert a sixth.
 */
export function factsFunction(
  rows: readonly FilterRow[],
  bitOf: (row: FilterRow, value: string) => number,
): { definition: string; body: string } {
  const filters = rows.map((row) => {
    const said = `coalesce(${row.facts.map((fact) => `said -> ${escapeLiteral(fact)}`).join(', ')})`;
    const maskOf = (choices: readonly FilterChoice[]) =>
      String(choices.reduce((sum, { value }) => sum | (1n << BigInt(bitOf(row, value))), 0n));
    const stored = [...new Set(row.choices.flatMap((choice) => choice.stored ?? []))];
    const masks = stored.map((value): [string, string] => [
      value,
      maskOf(row.choices.filter((choice) => choice.stored?.includes(value))),
    ]);
    const others = row.choices.filter((choice) => !choice.stored);
    const found = [
      ...(masks.length > 0
        ? [
            `(${escapeLiteral(JSON.stringify(Object.fromEntries(masks)))}::jsonb ->> (${said} #>> '{}'))::bigint`,
          ]
        : []),
      ...others.map((choice) => `CASE WHEN ${isSaid(said, choice)} THEN ${maskOf([choice])} END`),
    ];
    const none = row.mayBeNotStated ? maskOf([{ value: NOT_STATED, label: '' }]) : '0';
    return `coalesce(${[...found, none].join(', ')})`;
  });
  const body = sql`
DECLARE
  said jsonb;
BEGIN
  SELECT details || jsonb_build_object(
    '#pictures', jsonb_array_length(pictures),
    '#seller', coalesce((SELECT kind FROM account WHERE id = seller_id), 'owner')) INTO said;
  RETURN ${raw(filters.join('\n    | '))};
END`;
  const definition = sql`CREATE OR REPLACE FUNCTION listing_facts(details jsonb, pictures jsonb, seller_id text)
 RETURNS bigint LANGUAGE plpgsql STABLE AS $$${body}$$`;
  return { definition: definition.text, body: body.text };
}

/** Whether a value is of a choice that any has, or a number of a range. */
function isSaid(said: string, { from, to }: FilterChoice): string {
  if (from === undefined && to === undefined) return `${said} #>> '{}' <> ''`;
  const [low, high] = [from ?? '-infinity', to ?? 'infinity'].map((end) => `'${end}'::float8`);
  return `CASE jsonb_typeof(${said}) WHEN 'number' THEN (${said})::float8 END BETWEEN ${low} AND ${high}`;
}
