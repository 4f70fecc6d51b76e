import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { graphqlSchema } from '../src/doors/graphql/schema.ts';
import { limitJobs } from '../src/platform/limits.ts';
import { retentionJobs } from '../src/platform/retention.ts';
import { PROPERTY_JOBS } from '../src/properties/property.jobs.ts';
import { ROOMS } from '../src/rooms.ts';
import { ACTIVITY_JOBS } from '../src/sellers/activity.jobs.ts';
import { openPictureHouse } from './fakes/pictureHouse.ts';

/** What the rooms bring along, all of it at once. */

test('how often each command may be used, and what is said after that', () => {
  const rows = ROOMS.flatMap(({ limits }) => limits).map(
    ({ name, windows, sentence, whenStoreIsAway }) =>
      [
        name,
        windows.map(({ points, seconds }) => `${points} in ${seconds} s`).join(', '),
        sentence,
        whenStoreIsAway,
      ].join(' | '),
  );
  expect(rows).toEqual([
    'knownMobilePerAddress | 5 in 3600 s, 20 in 86400 s | Too many different numbers or addresses were tried from your connection. | refuse',
    'codeSendPerPurpose | 1 in 60 s | A code was sent a short while ago. | refuse',
    'codeSendPerMobile | 3 in 600 s, 5 in 3600 s, 10 in 86400 s | A code was sent a short while ago. | refuse',
    'codeSendPerAddress | 10 in 3600 s | Too many codes were asked for from your connection. | refuse',
    'codeFailPerMobile | 20 in 86400 s | Too many wrong codes were entered. | refuse',
    'leadPerAddress | 10 in 3600 s, 30 in 86400 s | Many enquiries were sent from your connection. | refuse',
    'leadPerMobile | 5 in 3600 s | Many enquiries were sent with this number. | refuse',
    'notePerAccount | 120 in 3600 s | You have written many notes in a short time. | refuse',
    'feedbackPerAddress | 5 in 3600 s | Thank you, we already have several messages from you. | refuse',
    'revealPerMobile | 20 in 86400 s | Many contacts were asked for with this number today. | refuse',
    'revealPerBrowser | 20 in 86400 s | Many contacts were asked for in this browser today. | refuse',
    'revealPerAccount | 20 in 86400 s | Many contacts were asked for by your account today. | refuse',
    'invitationPerMobile | 3 in 86400 s | This number was invited several times today. | refuse',
    'invitationPerOrganisation | 50 in 86400 s | Many people were invited today. | refuse',
    'uploadPerAccount | 300 in 3600 s | You have added many pictures in a short time. | refuse',
    'mapsLookupPerAddress | 30 in 3600 s | Many positions were looked up from your connection. | allow',
    'postPerAccount | 60 in 3600 s | A lot was posted from your account in the last hour. | refuse',
    'editPerAccount | 300 in 3600 s | A lot was changed from your account in the last hour. | refuse',
    'socialSignInPerAddress | 60 in 3600 s | Many people signed in from your connection. | refuse',
  ]);
});

test('what runs when, in UTC, and what runs as soon as a process has started', async () => {
  const { pictures } = await openPictureHouse();
  const sets = [...pictures.jobs, limitJobs, PROPERTY_JOBS, ACTIVITY_JOBS, retentionJobs([])];
  expect(sets.flatMap(({ crontab }) => crontab ?? [])).toEqual([
    '* * * * * pictures-render',
    '27 * * * * pictures-sweep',
    '37 * * * * limits-sweep',
    '* * * * * property-fold-counts',
    '7 * * * * property-withdraw-closed',
    '40 20 * * * property-repair-counts',
    '0 21 * * * property-weigh-names',
    '10 21 * * * property-count-words',
    '* * * * * activity-fold',
    '20 22 * * * retention',
  ]);
  expect(sets.flatMap(({ atStart }) => atStart ?? [])).toEqual([
    'pictures-render',
    'pictures-sweep',
  ]);
});

test('D-103 the schema that clients are made from is the one that the server serves', async () => {
  const served = printSchema(lexicographicSortSchema(await graphqlSchema(ROOMS)));
  const written = readFileSync(resolve(import.meta.dirname, '../../schema/schema.graphql'), 'utf8');
  expect(served.trim()).toBe(written.trim());
});
