import { IsNull } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { type Context } from '../platform/context.ts';
import { newerThan } from '../platform/database/databaseTime.ts';
import { Session } from './session.entity.ts';
import { type SessionFields } from './session.graphql.ts';

/** The viewer's sessions that can still go on, the last used first, at most 50. Throws UNAUTHENTICATED for a visitor. */
export async function findSessions(context: Context): Promise<SessionFields[]> {
  const { id: accountId, sessionId } = signedIn(context.viewer);
  const lastUsedAt = newerThan(LIMITS.session.refreshSeconds);
  const open = await context.manager.find(Session, {
    where: { accountId, endedAt: IsNull(), lastUsedAt },
    order: { lastUsedAt: 'DESC' },
    take: 50,
  });
  return open.map((session) => Object.assign(session, { isCurrent: session.id === sessionId }));
}
