import { beforeAll, describe, expect, test } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import {
  buildAccount,
  listing,
  type ListingOverrides,
  writeListings,
} from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { buildKnown, giveProof, newMobile } from '../../test/harness/people.ts';
import { type Database } from '../platform/database/connect.ts';
import { type Viewer } from '../platform/context.ts';

const CHECKS = `{ administration { moderationQueue(status: PENDING, pageSize: 50) {
  items { id } checks { propertyId isPhoneProven isEmailVerified doubts repeats } } } }`;
const USUAL = `query ($subtype: ID!, $city: String!, $state: String!) {
  usualRate(subtype: $subtype, purpose: SELL, city: $city, state: $state) { low high } }`;

const AGRA = { city: 'Agra', state: 'Uttar Pradesh' };
/** Where nobody asks for the usual rate. */
const KANPUR = { city: 'Kanpur', state: AGRA.state };
const flat = smallestValid(subtypeByKey('flat-apartment'));

let database: Database;
let served: TestApp;
let admin: Viewer;
let sellerId: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const role = 'site_admin';
  admin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
  sellerId = (await buildAccount(database)).id;
  // A hundred flats of 1,000 sq ft from 10 lakh to 1.09 crore.
  const usual = Array.from({ length: 100 }, (_, n) => flatOf(1_000_000 + n * 100_000, AGRA));
  const few = Array.from({ length: 19 }, () =>
    flatOf(5_000_000, { city: 'Mathura', state: AGRA.state }),
  );
  await writeListings(database, [...usual, ...few]);
});

function flatOf(cost: number, more: Partial<ListingOverrides> = {}) {
  const details = { ...flat, builtArea: 1_000, areaUnit: 'Sq ft', cost };
  return listing({ sellerId, ...more, details });
}

async function usualRate(subtype: string, city: string, state = AGRA.state) {
  return (await served.graphql(USUAL, { subtype, city, state })).data?.['usualRate'];
}

/** What is said of a listing that waits. */
async function checkOf(waiting: ReturnType<typeof listing>) {
  await writeListings(database, [{ ...waiting, approvalStatus: 'pending' }]);
  const { data } = await served.graphql(CHECKS, {}, admin);
  const queue = Object(Object(data?.['administration'])['moderationQueue']);
  const checks: { propertyId: string }[] = queue['checks'];
  expect(checks.map(({ propertyId }) => propertyId)).toEqual(
    queue['items'].map(({ id }: { id: string }) => id),
  );
  return checks.find(({ propertyId }) => propertyId === waiting.id);
}

describe('D-112 the usual rate', () => {
  test('nine in ten of the listings of that kind stand between its ends', async () => {
    expect(await usualRate('flat-apartment', 'Agra')).toEqual({
      low: expect.closeTo(1_495, 0),
      high: expect.closeTo(10_405, 0),
    });
    expect(await usualRate('Flat', 'agra')).toEqual(await usualRate('flat-apartment', 'Agra'));
  });

  test.each([
    ['where fewer than twenty listings say so', 'flat-apartment', 'Mathura'],
    ['of a kind that is not listed there', 'farm-house', 'Agra'],
    ['of a kind that is not known', 'castle', 'Agra'],
    ['of a town that is not known', 'flat-apartment', 'Atlantis'],
  ])('nothing is said %s', async (_why, subtype, city) => {
    expect(await usualRate(subtype, city)).toBeNull();
  });
});

describe('what a moderator is told of a listing that waits', () => {
  test('D-112 what is unlikely about it', async () => {
    const odd = flatOf(100_000, { ...AGRA, description: 'Call 98765 43210 for keys.' });
    expect(await checkOf(odd)).toMatchObject({
      doubts: [
        '₹100 per sq ft is far below what Flats & Apartments in Agra are listed at (₹1,495 to ₹10,405).',
        'Description contains a phone number.',
      ],
      repeats: [],
    });
    expect(await checkOf(flatOf(2_050_000, AGRA))).toMatchObject({ doubts: [], repeats: [] });
  });

  test('D-112 the same facts from another account within 30 days, and nothing else', async () => {
    const at = (iso: string) => new Date(iso);
    const others = [(await buildAccount(database)).id, (await buildAccount(database)).id] as const;
    const first = flatOf(7_777_000, { ...KANPUR, createdAt: at('2026-05-10T06:00:00Z') });
    const near = { ...KANPUR, sellerId: others[0], createdAt: at('2026-05-20T06:00:00Z') };
    const copied = flatOf(7_777_000, near);
    await writeListings(database, [
      copied,
      flatOf(7_777_000, { ...KANPUR, createdAt: at('2026-05-11T06:00:00Z') }),
      flatOf(7_777_000, { ...near, createdAt: at('2026-06-10T06:00:00Z') }),
      flatOf(7_777_001, near),
      flatOf(7_777_000, { ...near, city: 'Lucknow' }),
      flatOf(7_777_000, { ...near, purpose: 'rent' }),
    ]);
    expect(await checkOf(first)).toMatchObject({ repeats: [copied.id] });
  });

  test('D-110 which of its contacts are proven', async () => {
    const owner = await buildKnown(database);
    const own = { sellerId: owner.id, contactPhone: owner.mobile, contactEmail: owner.email };
    const textOf = (more: object) => checkOf(flatOf(2_000_000, { ...AGRA, ...own, ...more }));
    expect(await textOf({})).toMatchObject({ isPhoneProven: true, isEmailVerified: true });
    const other = newMobile();
    const strange = { contactPhone: other, contactEmail: 'x@example.in' };
    expect(await textOf(strange)).toMatchObject({ isPhoneProven: false, isEmailVerified: false });
    await giveProof(database, owner.id, other);
    expect(await textOf(strange)).toMatchObject({ isPhoneProven: true, isEmailVerified: false });
  });
});
