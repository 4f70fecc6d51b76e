import { type JobSet } from '../platform/jobs/jobs.ts';
import { foldActivity } from './foldActivity.ts';

/** What came of listings is added up every minute. */
export const ACTIVITY_JOBS: JobSet = {
  tasks: {
    'activity-fold': async (_payload, { database }) => {
      await foldActivity(database);
    },
  },
  crontab: ['* * * * * activity-fold'],
};
