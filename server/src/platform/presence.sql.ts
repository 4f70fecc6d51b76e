import sql from 'sql-template-tag';
import { isNameLocked } from './database/namedLocks.sql.ts';

/** Those of these names whose lock nobody holds. */
export const absentStatement = (locks: number, names: readonly string[]) => sql`
  SELECT name FROM unnest(${names}::text[]) AS name WHERE NOT ${isNameLocked(locks, 'name')}`;
