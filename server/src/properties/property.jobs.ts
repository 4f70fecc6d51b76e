import { type JobSet } from '../platform/jobs.ts';
import { foldAllCounts } from './foldCounts.ts';
import { repairCounts } from './repairCounts.ts';
import { Vocabulary } from './search/vocabulary.ts';

/**
 * Upkeep of the search: the appended counts are folded every minute; at night they are compared with the
 * truth and the words are counted anew.
 */
export const PROPERTY_JOBS: JobSet = {
  tasks: {
    'property-fold-counts': async (_payload, { database }) => {
      await foldAllCounts(database);
    },
    'property-repair-counts': async (_payload, { database, log }) => {
      const wrong = await repairCounts(database);
      if (wrong > 0) log.error({ wrong }, 'Listing counts differed from the listings; rebuilt.');
    },
    'property-count-words': async (_payload, { database }) => {
      await new Vocabulary(database).rebuild();
    },
  },
  crontab: [
    '* * * * * property-fold-counts',
    '40 20 * * * property-repair-counts',
    '10 21 * * * property-count-words',
  ],
};
