import { expect, test } from 'vitest';
import { findTown, listAreas, listLocalities } from './gazetteer.ts';
import { localityPlace } from './localityPlace.ts';
import { nearestPlace } from './nearestPlace.ts';
import { placeKey } from './placeKey.ts';
import { understandKeyword } from './understand.ts';

const keysOf = (city: string, state: string, name: string) => localityPlace(city, state, name).keys;
const DELHI = ['Delhi', 'Delhi'] as const;

test('D-123 an area is a place with those that it contains', () => {
  const keys = keysOf(...DELHI, 'South Delhi');
  for (const name of ['Greater Kailash', 'Hauz Khas', 'Saket']) {
    expect(keys).toContain(localityPlace(...DELHI, name).key);
  }
  expect(keys).not.toContain(localityPlace(...DELHI, 'Rohini').key);
});

test.each([
  ['4bhk south delhi', 'South Delhi, Delhi'],
  ['flat delhi south', 'South Delhi, Delhi'],
  ['delhi n', 'North Delhi, Delhi'],
  ['2 bhk noida extension', 'Greater Noida West, Greater Noida'],
  ['noida extn', 'Greater Noida West, Greater Noida'],
  ['greater noida west 3bhk', 'Greater Noida West, Greater Noida'],
  ['andheri 1bhk', 'Andheri, Mumbai'],
  ['bandra', 'Bandra, Mumbai'],
  ['south bombay', 'South Mumbai, Mumbai'],
  ['north bangalore plots', 'North Bengaluru, Bengaluru'],
  ['old goa', 'Old Goa, Panaji'],
  ['flat in omr', 'OMR, Chennai'],
  ['new gurgaon', 'New Gurgaon, Gurugram'],
])('D-123 %j is in %s', (text, label) => {
  const { parts, rest } = understandKeyword(text);
  expect([parts.find(({ kind }) => kind === 'LOCALITY')?.label, rest]).toEqual([label, '']);
});

test('D-123 the whole of what lies east and west is one place, and its parts stay apart', () => {
  const [whole, west] = ['Andheri', 'Andheri West'].map((name) =>
    localityPlace('Mumbai', 'Maharashtra', name),
  );
  expect(west?.key.startsWith(`${whole?.key}/`)).toBe(true);
  expect(localityPlace('Mumbai', 'Maharashtra', 'Andheri East').key).not.toBe(west?.key);
});

test('D-123 every area lies in a town and has names of its own there', () => {
  const identities = [...listLocalities(), ...listAreas()].flatMap(
    ({ name, aliases, city, state }) =>
      [...new Set([name, ...aliases].map(placeKey))].map((key) => `${state}/${city}/${key}`),
  );
  const twice = identities.filter((each, index) => identities.indexOf(each) !== index);
  expect(twice).toEqual([]);
  expect(listAreas().filter(({ city, state }) => !findTown(city, state))).toEqual([]);
  // None contains itself.
  for (const { city, state, name } of listAreas()) expect(keysOf(city, state, name)).toBeTruthy();
});

test('D-123 a point belongs to a locality, never to an area', () => {
  expect(nearestPlace(28.53, 77.21).locality?.name).toBe('Saket');
});
