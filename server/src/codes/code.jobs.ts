import { type JobSet } from '../platform/jobs.ts';

/** Forgets codes that nobody can use any more. */
export const CODE_JOBS: JobSet = {
  tasks: {
    'codes-sweep': async (_payload, { database }) => {
      await database.query({
        text: `DELETE FROM one_time_code WHERE expires_at < now() - interval '1 day'`,
      });
    },
  },
  crontab: ['52 * * * * codes-sweep'],
};
