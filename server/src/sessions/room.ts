import { retainRows } from '../platform/jobs/retention.ts';
import { room } from '../platform/room.ts';
import { RefreshToken } from './refreshToken.entity.ts';
import { Session } from './session.entity.ts';
import { SessionResolver } from './session.resolver.ts';
import { sessionRestRows } from './session.rest.ts';
import { type Sessions } from './sessions.ts';

/** Devices on which somebody is signed in. */
export const sessions = room<{ sessions: Sessions }>({
  entities: [Session, RefreshToken],
  resolvers: [SessionResolver],
  rest: ({ sessions }) => sessionRestRows(sessions),
  retention: () => [
    retainRows('refreshToken', RefreshToken, 'expires_at'),
    retainRows('session', Session, 'last_used_at'),
  ],
});
