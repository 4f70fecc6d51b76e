import { type JobSet } from '../platform/jobs/jobs.ts';
import { foldAllCounts } from './foldCounts.ts';
import { withdrawClosed } from './withdrawClosed.ts';
import { repairCounts } from './repairCounts.ts';
import { Vocabulary } from './search/vocabulary.ts';
import { refreshNameWeights } from './refreshNameWeights.ts';

/**
 * Upkeep of the search: the appended counts are folded every minute; listings that were sold or rented
 * long ago leave the lists every hour; at night the counts are compared with the truth, the
 * weights of names are refreshed and words are counted anew.
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
    'property-withdraw-closed': async (_payload, { database }) => {
      await withdrawClosed(database);
    },
    'property-refresh-name-weights': async (_payload, { database }) => {
      await refreshNameWeights(database);
    },
    'property-count-words': async (_payload, { database }) => {
      await new Vocabulary(database).rebuild();
    },
  },
  crontab: [
    '* * * * * property-fold-counts',
    '7 * * * * property-withdraw-closed',
    '40 20 * * * property-repair-counts',
    '0 21 * * * property-refresh-name-weights',
    '10 21 * * * property-count-words',
  ],
};
