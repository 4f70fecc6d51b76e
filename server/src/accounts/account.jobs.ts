import { olderThan } from '../platform/database/databaseTime.ts';
import { type JobSet } from '../platform/jobs.ts';
import { Registration } from './registration.entity.ts';

const DAY = 86_400;

/** Forgets registrations that were not completed, or long ago. */
export const ACCOUNT_JOBS: JobSet = {
  tasks: {
    'registrations-sweep': async (_payload, { database }) => {
      await database.source.manager.delete(Registration, { expiresAt: olderThan(DAY) });
    },
  },
  crontab: ['57 * * * * registrations-sweep'],
};
