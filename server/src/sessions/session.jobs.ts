import { olderThan } from '../platform/database/databaseTime.ts';
import { type JobSet } from '../platform/jobs.ts';
import { RefreshToken } from './refreshToken.entity.ts';
import { Session } from './session.entity.ts';

const DAY = 86_400;

/** Forgets tokens that are over, and sessions that have been for a month. */
export const SESSION_JOBS: JobSet = {
  tasks: {
    'sessions-sweep': async (_payload, { database }) => {
      const { manager } = database.source;
      await manager.delete(RefreshToken, { expiresAt: olderThan(0) });
      await manager.delete(Session, { lastUsedAt: olderThan(60 * DAY) });
    },
  },
  crontab: ['47 * * * * sessions-sweep'],
};
