import sql from 'sql-template-tag';
import type { IdempotentRequest } from './idempotency.ts';

/** Answers a row when the request is new, or its answer is over after these days. */
export const insertIdempotencyKeyStatement = (
  { scope, key, requestHash }: IdempotentRequest,
  days: number,
) => sql`
  INSERT INTO idempotency_key AS known (scope, key, request_hash)
  VALUES (${scope}, ${key}, ${requestHash})
  ON CONFLICT (scope, key) DO UPDATE
    SET request_hash = excluded.request_hash, answer = NULL, created_at = now()
    WHERE known.created_at < now() - make_interval(days => ${days})
  RETURNING key`;
