import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { PropertySearch } from './findProperties.ts';
import { findRelaxations } from './findRelaxations.ts';
import { Vocabulary } from './search/vocabulary.ts';

let search: PropertySearch;

/** What can be had in Pune: nothing with five bedrooms, no villa, and words of both in the texts of others. */
beforeAll(async () => {
  const database = await freshDatabase();
  search = new PropertySearch(database);
  const { id: sellerId } = await buildAccount(database);
  const pune = { sellerId, city: 'Pune', state: 'Maharashtra', locality: 'Wakad' };
  await writeListings(database, [
    listing({
      ...pune,
      title: 'Two rooms on floor 5 of Palm Heights',
      description: 'A 2 BHK in Wakad beside a villa with shops, 50 lakh',
      details: { bhk: '2 BHK', cost: 9_000_000 },
    }),
    listing({
      ...pune,
      title: 'Large one',
      description: 'Near the Parsi colony',
      details: { bhk: '4 BHK', cost: 9_000_000 },
    }),
    listing({
      ...pune,
      locality: 'Baner',
      title: 'Lotus Villas, a flat',
      details: { bhk: '3 BHK' },
    }),
    listing({ ...pune, locality: 'Baner', title: '24K Opula', details: { bhk: '3 BHK' } }),
    listing({
      ...pune,
      locality: 'Baner',
      title: 'Near Wakad',
      details: { bhk: '6 BHK', cost: 9_000_000 },
    }),
  ]);
  await new Vocabulary(database).rebuild();
});

describe('V-7-02 a sentence that is understood whole finds what it says, or nothing', () => {
  test.each([
    ['5 bhk in wakad', ['5 BHK', 'Wakad, Pune']],
    ['5 bhk wakad pune', ['5 BHK', 'Wakad, Pune', 'Pune']],
    ['6 bhk in wakad', ['6 BHK', 'Wakad, Pune']],
    ['villa in wakad', ['Residential House/Villa', 'Wakad, Pune']],
    ['shop in hinjawadi', ['Commercial Shop/Showroom', 'Hinjawadi, Pune']],
    ['5 bhk for sale', ['5 BHK', 'For Sale']],
    [
      'flat in wakad under 50 lakh',
      ['Flat/Apartment', 'Wakad, Pune', 'Up to ₹50 Lakh', 'For Sale'],
    ],
  ])('%j', async (keyword, labels) => {
    const found = await page(keyword);
    expect(found.labels).toEqual(labels);
    expect(found).toMatchObject({ titles: [], total: 0, text: null, corrections: [] });
  });

  test('D-121 a city that is written wrong is no city without listings', async () => {
    const found = await page('villa navi mumbay under 50 lakh');
    expect(found).toMatchObject({ titles: [], total: 0, wish: 'navi mumbay', corrections: [] });
    expect(await page('villa xyzqq under 50 lakh')).toMatchObject({ wish: 'xyzqq', total: 0 });
  });

  test('D-121 a place abroad is named and corrected into none of India, and the rest holds', async () => {
    const flats = await search.find(searched('4 bhk flat in paris'));
    expect(flats.items.map(({ title }) => title)).toEqual(['Large one']);
    expect(flats.understanding).toMatchObject({ text: null, wish: null, corrections: [] });
    const alone = await search.find(searched('paris'));
    expect([alone.total, alone.understanding.corrections]).toEqual([0, []]);
    for (const { understanding } of [flats, alone])
      expect(understanding.notes).toEqual([{ kind: 'NO_SUCH_PLACE', text: 'paris' }]);
    const house = await page('paris flat');
    expect(house).toMatchObject({ total: 5, text: null });
  });

  test('what is nearly that is offered beside it', async () => {
    const filter = { keyword: '5 bhk in wakad' };
    const steps = await findRelaxations(search, filter);
    expect(
      steps.map(({ label, total, items }) => [label, total, items.map(({ title }) => title)]),
    ).toEqual([
      ['One bedroom more or less', 1, ['Large one']],
      ['Any number of bedrooms', 2, ['Two rooms on floor 5 of Palm Heights']],
    ]);
  });
});

describe('a number of bedrooms is no word of a text', () => {
  test.each([
    ['5 bhk palm heights', []],
    ['2 bhk palm heights', ['Two rooms on floor 5 of Palm Heights']],
    ['5 bhk in wak', []],
    ['villas lot', ['Lotus Villas, a flat']],
    ['2 bhk in wak', ['Two rooms on floor 5 of Palm Heights']],
  ])('%j finds %j', async (keyword, titles) => {
    expect((await page(keyword)).titles).toEqual(titles);
  });
});

test.each([
  ['lotus villas', 'Lotus Villas, a flat'],
  ['24k opula', '24K Opula'],
])('the name %j is found where it is read as something else', async (keyword, title) => {
  expect((await page(keyword)).titles).toEqual([title]);
});

function searched(keyword: string) {
  return { filter: { keyword }, sort: 'newest', page: 1, pageSize: 20 } as const;
}

async function page(keyword: string) {
  const { items, total, understanding } = await search.find(searched(keyword));
  return {
    titles: items.map(({ title }) => title),
    total,
    labels: understanding.parts.map(({ label }) => label),
    text: understanding.text,
    wish: understanding.wish,
    corrections: understanding.corrections,
  };
}
