import sql from 'sql-template-tag';

export interface IdempotentRequest {
  /** Chosen by the client: 1 to 128 visible ASCII characters (`Idempotency-Key`). */
  key: string;
  /** Operation and viewer, so that keys of different people never meet: 'properties.add:{account id}'. */
  scope: string;
  /** Fingerprint of the content, from `hashOfRequest`. */
  requestHash: string;
}

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
