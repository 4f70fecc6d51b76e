import { type JobSet } from '../platform/jobs.ts';

/** Forgets tokens that are over, and sessions that have been for a month. */
export const SESSION_JOBS: JobSet = {
  tasks: {
    'sessions-sweep': async (_payload, { database }) => {
      await database.query({ text: 'DELETE FROM refresh_token WHERE expires_at < now()' });
      await database.query({
        text: `DELETE FROM session WHERE last_used_at < now() - interval '60 days'`,
      });
    },
  },
  crontab: ['47 * * * * sessions-sweep'],
};
