import { type JobSet } from '../platform/jobs.ts';

/** Forgets who was given a contact once that is over. */
export const GRANT_JOBS: JobSet = {
  tasks: {
    'grants-sweep': async (_payload, { database }) => {
      await database.query({ text: 'DELETE FROM contact_grant WHERE expires_at < now()' });
    },
  },
  crontab: ['27 * * * * grants-sweep'],
};
