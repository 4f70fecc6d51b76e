import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { RETENTION } from '../../../../schema/retention.ts';
import type { RetentionName } from '../../../../schema/retention.ts';
import type { JobRun, JobSet } from './jobs.ts';
import { deleteOldStatement } from './retention.sql.ts';

/** How something that is kept for a while is let go. */
export interface Retention {
  name: RetentionName;
  /** Lets at most `most` of those go that are over by `days`, and answers how many it were. */
  release: (run: JobRun, days: number, most: number) => Promise<number>;
}

/** The rows of an entity; `since` is what the days are counted from, in SQL. */
export function retainRows(
  name: RetentionName,
  entity: EntityTarget<ObjectLiteral>,
  since: string,
): Retention {
  return {
    name,
    release: ({ database }, days, most) =>
      database.source.transaction(async (manager) => {
        await manager.query('SET LOCAL statement_timeout = 0');
        const { tableName } = database.source.getMetadata(entity);
        const { text, values } = deleteOldStatement(tableName, since, days, most);
        const rows: unknown = await manager.query(text, values);
        return Array.isArray(rows) ? Number(rows[1]) : 0;
      }),
  };
}

/** Everything that is over goes at night, some at a time. */
export function retentionJobs(retentions: readonly Retention[]): JobSet {
  return {
    tasks: {
      retention: async (_payload, run) => {
        for (const { name, release } of retentions) {
          const { days } = RETENTION[name];
          while (!run.signal.aborted && (await release(run, days, BATCH)) === BATCH);
        }
      },
    },
    crontab: ['20 22 * * * retention'],
  };
}

const BATCH = 1_000;
