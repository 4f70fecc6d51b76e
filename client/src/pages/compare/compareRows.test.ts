import { expect, test } from 'vitest';
import { comparedProperty } from '../../testing/fixtures.ts';
import { readCompare, writeCompare } from './compareAddress.ts';
import { compareRows } from './compareRows.ts';

function fact(key: string, label: string, value: string) {
  return { key, label, value };
}

test('D-47 the rows come from the facts of the catalogue, whatever they are', () => {
  const groups = compareRows([
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
  ]);
  expect(groups.map(({ title }) => title)).toEqual(['Overview', 'Building', 'Land', 'Amenities']);
  expect(groups[1]?.rows).toEqual([
    { label: 'Floor', values: ['3', '7'], isDifferent: true },
    { label: 'Age', values: [null, '4 years'], isDifferent: true },
    { label: 'Facing', values: ['East', 'East'], isDifferent: false },
  ]);
  expect(groups[3]?.rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['Garden', 'No', 'Yes'],
    ['Parking', 'Yes', 'No'],
  ]);
});

test('the overview says price, rent and what is unknown in the words of the cards', () => {
  const [overview] = compareRows([
    comparedProperty({ purpose: 'RENT', price: 25_000, pricePerSqft: null }),
    comparedProperty({ area: null }),
  ]);
  const rows = new Map(overview?.rows.map(({ label, values }) => [label, values]));
  expect(rows.get('Price')).toEqual(['₹25,000 a month', '₹1.25 Cr']);
  expect(rows.get('Price per sq ft')).toEqual([null, '₹8,620']);
  expect(rows.get('Area')).toEqual(['1,450 sq ft', null]);
  expect(rows.get('Status')).toEqual(['For Rent', 'For Sale']);
});

test('the address holds up to four ids, each once; anything else in it is passed over', () => {
  const ids = Array.from({ length: 5 }, (_, n) => `${n}`.repeat(24));
  const read = (query: string) => readCompare(new URLSearchParams(query));
  expect(read(`ids=${ids.join(',')}`).ids).toEqual(ids.slice(0, 4));
  expect(read(`ids=${ids[1]}&ids=x,${ids[0]},${ids[1]}`).ids).toEqual([ids[1], ids[0]]);
  expect(read('').ids).toEqual([]);
  const address = { ids: ids.slice(0, 2), onlyDifferences: true };
  expect(read(writeCompare(address).split('?')[1] ?? '')).toEqual(address);
});
