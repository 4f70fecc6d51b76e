import { expect, test } from 'vitest';
import { halfTyped, wordsHalfTyped } from './halfTyped.ts';

/** [text, `leading | begun` of every reading]. */
test.each<[string, string[]]>([
  ['2 bhk in wak', ['2 BHK in | wak']],
  ['2bhk wak', ['2BHK in | wak']],
  ['1 rk near  hin', ['1 RK near | hin']],
  ['flats in model to', ['flats in | model to']],
  ['flats in nai ki man', ['flats in | nai ki man']],
  ['flats for rent in sector 6', ['flats for rent in | sector 6']],
  ['flats under 50 lakh wak', ['flats under 50 lakh in | wak']],
  ['flats in pune, wak', ['flats in | pune, wak', 'flats in pune | wak']],
  ['flats in wakad', ['flats in | wakad']],
  ['flats for re', []],
  ['wakad pun', []],
  ['pune wak', []],
  ['wak', []],
  ['', []],
  ['flats in w', []],
  ['flats in', []],
  ['2 bhk flats', []],
  ['dream flats in wak', []],
])('%j can be read as %j', (text, readings) => {
  expect(halfTyped(text).map(({ leading, begun }) => `${leading} | ${begun}`)).toEqual(readings);
});

test('the words before the name are what is searched for, without what leads to it', () => {
  const [half] = halfTyped('Flats under 50 lakh, close to wak');
  expect(half?.said).toBe('Flats under 50 lakh');
  expect(half?.parts.map(({ label }) => label)).toEqual(['Flat/Apartment', 'Up to ₹50 Lakh']);
});

test.each<[string, string[]]>([
  ['2 bhk fl', ['2 bhk flat']],
  ['2 bhk vi', ['2 bhk villa']],
  ['3 bhk builder fl', ['3 bhk builder floor']],
  ['shops comm', []],
  ['pune comm', ['pune commercial', 'pune commercial shop', 'pune commercial plot']],
  ['flats for re', ['flats for rent']],
  ['flats for', ['flats for rent', 'flats for sale']],
  ['flats ren', ['flats for rent']],
  ['flats re', ['flats rera', 'flats ready to move']],
  ['flats kira', ['flats for rent']],
  ['2 b', ['2 bhk']],
  ['2b', ['2 bhk']],
  ['three be', ['3 bhk']],
  ['1 r', ['1 rk']],
  ['wakad 2 bh', ['wakad 2 bhk']],
  ['pune, go', ['pune, godown']],
  ['flats vi', []],
  ['homes fl', []],
  ['flats in vi', []],
  ['2 bhk in', []],
  ['2 bhk f', []],
  ['flats rer', ['flats rera']],
  ['fl', []],
  ['ren', []],
  ['dream fl', []],
  ['2 bhk flat', []],
  ['', []],
])('%j can go on as %j', (text, expected) => {
  expect(wordsHalfTyped(text)).toEqual(expected);
});
