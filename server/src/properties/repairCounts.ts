import { type Database } from '../platform/database/connect.ts';

/**
 * Compares the counts of listings with the listings and rebuilds them when they differ. Answers how
 * many cells were wrong.
 */
export async function repairCounts(database: Database): Promise<number> {
  return database.source.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    let all = 0;
    for (const { wrongCells, rebuild } of REPAIRS) {
      const found: { wrong: number }[] = await manager.query(wrongCells);
      const wrong = found[0]?.wrong ?? 0;
      if (wrong > 0) await manager.query(rebuild);
      all += wrong;
    }
    return all;
  });
}

const WRONG_CELLS = `
  SELECT count(*)::int AS wrong FROM (
    SELECT city, state, subtype, purpose, coalesce(bedrooms, -1) AS bedrooms, count(*) AS count
    FROM property WHERE approval_status = 'approved' AND is_active
    GROUP BY city, state, subtype, purpose, coalesce(bedrooms, -1)
  ) AS truth
  FULL JOIN (
    SELECT city, state, subtype, purpose, bedrooms, sum(count) AS count FROM listing_count
    GROUP BY city, state, subtype, purpose, bedrooms HAVING sum(count) <> 0
  ) AS kept
    USING (city, state, subtype, purpose, bedrooms)
  WHERE truth.count IS DISTINCT FROM kept.count`;

const WRONG_PROJECTS = `
  SELECT count(*)::int AS wrong FROM (
    SELECT project, city, state, count(*) AS count
    FROM property WHERE approval_status = 'approved' AND is_active AND project <> ''
    GROUP BY project, city, state
  ) AS truth
  FULL JOIN (
    SELECT project, city, state, sum(count) AS count FROM listing_project
    GROUP BY project, city, state HAVING sum(count) <> 0
  ) AS kept
    USING (project, city, state)
  WHERE truth.count IS DISTINCT FROM kept.count`;

const WRONG_STATES = `
  SELECT count(*)::int AS wrong FROM (
    SELECT approval_status, is_active, lifecycle, count(*) AS count
    FROM property GROUP BY approval_status, is_active, lifecycle
  ) AS truth
  FULL JOIN (
    SELECT approval_status, is_active, lifecycle, sum(count) AS count FROM listing_state
    GROUP BY approval_status, is_active, lifecycle HAVING sum(count) <> 0
  ) AS kept
    USING (approval_status, is_active, lifecycle)
  WHERE truth.count IS DISTINCT FROM kept.count`;

const REPAIRS = [
  { wrongCells: WRONG_CELLS, rebuild: 'SELECT property_rollup_rebuild()' },
  { wrongCells: WRONG_PROJECTS, rebuild: 'SELECT listing_project_rebuild()' },
  { wrongCells: WRONG_STATES, rebuild: 'SELECT listing_state_rebuild()' },
] as const;
