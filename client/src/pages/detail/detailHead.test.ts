import { describe, expect, test } from 'vitest';
import { cardProperty } from '../../testing/fixtures.ts';
import { detailHead } from './detailHead.ts';
import type { TitledProperty } from './detailHead.ts';

function head(changes: Partial<TitledProperty> = {}, siteName = 'Aangan') {
  return detailHead({ ...cardProperty(), ...changes }, siteName);
}

const shed = { subtype: { title: 'Industrial Land/Building/Shed' }, bedrooms: null, rooms: null };

describe('the title of a property', () => {
  test.each<[string, Partial<TitledProperty>, string]>([
    [
      'everything that fits',
      { locality: 'Dwarka', city: 'Delhi' },
      '3 BHK Flat/Apartment for sale in Dwarka, Delhi at ₹1.25 Cr',
    ],
    [
      'the name of the site where there is room',
      { subtype: { title: 'Farm House' }, locality: 'Karjat', city: 'Pune' },
      '3 BHK Farm House for sale in Karjat, Pune at ₹1.25 Cr | Aangan',
    ],
    [
      'without the locality when that is too much',
      { locality: 'Kempegowda Layout Stage Two', city: 'Bengaluru' },
      '3 BHK Flat/Apartment for sale in Bengaluru at ₹1.25 Cr | Aangan',
    ],
    [
      'without the price when even that is too much',
      { ...shed, city: 'Thiruvananthapuram', locality: null },
      'Industrial Land/Building/Shed for sale in Thiruvananthapuram',
    ],
    ['rent', { purpose: 'RENT', price: 25_000, locality: null, city: 'Pune' }, 'for rent in Pune'],
    ['an unknown price is left out', { price: null }, 'in Gomti Nagar, Lucknow | Aangan'],
    ['a locality named like its city is said once', { locality: 'Lucknow' }, 'sale in Lucknow at'],
    ['what is sold says so', { lifecycle: 'SOLD' }, '3 BHK Flat/Apartment sold in'],
  ])('%s', (_what, changes, expected) => {
    const { title } = head(changes);
    expect(title).toContain(expected);
    expect(title.length).toBeLessThan(65);
  });

  test('it is under 65 characters however long the names are', () => {
    const long = head({ city: 'A very long name of a town '.repeat(5).trim() }, 'S'.repeat(80));
    expect(long.title.length).toBeLessThan(65);
    expect(long.title).toMatch(/\w…$/);
  });
});

describe('the description of a property', () => {
  test('it tells facts, ends with a whole one and is about 150 characters long', () => {
    const { description } = head();
    expect(description).toMatch(/^3 BHK Flat for Sale in Gomti Nagar, Lucknow: ₹1\.25 Cr, 3 BHK, /);
    expect(description).toContain('sq ft');
    expect(description).toMatch(/(Parking|Elevator|Garden|CCTV|WiFi|Security)\.$/);
    expect(description.length).toBeLessThanOrEqual(150);
    expect(description.length).toBeGreaterThan(110);
  });

  test('a title that fills it alone is cut between words', () => {
    const { description } = head({ title: 'A sunny home by the lake '.repeat(12) });
    expect(description.length).toBeLessThanOrEqual(150);
    expect(description).toMatch(/[a-z]…$/);
  });
});

test('a property is indexed under its own address', () => {
  expect(head()).toMatchObject({
    canonical: '/property-details-v1/66f0000000000000000000aa',
  });
});
