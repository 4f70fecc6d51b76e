import sql from 'sql-template-tag';
import type { FilterChoiceRow } from '../filterChoice.entity.ts';

/** One row `{ changed }`: how many choices are new or mean something else than before. A bit is never used twice. */
export const writeChoicesStatement = (choices: readonly Omit<FilterChoiceRow, 'bit'>[]) => sql`
  WITH wanted AS (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(choices)}::jsonb)
      AS choice (filter text, choice text, facts text[], stored text[], low float8, high float8)
  ), changed AS (
    UPDATE filter_choice AS known SET facts = w.facts, stored = w.stored, low = w.low, high = w.high
    FROM wanted AS w
    WHERE (known.filter, known.choice) = (w.filter, w.choice)
      AND (known.facts, known.stored, known.low, known.high) IS DISTINCT FROM (w.facts, w.stored, w.low, w.high)
    RETURNING 1
  ), added AS (
    INSERT INTO filter_choice (filter, choice, bit, facts, stored, low, high)
    SELECT filter, choice, (SELECT coalesce(max(bit), -1) FROM filter_choice) + row_number() OVER (),
      facts, stored, low, high
    FROM wanted AS w
    WHERE NOT EXISTS (
      SELECT FROM filter_choice AS known WHERE (known.filter, known.choice) = (w.filter, w.choice)
    )
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM changed) + (SELECT count(*) FROM added) AS changed`;

/** Says of every listing what the choices mean by now. */
export const followChoicesStatement = sql`
  UPDATE property SET facts = listing_facts(details, pictures, seller_id)
  WHERE facts <> listing_facts(details, pictures, seller_id)`;
