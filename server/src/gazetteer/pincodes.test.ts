import { expect, test } from 'vitest';
import { localityPlace } from './localityPlace.ts';
import { findPincode, pincodesBegunBy, placesServed, postOfficesOf } from './pincodes.ts';

test.each([
  ['110075', 'Delhi', 'Dwarka'],
  ['110 048', 'Delhi', 'Greater Kailash'],
  ['560066', 'Bengaluru', 'Whitefield'],
  ['411057', 'Pune', 'Hinjawadi'],
  ['400703', 'Navi Mumbai', 'Vashi'],
  ['226010', 'Lucknow', 'Gomti Nagar'],
])('D-123 PIN code %s belongs to %s and serves %s', (code, city, locality) => {
  const found = findPincode(code);
  if (!found) throw new Error(`${code} is a PIN code.`);
  expect(found.town.name).toBe(city);
  const { key } = localityPlace(city, found.town.state, locality);
  expect(placesServed(found).flatMap(({ keys }) => keys ?? [])).toContain(key);
});

test('D-123 a small town is served whole, a large one in parts', () => {
  const small = findPincode('562106');
  const large = findPincode('411001');
  if (!small || !large) throw new Error('Both are PIN codes.');
  expect(placesServed(small)).toContainEqual({ city: 'Anekal', state: 'Karnataka' });
  const keys = placesServed(large).flatMap(({ keys }) => keys ?? []);
  expect(keys).not.toContain(localityPlace('Pune', 'Maharashtra', 'Pune').key);
});

test('D-123 a position that is the middle of a district is none', () => {
  expect(findPincode('560066')?.point).toBeNull();
  expect(findPincode('110048')?.point?.latitude).toBeCloseTo(28.56, 1);
});

test.each(['012345', '999999', '11007', 'pune'])('D-123 %s is no PIN code', (text) => {
  expect(findPincode(text)).toBeNull();
});

test('D-123 codes by their first digits, in their order', () => {
  const codes = pincodesBegunBy('1100', 3).map(({ code }) => code);
  expect(codes).toEqual(['110001', '110002', '110003']);
});

test('P-2.3 post offices more than double the localities of Pune, each once and without marks of the post', () => {
  const names = postOfficesOf('Pune', 'Maharashtra');
  expect(names.length).toBeGreaterThan(32);
  expect(names).toContain('Bibvewadi');
  expect(names.filter((name) => /\b[SBH]\.?\s?O\b|[()]|^\d/.test(name))).toEqual([]);
  expect(names).not.toContain('Pune');
});
