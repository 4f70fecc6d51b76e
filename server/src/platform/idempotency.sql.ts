import sql from 'sql-template-tag';
import type { Json, Occasion } from './idempotency.ts';

/** How long the rest of the transaction waits for a lock. */
export const lockTimeoutStatement = (wait: string) =>
  sql`SELECT set_config('lock_timeout', ${wait}, true)`;

/** Answers a row when the occasion is new, or its answer is over after these days. */
export const insertOccasionStatement = ({ scope, key, requestHash }: Occasion, days: number) => sql`
  INSERT INTO idempotency_key AS known (scope, key, request_hash)
  VALUES (${scope}, ${key}, ${requestHash})
  ON CONFLICT (scope, key) DO UPDATE
    SET request_hash = excluded.request_hash, answer = NULL, created_at = now()
    WHERE known.created_at < now() - make_interval(days => ${days})
  RETURNING key`;

/** An answer is any JSON, also a bare null, which a repository would take for none. */
export const saveAnswerStatement = ({ scope, key }: Occasion, answer: Json) => sql`
  UPDATE idempotency_key SET answer = ${JSON.stringify(answer)}
  WHERE scope = ${scope} AND key = ${key}`;
