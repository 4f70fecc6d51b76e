import { backlogStatement, type BacklogRow } from './backlog.sql.ts';
import type { Database } from '../database/connect.ts';
import { MAX_RENDER_ATTEMPTS } from '../pictures/rendering.ts';

/** One queue of the database, or one part of it, such as the messages of one channel. */
export interface BacklogPart {
  queue: string;
  part: string;
  /** Counted to 10,000, so that asking costs the same however many there are. */
  waiting: number;
  /** How long the oldest of those has waited; 0 when there is none. */
  oldestSeconds: number;
  /** What is there and is not tried any more; null where that is not kept in the queue. */
  givenUp: number | null;
}

export interface BacklogBounds {
  /** How many of one part are counted. */
  most: number;
  /** How often a picture is tried. */
  renderAttempts: number;
}

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
