import { type JobRun, type JobSet } from '../jobs/jobs.ts';
import { onlyRow } from './onlyRow.ts';
import {
  cancelStatement,
  ownProcessStatement,
  unseenTablesStatement,
  vacuumStatement,
} from './vacuum.sql.ts';

/** 8 MB. */
const LEAST_PAGES = 1_000;

/**
 * Lists walk covering indexes, which spare the table only where PostgreSQL has noted that everybody sees what is there.
 * It notes that when a part of a table has changed; a table that a migration has written anew, or that was loaded while
 * a backup looked at what was before, does not count as changed, and its lists would take ten times as long until it
 * does. Answers the tables that were cleaned up.
 */
export async function vacuumUnseen(
  { database, signal }: Pick<JobRun, 'database' | 'signal'>,
  leastPages = LEAST_PAGES,
): Promise<string[]> {
  const unseen = await database.query<{ name: string }>(unseenTablesStatement(leastPages));
  const done: string[] = [];
  if (unseen.length === 0) return done;
  const client = await database.connectAlone();
  const settled = new AbortController();
  try {
    const { pid } = onlyRow((await client.query<{ pid: number }>(ownProcessStatement)).rows);
    const cancel = () => void database.query(cancelStatement(pid)).catch(() => undefined);
    signal.addEventListener('abort', cancel, { signal: settled.signal });
    for (const { name } of unseen) {
      if (signal.aborted) break;
      await client.query(vacuumStatement(name));
      done.push(name);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    settled.abort();
    await client.end();
  }
  return done;
}

/** After an upgrade, and whatever has kept PostgreSQL from it since. */
export const vacuumJobs: JobSet = {
  tasks: {
    vacuum: async (_payload, run) => {
      const tables = await vacuumUnseen(run);
      if (tables.length > 0) run.log.info({ tables }, 'Tables were cleaned up for their lists.');
    },
  },
  crontab: ['52 * * * * vacuum'],
  atStart: ['vacuum'],
};
