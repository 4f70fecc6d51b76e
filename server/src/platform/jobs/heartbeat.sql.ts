import sql from 'sql-template-tag';
import { isNameLocked } from '../database/namedLocks.sql.ts';

/** Rows `{ pid }` of the processes of the database that are at work on a statement and can say what came of it. */
export const processesAtWorkStatement = sql`
  SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND state NOT LIKE 'idle%'
    AND wait_event IS DISTINCT FROM 'ClientWrite'`;

/** Those of these names whose lock nobody holds. */
export const absentStatement = (locks: number, names: readonly string[]) => sql`
  SELECT name FROM unnest(${names}::text[]) AS name WHERE NOT ${isNameLocked(locks, 'name')}`;
