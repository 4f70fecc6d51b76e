import { backlogStatement, type BacklogRow, type BacklogPart } from './backlog.sql.ts';
import type { Database } from '../database/connect.ts';
import { MAX_RENDER_ATTEMPTS } from '../pictures/rendering.ts';

export interface Backlog {
  /** When the database was started, Unix time in seconds. */
  startedAt: number;
  /** When a job of a crontab was last due and taken up, or the first came to be known; null before. */
  periodicAt: number | null;
  parts: BacklogPart[];
}

/** Messages, jobs and pictures that wait in the database, whichever process will take them. */
export async function readBacklog(database: Pick<Database, 'query'>): Promise<Backlog> {
  const rows = await database.query<BacklogRow>(
    backlogStatement({ most: 10_000, renderAttempts: MAX_RENDER_ATTEMPTS }),
  );
  return {
    startedAt: rows[0]?.startedAt ?? 0,
    periodicAt: rows[0]?.periodicAt ?? null,
    parts: rows,
  };
}
