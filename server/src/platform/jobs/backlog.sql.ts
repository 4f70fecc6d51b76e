import sql, { join } from 'sql-template-tag';
import { OUTBOX_CHANNELS, type OutboxChannel } from '../messages/outboxMessage.entity.ts';

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

export type BacklogRow = BacklogPart & { startedAt: number; periodicAt: number | null };

/**
 * What waits, a row for each part, and when the server was started. Every part is the beginning of an index of what
 * waits, in its order: what is done already costs nothing.
 */
export const backlogStatement = ({ most, renderAttempts }: BacklogBounds) => sql`
  SELECT queue, part, waiting, coalesce(extract(epoch FROM now() - oldest), 0)::float8 AS "oldestSeconds",
    given_up AS "givenUp", extract(epoch FROM pg_postmaster_start_time())::float8 AS "startedAt",
    (SELECT extract(epoch FROM max(coalesce(last_execution, known_since)))::float8
      FROM graphile_worker._private_known_crontabs) AS "periodicAt"
  FROM (
    ${join(
      OUTBOX_CHANNELS.map((channel) => messages(channel, most)),
      ' UNION ALL ',
    )}
    UNION ALL ${jobs(most)} UNION ALL ${pictures(most, renderAttempts)}
  ) backlog`;

const messages = (channel: OutboxChannel, most: number) => sql`
  SELECT 'messages' AS queue, ${channel} AS part, count(*) AS waiting, min(created_at) AS oldest,
    NULL::bigint AS given_up
  FROM (
    SELECT created_at FROM outbox
    WHERE channel = ${channel} AND sent_at IS NULL AND failed_at IS NULL
    ORDER BY (sealed IS NULL), attempts, next_at, id LIMIT ${most}
  ) waiting`;

/** Those that are due: one that is to run later does not wait. */
const jobs = (most: number) => sql`
  SELECT 'jobs', '', count(*), min(run_at), NULL
  FROM (
    SELECT run_at FROM graphile_worker._private_jobs
    WHERE is_available AND run_at <= now() ORDER BY priority, run_at LIMIT ${most}
  ) due`;

/** A picture whose last attempt is still under way is not given up. */
const pictures = (most: number, renderAttempts: number) => sql`
  SELECT 'pictures', '', count(*) FILTER (WHERE NOT is_over), min(created_at) FILTER (WHERE NOT is_over),
    count(*) FILTER (WHERE is_over)
  FROM (
    SELECT created_at, attempts >= ${renderAttempts} AND render_at <= now() AS is_over
    FROM picture WHERE status = 'pending' AND source_key IS NOT NULL AND removed_at IS NULL
    ORDER BY render_at LIMIT ${most}
  ) pending`;
