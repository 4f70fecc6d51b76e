import { expect, test } from 'vitest';
import { comparedProperty } from '../../testing/fixtures.ts';
import { readCompare, writeCompare } from './compareAddress.ts';
import { compareRows } from './compareRows.ts';

function fact(key: string, label: string, value: string) {
  return { key, label, value };
}

test('D-47 the rows come from the facts of the catalogue, whatever they are', () => {
  const groups = compareRows(
    [
      comparedProperty({}),
      comparedProperty({
        amenities: [{ id: 'b', name: 'Garden' }],
        facts: [
          {
            title: 'Building',
            facts: [
              fact('floor', 'Floor', '7'),
              fact('age', 'Age', '4 years'),
              fact('facing', 'Facing', 'East'),
            ],
          },
          { title: 'Land', facts: [fact('soilType', 'Soil', 'Black')] },
        ],
      }),
    ],
    null,
  );
  expect(groups.map(({ title }) => title)).toEqual(['Overview', 'Building', 'Land', 'Amenities']);
  expect(groups[1]?.rows).toEqual([
    { label: 'Floor', values: ['3', '7'], isDifferent: true, isPartlySame: false },
    { label: 'Age', values: [null, '4 years'], isDifferent: true, isPartlySame: false },
    { label: 'Facing', values: ['East', 'East'], isDifferent: false, isPartlySame: false },
  ]);
  expect(groups[3]?.rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['Garden', 'No', 'Yes'],
    ['Parking', 'Yes', 'No'],
  ]);
});

test('the overview says price, rent and what is unknown in the words of the cards', () => {
  const [overview] = compareRows(
    [
      comparedProperty({ purpose: 'RENT', price: 25_000 }),
      comparedProperty({ area: null }),
      comparedProperty(),
    ],
    null,
  );
  const rows = new Map(overview?.rows.map(({ label, values }) => [label, values]));
  expect(rows.get('Price')).toEqual(['₹25,000 a month', '₹1.25 Cr', '₹1.25 Cr']);
  expect(rows.get('Area')).toEqual(['1,450 sq ft', null, '1,450 sq ft']);
  expect(rows.get('Status')).toEqual(['For Rent', 'For Sale', 'For Sale']);
  expect(rows.get('Price per unit')).toEqual([null, null, '₹8,621 / sq ft']);
});

test('D-47 sizes and rates are told in the unit of each kind, or in the one that was chosen', () => {
  const flat = comparedProperty();
  const land = comparedProperty({
    type: 'AGRICULTURAL',
    subtype: {
      key: 'agricultural-land',
      title: 'Agricultural Land',
      sizeUnits: ['Acres', 'Hectare', 'Bigha', 'Kanal'],
    },
    price: 10_000_000,
    area: 4,
    areaUnit: 'Acre',
  });
  const plot = comparedProperty({
    subtype: {
      key: 'residential-land-plot',
      title: 'Residential Land/Plot',
      sizeUnits: ['Sq yd', 'Sq ft', 'Acres'],
    },
    price: 4_000_000,
    area: 200,
    areaUnit: 'Sq yd',
  });
  const noticeOf = (unit: Parameters<typeof compareRows>[1]) =>
    compareRows([flat, land, plot], unit)[0]?.rows.flatMap(({ label, values }) =>
      label === 'Area' || label === 'Price per unit' ? values : [],
    );
  expect(noticeOf(null)).toEqual([
    '₹8,621 / sq ft',
    '₹25 Lakh / acre',
    '₹20,000 / sq yd (gaj)',
    '1,450 sq ft',
    '4 acres',
    '200 sq yd (gaj)',
  ]);
  expect(noticeOf('Sq ft')).toEqual([
    '₹8,621 / sq ft',
    '₹57 / sq ft',
    '₹2,222 / sq ft',
    '1,450 sq ft',
    '1,74,240 sq ft',
    '1,800 sq ft',
  ]);
});

test('the address holds up to four ids, each once; anything else in it is passed over', () => {
  const ids = Array.from({ length: 5 }, (_, n) => `${n}`.repeat(24));
  const read = (query: string) => readCompare(new URLSearchParams(query));
  expect(read(`ids=${ids.join(',')}`).ids).toEqual(ids.slice(0, 4));
  expect(read(`ids=${ids[1]}&ids=x,${ids[0]},${ids[1]}`).ids).toEqual([ids[1], ids[0]]);
  expect(read('').ids).toEqual([]);
  for (const onlyDifferences of [true, false]) {
    const address = { ids: ids.slice(0, 2), onlyDifferences };
    expect(read(writeCompare(address).split('?')[1] ?? '')).toEqual(address);
  }
  expect(writeCompare({ ids: [], onlyDifferences: false })).toBe('/compare');
});
