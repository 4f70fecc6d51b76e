import { expect, test } from 'vitest';
import { understandKeyword } from './understand.ts';

/** Places of a keyword in their order, then what stays text in brackets. */
function placesIn(text: string): string {
  const { parts, rest } = understandKeyword(text);
  const labels = parts.flatMap(({ kind, label }) => (PLACES.has(kind) ? label : []));
  return [labels.join(' + '), ...(rest ? [`[${rest}]`] : [])].join(' ');
}

const PLACES = new Set(['STATE', 'CITY', 'LOCALITY', 'PINCODE', 'WITHIN']);

test.each([
  ['2 BHK in Pune or Mumbai', 'Pune + Mumbai'],
  ['pune/mumbai villa', 'Pune + Mumbai'],
  ['flats in puri or cuttack', 'Puri + Cuttack'],
  ['plot in jaipur, ajmer', 'Jaipur + Ajmer'],
  ['pune mumbai flats', 'Pune + Mumbai'],
  ['attibele bangalore', 'Bengaluru [attibele]'],
  ['gandhinagar bangalore', 'Bengaluru [gandhinagar]'],
  [
    '2bhk in whitefield or marathahalli bangalore',
    'Whitefield, Bengaluru + Marathahalli, Bengaluru + Bengaluru',
  ],
  ['wakad and baner pune', 'Wakad, Pune + Baner, Pune + Pune'],
  ['bandra, andheri', 'Bandra, Mumbai + Andheri, Mumbai'],
  ['sector 62 or 63 noida', 'Sector 62, Noida + Sector 63, Noida + Noida'],
  ['andheri east or west', 'Andheri East, Mumbai + Andheri West, Mumbai'],
  ['sector 7 hsr layout', 'HSR Layout, Bengaluru [sector 7]'],
  ['greater kailash south delhi', 'Greater Kailash, Delhi'],
])('D-122 %j is %s', (text, places) => {
  expect(placesIn(text)).toBe(places);
});

test.each([
  ['110075 2bhk', 'PIN 110075, Delhi'],
  ['flat 110 075', 'PIN 110075, Delhi'],
  ['pin 562106', 'PIN 562106, Anekal'],
  ['land in 562106', 'PIN 562106, Anekal'],
  ['pincode 999999', 'PIN 999999'],
  ['999999', ' [999999]'],
])('D-123 %j is %s', (text, places) => {
  expect(placesIn(text)).toBe(places);
});

test.each([
  ['flat near whitefield', 'Within 3 km of Whitefield + Whitefield, Bengaluru'],
  ['hinjawadi ke paas flat', 'Hinjawadi, Pune + Within 3 km of Hinjawadi'],
  ['flat near agra', 'Agra'],
  ['near whitefield or hebbal', 'Whitefield, Bengaluru + Hebbal, Bengaluru'],
])('D-123 %j is %s', (text, places) => {
  expect(placesIn(text)).toBe(places);
});
