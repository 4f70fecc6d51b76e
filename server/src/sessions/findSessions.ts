import { signedIn } from '../accounts/account.policy.ts';
import { type Context } from '../platform/context.ts';
import { type SessionFields } from './session.graphql.ts';

/** The viewer's open sessions, the last used first, at most 50. Throws UNAUTHENTICATED for a visitor. */
export async function findSessions(context: Context): Promise<SessionFields[]> {
  const { id, sessionId } = signedIn(context.viewer);
  return context.query<SessionFields>({ text: OPEN, values: [id, sessionId] });
}

const OPEN = `
  SELECT id, device, address, created_at AS "createdAt", last_used_at AS "lastUsedAt",
    id = coalesce($2, '') AS "isCurrent"
  FROM session WHERE account_id = $1 AND ended_at IS NULL
  ORDER BY last_used_at DESC LIMIT 50`;
