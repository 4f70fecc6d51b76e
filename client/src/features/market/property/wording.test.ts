import { expect, test } from 'vitest';
import {
  areaUnitOf,
  bathsLabel,
  featuredBadges,
  isFeatured,
  isOpen,
  placeLine,
  roomsLabel,
  statusLabel,
} from './wording.ts';

test.each([
  ['SELL', 'AVAILABLE', 'For Sale', true],
  ['RENT', 'AVAILABLE', 'For Rent', true],
  ['SELL', 'UNDER_OFFER', 'Under Offer', false],
  ['SELL', 'SOLD', 'Sold', false],
  ['RENT', 'RENTED', 'Rented', false],
  ['RENT', 'EXPIRED', 'Expired', false],
] as const)('V-2.6-05 %s and %s reads %s', (purpose, lifecycle, label, open) => {
  expect(statusLabel({ purpose, lifecycle })).toBe(label);
  expect(isOpen(lifecycle)).toBe(open);
});

test.each([
  ['APPROVED', true, true],
  ['APPROVED', null, true],
  ['APPROVED', false, false],
  [null, true, false],
] as const)('V-2.6-03 approval %s with featured %s: %s', (approvalStatus, featured, expected) => {
  expect(isFeatured({ approvalStatus, featured })).toBe(expected);
});

test.each([
  ['the first three of a list', '.**.*..**', '124'],
  ['a single one', '..*', '2'],
  ['none where all are featured', '***', ''],
  ['none of one that stands alone', '*', ''],
  ['none where nothing is featured', '...', ''],
  ['none of an empty list', '', ''],
])('D-16 the badge is for %s', (_what, list, marked) => {
  const items = Array.from(list, (mark, index) => ({
    id: String(index),
    approvalStatus: 'APPROVED' as const,
    featured: mark === '*',
  }));
  expect([...featuredBadges(items)].join('')).toBe(marked);
});

test.each([
  [{ locality: 'Baner', city: 'Pune', state: 'Maharashtra' }, 'Baner, Pune, Maharashtra'],
  [{ locality: null, city: 'Delhi', state: 'Delhi' }, 'Delhi'],
  [{ locality: '', city: '', state: null }, 'NA'],
])('V-2.6-04 %o is at %s', (place, line) => {
  expect(placeLine(place)).toBe(line);
});

test.each([
  [3, 5, '3 BHK'],
  [0, 5, '5 rooms'],
  [null, 1, '1 room'],
  [null, 0, null],
  [null, null, null],
])('%s bedrooms and %s rooms read %s', (bedrooms, rooms, label) => {
  expect(roomsLabel(bedrooms, rooms)).toBe(label);
});

test.each([
  [2, '2 baths'],
  [1, '1 bath'],
  [0, null],
  [null, null],
])('%s bathrooms read %s', (bathrooms, label) => {
  expect(bathsLabel(bathrooms)).toBe(label);
});

test('V-2.6-12 farms and fields without a unit are measured in acres', () => {
  expect(areaUnitOf({ type: 'AGRICULTURAL', areaUnit: null })).toBe('Acres');
  expect(areaUnitOf({ type: 'AGRICULTURAL', areaUnit: 'Bigha' })).toBe('Bigha');
  expect(areaUnitOf({ type: 'COMMERCIAL', areaUnit: null })).toBeNull();
});
