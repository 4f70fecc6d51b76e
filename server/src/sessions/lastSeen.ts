import { type Context } from '../platform/context.ts';

/** When each of these accounts last used a device that is still signed in; absent for the others. */
export async function lastSeen(
  context: Context,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await context.query<{ accountId: string; at: Date }>({
    text: `SELECT account_id AS "accountId", max(last_used_at) AS at FROM session
           WHERE account_id = ANY($1) AND ended_at IS NULL GROUP BY account_id`,
    values: [accountIds],
  });
  return new Map(rows.map(({ accountId, at }) => [accountId, at]));
}
