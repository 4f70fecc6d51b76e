import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { findSuggestions } from './findSuggestions.ts';

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const { id: sellerId } = await buildAccount(database);
  const flat = (place: object, cost: number) =>
    listing({ sellerId, details: { bhk: '2 BHK', cost }, ...place });
  const pune = { city: 'Pune', state: 'Maharashtra' };
  await writeListings(database, [
    flat({ ...pune, locality: 'Wakad' }, 8_000_000),
    flat({ ...pune, locality: 'Wakad' }, 9_500_000),
    flat({ ...pune, locality: 'Zebra Gully' }, 7_000_000),
    flat({ city: 'Gurugram', state: 'Haryana', locality: 'Sector 62' }, 8_900_000),
    flat({ city: 'Noida', state: 'Uttar Pradesh', locality: 'Sector 14' }, 9_500_000),
    flat({ city: 'Noida', state: 'Uttar Pradesh', locality: 'Sector 14' }, 9_500_000),
    flat({ city: 'Noida', state: 'Uttar Pradesh', locality: 'Sector 14' }, 9_500_000),
    { ...flat({ ...pune, locality: 'Wakad' }, 8_000_000), isActive: false },
    listing({
      sellerId,
      city: 'Agra',
      state: 'Uttar Pradesh',
      details: { buildingProjectSociety: 'Flats Gudi' },
    }),
    listing({
      sellerId,
      subtypeKey: 'commercial-shop-showroom',
      purpose: 'rent',
      ...pune,
      locality: 'Baner',
    }),
  ]);
});

async function first(text: string, near = {}) {
  const [found] = await findSuggestions(database, text, 8, near);
  return found && { said: `${found.kind} ${found.label}: ${found.detail}`, ...found };
}

describe('a text that is understood whole is a search of its own', () => {
  test.each([
    ['flats in wakad', 'PHRASE flats in wakad: Flat/Apartment · Wakad, Pune', 2],
    ['  shops in pune ', 'PHRASE shops in pune: Commercial Shop/Showroom · Pune', 1],
    [
      'flats in zebra gully pune',
      'PHRASE flats in zebra gully pune: Flat/Apartment · Zebra Gully, Pune',
      1,
    ],
    [
      'flats in pune under 90 lakh',
      'PHRASE flats in pune under 90 lakh: Flat/Apartment · Pune · Up to ₹90 Lakh · For Sale',
      2,
    ],
    [
      '2 bhk in gurgaon under 90 lakh',
      'PHRASE 2 bhk in gurgaon under 90 lakh: 2 BHK · Gurugram · Up to ₹90 Lakh · For Sale',
      1,
    ],
  ])('%j', async (text, message, propertyCount) => {
    const keyword = text.trim();
    expect(await first(text)).toMatchObject({ said: message, propertyCount, keyword, city: null });
  });

  test('one word is one too, when it says a number of rooms', async () => {
    expect(await first('2bhk')).toMatchObject({ kind: 'PHRASE', keyword: '2bhk' });
  });

  test.each([
    ['a place alone', 'wakad pune'],
    ['one thing alone', 'flats'],
    ['a word that nobody knows', 'flats in wakad qwrtz'],
    ['what nothing fits', 'shops in wakad'],
  ])('but not %s', async (_what, text) => {
    const found = await findSuggestions(database, text, 8);
    const phrases = found.filter(({ kind }) => kind === 'PHRASE');
    expect(phrases.map(({ keyword }) => keyword)).not.toContain(text);
  });

  test('it lies in the chosen city, unless it names another', async () => {
    const near = { city: 'Gurugram', state: 'Haryana' };
    expect(await first('flats for sale', near)).toMatchObject({
      said: 'PHRASE flats for sale: Flat/Apartment · For Sale · Gurugram',
      propertyCount: 1,
      ...near,
    });
    expect(await first('flats in wakad', near)).toMatchObject({ propertyCount: 2, city: null });
  });

  test('the count is that of the list it leads to', async () => {
    const query = '{ properties(filter: { keyword: "flats in wakad" }) { total } }';
    const { data } = await served.graphql(query);
    expect(data?.['properties']).toEqual({ total: (await first('flats in wakad'))?.propertyCount });
  });

  test('both doors name it', async () => {
    const { data } = await served.graphql(
      '{ suggestions(text: "shops in pune", limit: 1) { kind keyword propertyCount propertyCountIsLowerBound } }',
    );
    const phrase = { kind: 'PHRASE', keyword: 'shops in pune', propertyCount: 1 };
    expect(data?.['suggestions']).toEqual([{ ...phrase, propertyCountIsLowerBound: false }]);
    const rest = await served.rest('/api/properties/suggestions?text=shops%20in%20pune&limit=1');
    expect(rest.body['data']).toEqual([expect.objectContaining(phrase)]);
  });
});

