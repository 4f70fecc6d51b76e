import { type JobSet } from '../platform/jobs.ts';
import { foldAllCounts } from './foldCounts.ts';
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
      const [found] = await database.query<{ wrong: number }>({ text: WRONG_CELLS });
      const wrong = found?.wrong ?? 0;
      if (wrong === 0) return;
      log.error({ wrong }, 'Listing counts differed from the listings and are rebuilt.');
      await database.query({ text: 'SELECT property_rollup_rebuild()' });
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

const WRONG_CELLS = `
  SELECT count(*)::int AS wrong FROM (
    SELECT city, state, subtype, purpose, coalesce(bedrooms, -1) AS bedrooms, count(*) AS count
    FROM property WHERE approval_status = 'approved' AND is_active
    GROUP BY city, state, subtype, purpose, coalesce(bedrooms, -1)
  ) AS truth
  FULL JOIN (
    SELECT city, state, subtype, purpose, bedrooms, sum(count) AS count FROM listing_count
    GROUP BY city, state, subtype, purpose, bedrooms HAVING sum(count) <> 0
  ) AS kept
    USING (city, state, subtype, purpose, bedrooms)
  WHERE truth.count IS DISTINCT FROM kept.count`;
