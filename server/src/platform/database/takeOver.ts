import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DatabaseProblem } from './problem.ts';

/** The last migration from before the base: whoever had it had everything that the base makes. */
const LAST_BEFORE = 'PartsOfContacts1764000000050';

/** The migrations that a backup was taken at, as they are called now. */
export function calledNow(names: readonly string[], base: string): readonly string[] {
  return names.includes(LAST_BEFORE) ? [base] : names;
}

/** Where the base is made for a moment, to be compared. */
const COMPARED = 'base_of_now';

/**
 * For a database that was made by the migrations from before `base`. Where its schema is the one that the base makes,
 * it counts as having the base, and nothing else is touched; all in one transaction. Throws DatabaseProblem where it
 * differs.
 */
export async function takeOver(runner: QueryRunner, base: MigrationInterface): Promise<void> {
  await runner.startTransaction();
  try {
    await runner.query(`CREATE SCHEMA ${COMPARED}`);
    // Extensions stay where they are.
    await runner.query(`SET LOCAL search_path = ${COMPARED}, public`);
    await base.up(runner);
    const expected = await schemaOf(runner, COMPARED);
    await runner.query('SET LOCAL search_path = public');
    const found = await schemaOf(runner, 'public');
    if (found.join('\n') !== expected.join('\n')) throw new DatabaseProblem(TOO_OLD);
    const name = base.name ?? base.constructor.name;
    await runner.query('DELETE FROM schema_migration');
    await runner.query('INSERT INTO schema_migration ("timestamp", name) VALUES ($1, $2)', [
      name.slice(-13),
      name,
    ]);
    await runner.query(`DROP SCHEMA ${COMPARED} CASCADE`);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

const TOO_OLD =
  'The database was made by an earlier version that did not bring it up to date. Start the version of 29 November 2026 (commit 250cbc87) once, then this one. Or start with an empty database: remove the data directory, or name another one in DATABASE_URL.';

/** Everything that a schema holds, a line each; how its not-null constraints are called does not count. */
async function schemaOf(runner: QueryRunner, schema: string): Promise<string[]> {
  const rows: unknown = await runner.query(
    `WITH own AS (SELECT $1::regnamespace AS id)
    SELECT concat_ws(' ', 'table', relname, relkind, relpersistence, reloptions) AS line
      FROM pg_class, own WHERE relnamespace = own.id AND relname !~ '^schema_migration'
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
    UNION ALL
    SELECT concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attcollation::regcollation,
        attnotnull, attidentity, attgenerated, attstattarget, attstorage, pg_get_expr(adbin, adrelid, true))
      FROM own, pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      WHERE relnamespace = own.id AND relkind = 'r' AND relname <> 'schema_migration' AND attnum > 0
        AND NOT attisdropped
    UNION ALL
    SELECT concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(pg_constraint.oid, true))
      FROM own, pg_constraint JOIN pg_class ON pg_class.oid = conrelid
      WHERE relnamespace = own.id AND contype <> 'n' AND relname <> 'schema_migration'
    UNION ALL
    SELECT concat_ws(' ', 'index', relname, pg_get_indexdef(indexrelid, 0, true))
      FROM own, pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE relnamespace = own.id AND relname !~ '^schema_migration'
    UNION ALL
    SELECT concat_ws(' ', 'trigger', relname, pg_get_triggerdef(pg_trigger.oid, true))
      FROM own, pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
      WHERE relnamespace = own.id AND NOT tgisinternal
    UNION ALL
    SELECT concat_ws(' ', 'function', proname, pg_get_function_arguments(pg_proc.oid), prorettype::regtype,
        provolatile, proparallel, proisstrict, prosrc, pg_get_function_sqlbody(pg_proc.oid))
      FROM pg_proc, own WHERE pronamespace = own.id
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    UNION ALL
    SELECT concat_ws(' ', 'statistics', pg_get_statisticsobjdef(pg_statistic_ext.oid))
      FROM pg_statistic_ext, own WHERE stxnamespace = own.id
    UNION ALL
    SELECT concat_ws(' ', 'words', cfgname, maptokentype, mapseqno, mapdict::regdictionary)
      FROM own, pg_ts_config JOIN pg_ts_config_map ON mapcfg = pg_ts_config.oid
      WHERE cfgnamespace = own.id
    ORDER BY line`,
    [schema],
  );
  return Array.isArray(rows)
    ? rows.map(({ line }) => line.replaceAll(`${schema}.`, '').replaceAll(/\s+/g, ' '))
    : [];
}
