import { LIMITS } from '../../../schema/limits.ts';
import { signedIn } from '../accounts/account.policy.ts';
import { type Context } from '../platform/context.ts';
import { type SessionFields } from './session.graphql.ts';

/** The viewer's sessions that can still go on, the last used first, at most 50. Throws UNAUTHENTICATED for a visitor. */
export async function findSessions(context: Context): Promise<SessionFields[]> {
  const { id, sessionId } = signedIn(context.viewer);
  const values = [id, sessionId, LIMITS.session.refreshSeconds];
  return context.query<SessionFields>({ text: OPEN, values });
}

const OPEN = `
  SELECT id, device, address, created_at AS "createdAt", last_used_at AS "lastUsedAt",
    id = coalesce($2, '') AS "isCurrent"
  FROM session WHERE account_id = $1 AND ended_at IS NULL
    AND last_used_at > now() - make_interval(secs => $3)
  ORDER BY last_used_at DESC LIMIT 50`;
