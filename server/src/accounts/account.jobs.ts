import { type JobSet } from '../platform/jobs.ts';

/** Forgets registrations that were not completed, or long ago. */
export const ACCOUNT_JOBS: JobSet = {
  tasks: {
    'registrations-sweep': async (_payload, { database }) => {
      await database.query({
        text: `DELETE FROM registration WHERE expires_at < now() - interval '1 day'`,
      });
    },
  },
  crontab: ['57 * * * * registrations-sweep'],
};
