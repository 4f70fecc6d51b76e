import { beforeAll, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Viewer } from '../platform/context.ts';
import { type ListingToLoad } from '../properties/copyListings.ts';

let served: TestApp;
let siteAdmin: Viewer;
let made: ListingToLoad[];

/** 2,600 listings of two towns, half of them featured, which nearly all speak of a garden; each belvedere is rare. */
beforeAll(async () => {
  const database = await freshDatabase();
  served = await testApp(database);
  const role = 'site_admin';
  siteAdmin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
  const { id: sellerId } = await buildAccount(database);
  made = Array.from({ length: 2_600 }, (_, n) =>
    listing({
      sellerId,
      title: n % 1_000 < 2 ? 'Belvedere' : n % 100 < 5 ? 'Gardenia house' : 'Garden house',
      ...(n % 1_000 === 1 && { title: 'Belvedere with gardenias' }),
      ...(n % 1_000 === 3 && { title: 'Belvedere with a garden' }),
      ...(n % 3 === 0 && { city: 'Agra', state: 'Uttar Pradesh' }),
      approvalStatus: n % 50 === 3 ? 'pending' : 'approved',
      featured: n % 2 === 0,
      createdAt: new Date(Date.UTC(2026, 2, 1) + n * 60_000),
    }),
  );
  await writeListings(database, made);
  await database.query({ text: 'VACUUM (ANALYZE) property' });
});

const NEWEST_FIRST = (a: ListingToLoad, b: ListingToLoad) =>
  b.createdAt.getTime() - a.createdAt.getTime();

test.each<[string, RegExp, (each: ListingToLoad) => boolean]>([
  ['search=belvedere', /belvedere/i, () => true],
  ['search=belvedere garden', /belvedere.*garden/i, () => true],
  ['search=belvedere garden&city=Agra', /belvedere.*garden/i, ({ city }) => city === 'Agra'],
  ['search=garden&city=Agra', /garden/i, ({ city }) => city === 'Agra'],
  ['search=garden hous&city=Agra', /garden\b.* hous/i, ({ city }) => city === 'Agra'],
  [
    'search=garden&approvalStatus=pending',
    /garden/i,
    ({ approvalStatus }) => approvalStatus === 'pending',
  ],
  ['search=garden', /garden/i, () => true],
])('A-7.4-05 the last word is looked for as a beginning too: %s', async (query, title, fits) => {
  const path = `/api/site-admin/properties?${query}&limit=100`;
  const { body } = await served.rest(path, siteAdmin);
  const isPending = query.includes('pending');
  const expected = made
    .filter((each) => title.test(each.title) && fits(each))
    .toSorted((a, b) => (isPending ? -1 : 1) * NEWEST_FIRST(a, b));
  expect(expected.length).toBeGreaterThan(0);
  expect(body['properties']).toMatchObject(expected.slice(0, 100).map(({ id }) => ({ id })));
  const total = expected.length > 1_000 ? '1000 or more' : String(expected.length);
  expect(body['message']).toBe(`${total} properties found.`);
});
