import { expect, it } from 'vitest';
import { listOfPlace } from './CityPanel.tsx';

const PUNE = { city: 'Pune', state: 'Maharashtra' };
const at = (path: string) => new URL(path, 'https://site.test');

it('a list on screen follows the chosen city and keeps its other filters', () => {
  expect(listOfPlace(at('/property'), PUNE)).toBe('/property?city=Pune&state=Maharashtra');
  expect(listOfPlace(at('/property?state=Goa&bedrooms=2&location=Panaji&page=3'), PUNE)).toBe(
    '/property?bedrooms=2&city=Pune&state=Maharashtra',
  );
  expect(listOfPlace(at('/property-type/house-villa'), PUNE)).toBe(
    '/property-type/house-villa?city=Pune&state=Maharashtra',
  );
});

it('Clear takes the place out of the list', () => {
  expect(listOfPlace(at('/property?city=Pune&state=Maharashtra'), null)).toBe('/property');
});

it('other pages stay where they are', () => {
  expect(listOfPlace(at('/'), PUNE)).toBeNull();
  expect(listOfPlace(at('/property-details-v1/abc'), PUNE)).toBeNull();
});
