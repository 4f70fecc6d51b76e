import { describe, expect, test } from 'vitest';
import type { Overview } from './cityAddress.ts';
import { citySummary } from './citySummary.ts';

type Type = Overview['types'][number];

const FLATS: Type = {
  type: 'RESIDENTIAL',
  count: 1_240,
  forSale: 1_000,
  forRent: 240,
  subtypes: [
    { key: 'flat-apartment', title: 'Flat/Apartment', count: 1_200 },
    { key: 'residential-land-plot', title: 'Residential Land/Plot', count: 40 },
  ],
  prices: [
    { purpose: 'SELL', lowest: 1_500_000, median: 6_650_000, highest: 23_800_000, counted: 1_000 },
  ],
};

function overview(changes: Partial<Overview> & { total?: number } = {}): Overview {
  const { total = 1_240, ...rest } = changes;
  return {
    city: {
      id: 'agra-uttar-pradesh',
      name: 'Agra',
      state: 'Uttar Pradesh',
      district: 'Agra',
      path: '/agra',
      latitude: 27.18,
      longitude: 78.02,
      propertyCount: total,
    },
    forSale: 1_000,
    forRent: 240,
    types: [FLATS],
    pricesAreSampled: false,
    localities: ['Sikandra', 'Tajganj', 'Shahganj', 'Dayal Bagh'].map((name) => ({
      name,
      propertyCount: 3,
    })),
    nearby: [],
    namesakes: [],
    ...rest,
  };
}

describe('the sentences about a city', () => {
  test('say what the numbers say, in the Indian way', () => {
    expect(citySummary(overview())).toBe(
      'Agra has 1,240 properties: 1,000 for sale and 240 for rent. ' +
        'The most common types are Flat/Apartment (1,200) and Residential Land/Plot (40). ' +
        'Residential properties for sale are listed from ₹15 Lakh to ₹2.38 Cr. Median: ₹66.5 Lakh. ' +
        'Most listings are in Sikandra, Tajganj and Shahganj.',
    );
  });

  test('leave out what cannot be said', () => {
    const one = { ...FLATS, subtypes: FLATS.subtypes.slice(0, 1), prices: [] };
    const text = citySummary(
      overview({ total: 1, forSale: 1, forRent: 0, types: [one], localities: [] }),
    );
    expect(text).toBe('Agra has 1 property, all for sale.');
  });

  test('say when there is nothing', () => {
    expect(citySummary(overview({ total: 0, types: [], localities: [] }))).toBe(
      'No properties are listed in Agra at the moment.',
    );
  });

  const SALE = { purpose: 'SELL', lowest: 100_000, median: 200_000, highest: 300_000 } as const;
  test.each([
    ['three of them', { ...SALE, counted: 3 }, true],
    ['two of them', { ...SALE, counted: 2 }, false],
    ['three that are alike', { ...SALE, counted: 3, highest: 100_000 }, false],
    ['rents alone', { ...SALE, counted: 3, purpose: 'RENT' as const }, false],
  ])('speak of prices for %s: %s', (_what, range, isSaid) => {
    const text = citySummary(overview({ types: [{ ...FLATS, prices: [range] }] }));
    expect(text.includes('Residential properties for sale are listed from')).toBe(isSaid);
  });

  test.each([
    [['Sikandra'], null],
    [['Sikandra', 'Tajganj'], 'Most listings are in Sikandra and Tajganj.'],
  ])('name the localities %j', (names, sentence) => {
    const localities = names.map((name) => ({ name, propertyCount: 3 }));
    const text = citySummary(overview({ localities }));
    expect(text.includes('Most listings')).toBe(sentence !== null);
    expect(text).toContain(sentence ?? 'Median');
  });

  test('name the two kinds of which there are most, whatever their type', () => {
    const shops: Type = {
      ...FLATS,
      type: 'COMMERCIAL',
      subtypes: [{ key: 'shop', title: 'Shop', count: 1_100 }],
    };
    expect(citySummary(overview({ types: [FLATS, shops] }))).toContain(
      'The most common types are Flat/Apartment (1,200) and Shop (1,100).',
    );
  });
});
