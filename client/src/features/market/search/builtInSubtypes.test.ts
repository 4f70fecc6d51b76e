import { expect, test } from 'vitest';
import { SUBTYPES } from '../../../../../schema/catalogue/subtypes.ts';
import { BUILT_IN_CHOICES } from './builtInSubtypes.ts';

test('D-45 the built-in list is the catalogue, each with count 0', () => {
  const rows = SUBTYPES.map(({ key, title, plural, slug, type }) => ({
    key,
    title,
    plural,
    slug,
    type: type.toUpperCase(),
    // Without the server sizes are told in square feet.
    sizeUnits: [],
    propertyCount: 0,
  }));
  const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
  expect(BUILT_IN_CHOICES.subtypes.toSorted(byKey)).toEqual(rows.toSorted(byKey));
});

test('P-8-08 without the server no amenity and no place is offered', () => {
  expect(BUILT_IN_CHOICES).toMatchObject({ amenities: [], states: [] });
});