describe('a text whose place is not written to its end', () => {
  const labels = async (text: string, near = {}) =>
    (await findSuggestions(database, text, 8, near))
      .filter(({ kind }) => kind === 'PHRASE')
      .map(({ label, detail, propertyCount }) => `${label} (${detail}): ${propertyCount}`);

  test.each([
    ['2 bhk in wak', ['2 BHK in Wakad (2 BHK · Pune, Maharashtra): 2']],
    ['flats near zebra gu', ['flats near Zebra Gully (Flat/Apartment · Pune, Maharashtra): 1']],
    ['flats gur', ['flats in Gurugram (Flat/Apartment · Haryana): 1']],
    ['flats in pune wa', ['flats in pune Wakad (Flat/Apartment · Pune, Maharashtra): 2']],
    [
      'flats in maharashtra wa',
      ['flats in maharashtra Wakad (Flat/Apartment · Pune, Maharashtra): 2'],
    ],
    ['flats in wakad pu', ['flats in wakad Pune (Flat/Apartment · Maharashtra): 2']],
    ['flats in gurgaon wa', ['Flat/Apartment in Gurugram (Haryana): 1']],
    ['flats in haryana wa', []],
    ['shops in wak', []],
    ['wakad pu', []],
    ['flats in w', []],
    ['flats in qwrt', []],
    ['dream flats in wak', []],
  ])('%j: %j', async (text, expected) => {
    expect(await labels(text)).toEqual(expected);
  });

  test('the best known place comes first, but those of the chosen city before it', async () => {
    expect(await labels('flats in se')).toEqual([
      'flats in Sector 14 (Flat/Apartment · Noida, Uttar Pradesh): 3',
      'flats in Sector 62 (Flat/Apartment · Gurugram, Haryana): 1',
    ]);
    const near = { city: 'gurgaon' };
    expect((await labels('flats in se', near))[0]).toContain('Sector 62');
    expect(await labels('flats in se', near)).toHaveLength(2);
  });

  test('a name that begins as the whole text comes before it, what nobody offers after it', async () => {
    const found = await findSuggestions(database, 'flats gu', 8);
    expect(found[0]).toMatchObject({ kind: 'PROJECT', label: 'Flats Gudi' });
    expect(found[1]).toMatchObject({ kind: 'PHRASE', label: 'flats in Gurugram' });
  });

  test('it is told with the place as filters and the words before it, which find as many', async () => {
    const [found] = await findSuggestions(database, '2 bhk under 90 lakh in wak', 1);
    const place = { city: 'Pune', state: 'Maharashtra' };
    const entry = { ...place, locality: 'Wakad', keyword: '2 bhk under 90 lakh' };
    expect(found).toMatchObject({ kind: 'PHRASE', subtype: null, propertyCount: 1, ...entry });
    const query = `{ properties(filter: { keyword: "2 bhk under 90 lakh", city: "Pune", state: "Maharashtra", location: "Wakad" }) { total } }`;
    const { data } = await served.graphql(query);
    expect(data?.['properties']).toEqual({ total: 1 });
  });

  test('both doors name it', async () => {
    const { data } = await served.graphql(
      '{ suggestions(text: "2 bhk in wak", limit: 1) { kind label propertyCount locality } }',
    );
    const phrase = { kind: 'PHRASE', label: '2 BHK in Wakad', propertyCount: 2, locality: 'Wakad' };
    expect(data?.['suggestions']).toEqual([phrase]);
    const rest = await served.rest(
      '/api/properties/suggestions?text=2%20bhk%20in%20wak&limit=1&city=Pune',
    );
    expect(rest.body['data']).toEqual([expect.objectContaining(phrase)]);
  });
});

describe('a text whose last word is not written to its end', () => {
  const phrases = async (text: string, near = {}) =>
    (await findSuggestions(database, text, 8, near))
      .filter(({ kind }) => kind === 'PHRASE')
      .map(({ label, keyword, detail, propertyCount }) => {
        expect(keyword).toBe(label);
        return `${label} (${detail}): ${propertyCount}`;
      });

  test.each([
    ['2 bhk fl', ['2 bhk flat (2 BHK · Flat/Apartment): 7']],
    ['wakad fl', ['wakad flat (Wakad, Pune · Flat/Apartment): 2']],
    ['shops for', ['shops for rent (Commercial Shop/Showroom · For Rent): 1']],
    ['2 bhk vi', []],
  ])('%j: %j', async (text, expected) => {
    expect(await phrases(text)).toEqual(expected);
  });

  test('it lies in the city that was chosen', async () => {
    const near = { city: 'Gurugram', state: 'Haryana' };
    expect(await phrases('2 bhk fl', near)).toEqual([
      '2 bhk flat (2 BHK · Flat/Apartment · Gurugram): 1',
    ]);
  });

  test('it comes before the places that the word begins', async () => {
    const labels = (await findSuggestions(database, '2 bhk wa', 8)).map(({ label }) => label);
    expect(labels).toEqual(['2 BHK in Wakad']);
    const both = await findSuggestions(database, 'for sale 2', 8);
    expect(both.map(({ kind }) => kind)).not.toContain('PHRASE');
  });
});

test('what nobody offers comes after what somebody does', async () => {
  const counts = (await findSuggestions(database, 'wa', 8)).map(
    ({ propertyCount }) => propertyCount,
  );
  expect(counts[0]).toBe(2);
  expect(counts.slice(1)).toEqual(Array.from({ length: 7 }, () => 0));
});
