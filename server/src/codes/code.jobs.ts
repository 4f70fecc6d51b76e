import { olderThan } from '../platform/database/databaseTime.ts';
import { type JobSet } from '../platform/jobs.ts';
import { OneTimeCode } from './oneTimeCode.entity.ts';

const DAY = 86_400;

/** Forgets codes that nobody can use any more. */
export const CODE_JOBS: JobSet = {
  tasks: {
    'codes-sweep': async (_payload, { database }) => {
      await database.source.manager.delete(OneTimeCode, { expiresAt: olderThan(DAY) });
    },
  },
  crontab: ['52 * * * * codes-sweep'],
};
