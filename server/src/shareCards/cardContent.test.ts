import { expect, test } from 'vitest';
import { type PropertyRow } from '../properties/property.row.ts';
import { propertyCard, siteCard } from './cardContent.ts';

/** What a card reads of a listing; the rest of a row does not stand on it. */
const FLAT = {
  id: 'a'.repeat(24),
  subtype: 'flat-apartment',
  purpose: 'sell',
  lifecycle: 'available',
  bedrooms: 2,
  rooms: 3,
  area: 1_200,
  areaUnit: 'Sq ft',
  price: 9_000_000,
  pictures: [{ id: 'b'.repeat(24) }],
  locality: 'Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
};

function card(more: object = {}) {
  const row: PropertyRow = JSON.parse(JSON.stringify({ ...FLAT, ...more }));
  return propertyCard(row, 'Homes');
}

test('the card of a listing', () => {
  expect(card()).toEqual({
    name: FLAT.id,
    coverId: 'b'.repeat(24),
    content: {
      siteName: 'Homes',
      status: 'For sale',
      headline: '₹90 Lakh',
      facts: '2 BHK · 1,200 sq ft · Flat/Apartment',
      place: 'Indiranagar, Bengaluru',
    },
  });
});

test.each([
  [{ purpose: 'rent' }, { status: 'For rent', headlineUnit: '/month' }],
  [
    { purpose: 'rent', price: 0 },
    { status: 'For rent', headline: 'Flat/Apartment' },
  ],
  [{ lifecycle: 'under_offer' }, { status: 'Under offer' }],
  [{ lifecycle: 'sold' }, { status: 'Sold' }],
  [{ lifecycle: 'rented' }, { status: 'Rented' }],
  [{ lifecycle: 'expired' }, { status: 'Expired' }],
  [
    { price: 0, area: 0 },
    { headline: 'Flat/Apartment', facts: '2 BHK' },
  ],
  [
    { price: 1, area: 1, purpose: 'rent' },
    { headline: '₹1', headlineUnit: '/month', facts: '2 BHK · 1 sq ft · Flat/Apartment' },
  ],
  [{ bedrooms: 0 }, { facts: '3 rooms · 1,200 sq ft · Flat/Apartment' }],
  [{ bedrooms: 0, rooms: 1 }, { facts: '1 room · 1,200 sq ft · Flat/Apartment' }],
  [{ bedrooms: 0, rooms: 0 }, { facts: '1,200 sq ft · Flat/Apartment' }],
  [{ locality: null }, { place: 'Bengaluru, Karnataka' }],
  [{ locality: 'Delhi', city: 'Delhi', state: 'Delhi' }, { place: 'Delhi' }],
])('with %j', (more, content) => {
  expect(card(more).content).toMatchObject(content);
});

test('a price that is none has no month', () => {
  expect(card({ purpose: 'rent', price: 0 }).content).not.toHaveProperty('headlineUnit');
  expect(card().content).not.toHaveProperty('headlineUnit');
  expect(card({ pictures: [] }).coverId).toBeNull();
});

test('the card of the site', () => {
  expect(siteCard('Homes')).toEqual({
    name: 'site',
    coverId: null,
    content: {
      siteName: 'Homes',
      headline: 'Homes, shops and land across India',
      facts: 'For sale and for rent. Plain prices, real facts.',
      place: '',
    },
  });
});
