import { expect, test } from 'vitest';
import {
  cityPath,
  detailPath,
  listingPath,
  mediaPath,
  readSlug,
  sameSlug,
  slugOf,
  subtypePath,
} from './routes.ts';

test('V-2.1-06 slug: lower case, slashes and spaces to hyphens, other symbols removed', () => {
  expect(slugOf('Residential House/Villa')).toBe('residential-house-villa');
  expect(slugOf('Industrial Land/Building/Shed')).toBe('industrial-land-building-shed');
  expect(slugOf("Farm House (Owner's)")).toBe('farm-house-owners');
  expect(slugOf('Land / Plot')).toBe('land---plot');
});

test('V-2.1-06 a slug read back collapses hyphens and decodes percent signs', () => {
  expect(readSlug('Land%20/%20Plot')).toBe('land-plot');
  expect(sameSlug('residential-house--villa', 'Residential House/Villa')).toBe(true);
  expect(sameSlug('farm-house', 'warehouse')).toBe(false);
  expect(readSlug('100%')).toBe('100');
});

test('D-24 a city has one canonical address for all its spellings', () => {
  expect(cityPath('New Delhi')).toBe('/new-delhi');
  expect(['new delhi', 'new%20delhi', 'new-delhi'].map(readSlug)).toEqual(
    Array.from({ length: 3 }, () => 'new-delhi'),
  );
  expect(cityPath('Bilaspur', 'Himachal Pradesh')).toBe('/bilaspur?state=Himachal+Pradesh');
});

test('V-2.4-06 the listing address carries only the filters that are present', () => {
  expect(listingPath()).toBe('/property');
  expect(listingPath({ keyword: 'sector 62', city: 'Noida' })).toBe(
    '/property?city=Noida&keyword=sector+62',
  );
  expect(listingPath({}, { page: 2 })).toBe('/property?page=2');
});

test('V-2.1-07 on the page of a subtype the subtype is the path, not a filter', () => {
  expect(subtypePath('flat-apartment', { subtype: 'flat-apartment', city: 'Pune' })).toBe(
    '/property-type/flat-apartment?city=Pune',
  );
});

test('V-2.1-08 detail and picture addresses', () => {
  expect(detailPath('0123456789abcdef01234567')).toBe(
    '/property-details-v1/0123456789abcdef01234567',
  );
  expect(detailPath('../admin')).toBe('/property-details-v1/..%2Fadmin');
  expect(mediaPath('0123456789abcdef01234567', 640, 'avif')).toBe(
    '/media/0123456789abcdef01234567/640.avif',
  );
});
