import sql from 'sql-template-tag';
import { type OutboxChannel } from '../outboxMessage.entity.ts';

/** Takes one message that is due for a process, codes and what was tried least first, and counts the attempt. */
export const claimStatement = (
  channel: OutboxChannel,
  claimedBy: string,
  { leaseSeconds, mostTries }: { leaseSeconds: number; mostTries: number },
) => sql`
  UPDATE outbox SET attempts = attempts + 1, claimed_by = ${claimedBy},
    next_at = now() + make_interval(secs => ${leaseSeconds})
  WHERE id = (
    SELECT id FROM outbox
    WHERE channel = ${channel} AND sent_at IS NULL AND failed_at IS NULL AND next_at <= now()
      AND attempts <= ${mostTries}
    ORDER BY sealed IS NULL, attempts, next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING id, created_at AS "createdAt", channel, recipient, template, subject, text, sealed,
    attempts, coalesce(expires_at <= now(), false) AS expired`;

/** Of a delivery that takes long nobody else thinks that it was given up. */
export const prolongStatement = (id: string, leaseSeconds: number) => sql`
  UPDATE outbox SET next_at = greatest(next_at, now() + make_interval(secs => ${leaseSeconds}))
  WHERE id = ${id} AND claimed_by IS NOT NULL`;

/** Makes due for everybody what a process has claimed and not tried. */
export const releaseStatement = (ids: readonly string[], claimedBy: string) => sql`
  UPDATE outbox SET attempts = attempts - 1, claimed_by = NULL, next_at = now()
  WHERE id = ANY(${ids}::text[]) AND claimed_by = ${claimedBy}`;

/** It has left, or was given up for a reason. With a code it is not needed any more; without one it stays readable. */
export const doneStatement = (id: string, reason: string | null) => sql`
  UPDATE outbox SET sent_at = CASE WHEN ${reason}::text IS NULL THEN now() END, sealed = NULL,
    failed_at = CASE WHEN ${reason}::text IS NOT NULL THEN now() END, last_error = ${reason},
    claimed_by = NULL
  WHERE id = ${id}`;

/** What was written by a clock that was far ahead waits as long as it was to wait then. */
export const settleOutboxStatement = sql`
  UPDATE outbox SET created_at = now(), next_at = next_at - (created_at - now()),
    expires_at = expires_at - (created_at - now())
  WHERE sent_at IS NULL AND failed_at IS NULL AND created_at > now() + interval '1 hour'`;

/** The processes that have claimed messages, each as often as it has. */
export const claimantsStatement = () =>
  sql`SELECT claimed_by AS name FROM outbox WHERE claimed_by IS NOT NULL`;

/** Sets the time of the next try; when somebody else has the message by now, that is theirs to set. */
export const rescheduleStatement = (
  id: string,
  claimedBy: string,
  waitSeconds: number,
  reason: string,
) => sql`
  UPDATE outbox SET last_error = ${reason}, claimed_by = NULL,
    next_at = least(now() + make_interval(secs => ${waitSeconds}), expires_at)
  WHERE id = ${id} AND claimed_by = ${claimedBy}`;
