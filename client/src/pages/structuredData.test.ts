import { expect, test } from 'vitest';
import type { DetailPageQuery } from '../gql/detail.ts';
import { cardProperty } from '../testing/fixtures.ts';
import { breadcrumbsLd, listLd, propertyLd, siteLd } from './structuredData.ts';

type Property = NonNullable<DetailPageQuery['property']>;

const site = { name: 'Aangan', url: 'https://aangan.example' };

function property(changes: Partial<Property> = {}): Property {
  return {
    ...cardProperty(),
    description: 'Near the park.',
    subtype: { key: 'flat-apartment', title: 'Flat/Apartment', slug: 'flat-apartment' },
    district: null,
    address: null,
    latitude: 26.85,
    longitude: 81,
    locationIsApproximate: true,
    areaSqm: 134.7,
    updatedAt: '2026-11-19T06:00:00.000Z',
    facts: [],
    similar: [],
    ...changes,
  };
}

test('the price, the size and the place of a property are the ones of the page', () => {
  expect(propertyLd(site, property())).toMatchObject({
    '@type': 'RealEstateListing',
    url: 'https://aangan.example/property-details-v1/66f0000000000000000000aa',
    offers: { price: 12_500_000, priceCurrency: 'INR' },
    mainEntity: {
      '@type': 'Apartment',
      floorSize: { value: 1450, unitCode: 'FTK' },
      numberOfBedrooms: 3,
      address: { addressLocality: 'Lucknow', addressRegion: 'Uttar Pradesh' },
    },
  });
});

test('a rent is a price for a month', () => {
  expect(propertyLd(site, property({ purpose: 'RENT', price: 25_000 }))).toMatchObject({
    offers: {
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { unitCode: 'MON', price: 25_000 },
    },
  });
});

test('what is not known is left out, and land is a place', () => {
  const ld = propertyLd(
    site,
    property({
      price: null,
      bedrooms: null,
      description: null,
      area: 4,
      areaUnit: 'Bigha',
      subtype: { key: 'agricultural-land', title: 'Agricultural Land', slug: 'agricultural-land' },
    }),
  );
  expect(JSON.stringify(ld)).not.toContain('null');
  expect(ld).not.toHaveProperty('offers');
  expect(ld).toMatchObject({ mainEntity: { '@type': 'Place' } });
  expect(JSON.stringify(ld)).not.toContain('floorSize');
});

test('every address is absolute', () => {
  const all = [
    siteLd(site),
    breadcrumbsLd(site, [{ label: 'Home', path: '/' }, { label: 'Agra' }]),
    listLd(site, 'Agra', [property()]),
    propertyLd(site, property()),
  ];
  const text = JSON.stringify(all);
  for (const [, address = ''] of text.matchAll(/"(?:url|item|image|target)":"([^"]+)"/g)) {
    expect(address).toMatch(/^https:\/\/aangan\.example\//);
  }
  expect(text).toContain('"image":["https://aangan.example/media/');
});
