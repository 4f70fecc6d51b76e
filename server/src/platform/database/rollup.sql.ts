import type { Sql } from 'sql-template-tag';
import sql, { join, raw } from 'sql-template-tag';

/**
 * A table that counts the rows of another one by a key, kept by a trigger. A change appends +1 or -1 and touches
 * no row that another writer holds, so a key may have many rows: the count is their sum.
 */
export interface Rollup {
  /** The counting table: a column for each part of the key, and `count`. */
  table: string;
  /** The table that is counted. */
  source: string;
  /** Which of its rows count. */
  where: string;
  /** Column of the key -> how it follows from a counted row. */
  key: Readonly<Record<string, string>>;
}

/** The name of the function that the triggers of a source call after each statement, whatever the event. */
export function followName(source: string): string {
  return `${source}_count_follow`;
}

/**
 * What that function does for all rollups of one source; a function for each would cost every insert a call more.
 * The migrations hold its text; a test compares them with this.
 */
export function followBody(rollups: readonly Rollup[]): Sql {
  const all = (statement: (rollup: Rollup) => Sql) => join(rollups.map(statement), '');
  return sql`
BEGIN
  IF TG_OP = 'INSERT' THEN${all(added)}
  ELSIF TG_OP = 'DELETE' THEN${all(removed)}
  ELSE${all(changed)}
  END IF;
  RETURN NULL;
END`;
}

function added(rollup: Rollup): Sql {
  const { columns, expressions, positions, where } = partsOf(rollup);
  return sql`
    INSERT INTO ${raw(rollup.table)} (${columns}, count)
    SELECT ${expressions}, count(*) FROM new_rows WHERE ${where} GROUP BY ${positions};`;
}

function removed(rollup: Rollup): Sql {
  const { columns, expressions, positions, where } = partsOf(rollup);
  return sql`
    INSERT INTO ${raw(rollup.table)} (${columns}, count)
    SELECT ${expressions}, -count(*) FROM old_rows WHERE ${where} GROUP BY ${positions};`;
}

/** A change that leaves the key as it was appends nothing. */
function changed(rollup: Rollup): Sql {
  const { columns, where } = partsOf(rollup);
  return sql`
    INSERT INTO ${raw(rollup.table)} (${columns}, count)
    SELECT ${columns}, sum(step) FROM (
      SELECT ${named(rollup)}, 1 AS step FROM new_rows WHERE ${where}
      UNION ALL
      SELECT ${named(rollup)}, -1 AS step FROM old_rows WHERE ${where}
    ) AS change
    GROUP BY ${columns} HAVING sum(step) <> 0;`;
}

/** Merges the rows of one key into one. Only rows that the statement saw are replaced by their sum. */
export function foldStatement(rollup: Rollup): Sql {
  const { columns } = partsOf(rollup);
  const table = raw(rollup.table);
  return sql`
WITH scattered AS (
  SELECT ${columns} FROM ${table} GROUP BY ${columns} HAVING count(*) > 1 OR sum(count) = 0
), gone AS (
  DELETE FROM ${table} AS counted USING scattered WHERE (${keyOf('counted', rollup)}) = (${keyOf('scattered', rollup)})
  RETURNING ${keyOf('counted', rollup)}, counted.count
)
INSERT INTO ${table} (${columns}, count)
SELECT ${columns}, sum(count) FROM gone GROUP BY ${columns} HAVING sum(count) <> 0`;
}

/** Folds and rebuilds of one rollup take turns: neither sees half of the other's work. Writers wait for none. */
export function lockStatement({ table }: Rollup): Sql {
  return sql`LOCK TABLE ${raw(table)} IN SHARE UPDATE EXCLUSIVE MODE`;
}

/** Counts everything anew. Nobody may write the source meanwhile, and the turn must be taken. */
export function rebuildStatements(rollup: Rollup): readonly Sql[] {
  const { columns, expressions, positions, where } = partsOf(rollup);
  const table = raw(rollup.table);
  return [
    sql`DELETE FROM ${table}`,
    sql`
INSERT INTO ${table} (${columns}, count)
SELECT ${expressions}, count(*) FROM ${raw(rollup.source)} WHERE ${where} GROUP BY ${positions}`,
  ];
}

/** How many keys have another count than the rows have: one row `{ wrong }`. */
export function wrongCountStatement(rollup: Rollup): Sql {
  const { columns, positions, where } = partsOf(rollup);
  return sql`
SELECT count(*)::int AS wrong FROM (
  SELECT ${named(rollup)}, count(*) AS count FROM ${raw(rollup.source)} WHERE ${where} GROUP BY ${positions}
) AS truth
FULL JOIN (
  SELECT ${columns}, sum(count) AS count FROM ${raw(rollup.table)} GROUP BY ${columns} HAVING sum(count) <> 0
) AS kept USING (${columns})
WHERE truth.count IS DISTINCT FROM kept.count`;
}

function partsOf({ key, where }: Rollup) {
  const columns = Object.keys(key);
  return {
    columns: join(columns.map(raw), ', '),
    expressions: join(Object.values(key).map(raw), ', '),
    positions: join(
      columns.map((_, index) => raw(String(index + 1))),
      ', ',
    ),
    where: raw(where),
  };
}

function named({ key }: Rollup): Sql {
  return join(
    Object.entries(key).map(([column, expression]) =>
      column === expression ? raw(column) : sql`${raw(expression)} AS ${raw(column)}`,
    ),
    ', ',
  );
}

function keyOf(alias: string, { key }: Rollup): Sql {
  return join(
    Object.keys(key).map((column) => sql`${raw(alias)}.${raw(column)}`),
    ', ',
  );
}
