import { Raw } from 'typeorm';
import { type JobSet } from '../platform/jobs.ts';
import { ContactGrant } from './contactGrant.entity.ts';

/** Forgets who was given a contact once that is over. */
export const GRANT_JOBS: JobSet = {
  tasks: {
    'grants-sweep': async (_payload, { database }) => {
      const expiresAt = Raw((column) => `${column} < now()`);
      await database.source.manager.delete(ContactGrant, { expiresAt });
    },
  },
  crontab: ['27 * * * * grants-sweep'],
};
