import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/harness/temporaryFolder.ts';
import { freshDatabase } from '../test/harness/database.ts';
import { fixedClock } from '../src/platform/clock.ts';
import { migrateJobs } from '../src/platform/jobs/jobs.ts';
import { PropertySearch } from '../src/properties/findProperties.ts';
import { silentLog } from '../src/platform/observability/logging.ts';
import { createPictures } from '../src/platform/pictures/pictures.ts';
import { diskStorage } from '../src/platform/storage/diskStorage.ts';
import { loadDemoWorld, readManifest } from './loadDemoWorld.ts';

const folder = temporaryFolder();

test('the demo world is loaded once, also when two processes start together, and never over data', async () => {
  const database = await freshDatabase({ statementTimeoutMs: 0 });
  await migrateJobs(database);
  const log = silentLog();
  const storage = await diskStorage(join(folder, 'media'));
  const pictures = createPictures({ database, storage, log });
  const clock = fixedClock(new Date('2026-06-15T06:30:00Z'));
  const parts = { database, pictures, log, clock };
  await Promise.all([loadDemoWorld(parts), loadDemoWorld(parts)]);
  await loadDemoWorld(parts);

  const [found] = await database.query<Record<string, number>>({
    text: `SELECT count(*)::int AS listings, count(DISTINCT city)::int AS cities,
             count(DISTINCT subtype)::int AS subtypes, count(DISTINCT purpose)::int AS purposes,
             count(DISTINCT approval_status)::int AS states, min(jsonb_array_length(pictures)) AS fewest,
             max(jsonb_array_length(pictures)) AS most,
             (SELECT count(*)::int FROM picture WHERE claimed_by = 'demo') AS pictures,
             (SELECT count(*)::int FROM blog WHERE picture IS NOT NULL AND word_count > 200) AS blogs,
             (SELECT count(*)::int FROM blog_comment) AS comments,
             (SELECT count(*)::int FROM contact_control WHERE is_active) AS controls,
             (SELECT count(*)::int FROM partner WHERE is_active) AS partners,
             (SELECT count(*)::int FROM account
               WHERE mobile LIKE '900000000_' AND mobile_verified_at IS NOT NULL
                 AND (email IS NULL OR email_verified_at IS NOT NULL)) AS named,
             (SELECT count(*)::int FROM enquiry AS i JOIN account AS a ON a.id = i.seller_id
               WHERE a.mobile IN ('9000000002', '9000000003')) AS asked,
             (SELECT count(DISTINCT status)::int FROM enquiry) AS "enquiryStates",
             (SELECT count(DISTINCT day)::int FROM listing_view) AS "daysViewed"
           FROM property`,
  });
  expect(found).toMatchObject({
    listings: 2_200,
    subtypes: 12,
    purposes: 2,
    states: 3,
    named: 9,
    blogs: 8,
    comments: 5,
    controls: 2,
    partners: 12,
    pictures: (await readManifest()).length,
    enquiryStates: 4,
    daysViewed: 29,
  });
  expect(found?.['asked']).toBeGreaterThanOrEqual(5);
  expect(found?.['cities']).toBeGreaterThanOrEqual(25);
  expect(found?.['fewest']).toBeGreaterThanOrEqual(4);
  expect(found?.['most']).toBeLessThanOrEqual(8);
  const search = new PropertySearch(database);
  for (const keyword of ['2 bhk in gurgaon under 90 lakh', '2 bhk in wakad', 'shops in pune']) {
    expect((await search.phrase({ keyword }))?.total, keyword).toBeGreaterThan(0);
  }
});
