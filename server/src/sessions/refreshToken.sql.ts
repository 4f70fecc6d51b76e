import sql from 'sql-template-tag';

/** What a presented token is. The time is the clock's and not the transaction's, which may have waited. */
export const presentedStatement = (hash: Buffer, graceSeconds: number) => sql`
  SELECT s.id AS "sessionId", s.account_id AS "accountId", a.status,
    s.ended_at IS NULL AND t.expires_at > clock_timestamp() AS "isAlive",
    t.used_at IS NOT NULL AS "isUsed",
    coalesce(t.used_at > clock_timestamp() - make_interval(secs => ${graceSeconds}), false) AND NOT EXISTS (
      SELECT FROM refresh_token AS child WHERE child.parent = t.hash AND child.used_at IS NOT NULL
    ) AS "isInGrace"
  FROM refresh_token AS t
  JOIN session AS s ON s.id = t.session_id
  JOIN account AS a ON a.id = s.account_id
  WHERE t.hash = ${hash}`;
