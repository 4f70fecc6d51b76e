import { expect, test } from 'vitest';
import type { SchemaOrgType } from '../../../schema/catalogue/model.ts';
import type { BlogPageQuery } from './blog/BlogPage.generated.ts';
import { blogLd } from './blog/blogStructuredData.ts';
import { blogListLd } from './blogs/loadBlogs.ts';
import type { DetailPageQuery } from './detail/DetailPage.generated.ts';
import { cardProperty, picture } from '../testing/fixtures.ts';
import { breadcrumbsLd, listLd, organizationLd, propertyLd, siteLd } from './structuredData.ts';
import { SITE } from '../testing/siteFacts.ts';

type Property = NonNullable<DetailPageQuery['property']>;

const site = { ...SITE, url: 'https://aangan.example' };

function property(changes: Partial<Property> = {}): Property {
  return {
    ...cardProperty(),
    pictures: [picture(1), picture(2), picture(3)],
    amenities: cardProperty().amenities.map((each) => ({ ...each, icon: 'Check' })),
    description: 'Near the park.',
    subtype: {
      key: 'flat-apartment',
      title: 'Flat/Apartment',
      slug: 'flat-apartment',
      sizeUnits: ['Sq ft'],
    },
    district: null,
    address: null,
    latitude: 26.85,
    longitude: 81,
    locationIsApproximate: true,
    areaSqm: 134.7,
    isActive: true,
    closedAt: null,
    contact: {
      __typename: 'MaskedContact' as const,
      phone: '9876******',
      email: 'me***@example.com',
    },
    updatedAt: '2026-11-19T06:00:00.000Z',
    shareCard: '/media/og/66f0000000000000000000aa-0123456789abcdef.jpg',
    facts: [],
    viewerCanEdit: false,
    similarSteps: [],
    ...changes,
  };
}

test('the price, the size and the place of a property are the ones of the page', () => {
  expect(propertyLd(site, property(), 'Apartment')).toMatchObject({
    '@type': 'RealEstateListing',
    url: 'https://aangan.example/property-details-v1/66f0000000000000000000aa',
    offers: { price: 12_500_000, priceCurrency: 'INR' },
    mainEntity: {
      '@type': 'Apartment',
      floorSize: { value: 1450, unitCode: 'FTK' },
      numberOfBedrooms: 3,
      address: { addressLocality: 'Gomti Nagar, Lucknow', addressRegion: 'Uttar Pradesh' },
    },
  });
});

const rendered = (ld: object) => `${JSON.stringify(ld, null, 2)}\n`;

test.each<[name: string, changes: Partial<Property>, type: SchemaOrgType]>([
  ['flat', { amenities: [{ id: 'a', name: 'Parking', icon: 'SquareParking' }] }, 'Apartment'],
  ['rent', { purpose: 'RENT', price: 25_000, lifecycle: 'RENTED', locality: null }, 'House'],
  [
    'land',
    {
      area: 4,
      areaUnit: 'Bigha',
      pictures: [],
      amenities: [],
      facts: [{ title: 'Land', facts: [{ key: 'soilType', label: 'Soil', value: 'Black' }] }],
    },
    'Place',
  ],
])('the whole of what is said of a property: %s', async (name, changes, type) => {
  await expect(rendered(propertyLd(site, property(changes), type))).toMatchFileSnapshot(
    `./snapshots/ld-${name}.txt`,
  );
});

test('the whole of what is said of the site, a list and the way to it', async () => {
  const crumbs = [{ label: 'Home', path: '/' }, { label: 'Agra' }];
  const items = [1, 2].map((number) => ({ id: String(number), title: `Home ${number}` }));
  const entries = [
    organizationLd(site),
    siteLd(site),
    breadcrumbsLd(site, crumbs),
    listLd(site, 'Agra', items),
  ];
  await expect(rendered(entries)).toMatchFileSnapshot('./snapshots/ld-site.txt');
});

test('C11 the whole of what is said of a post, with and without its picture, and of a list of them', async () => {
  const post: NonNullable<BlogPageQuery['blog']> = {
    id: 'c'.repeat(24),
    slug: 'papers-to-check',
    title: 'Papers to check',
    excerpt: 'What to ask for.',
    content: '<p>Ask.</p>',
    category: 'Buying',
    categories: ['Buying', 'Papers'],
    trending: [],
    tags: ['deed'],
    likes: 3,
    shares: 1,
    authorPicture: null,
    gallery: [],
    authorName: 'Meera Iyer',
    publishedAt: '2026-11-18T06:00:00.000Z',
    updatedAt: '2026-11-19T06:00:00.000Z',
    readingMinutes: 4,
    picture: picture(1, { widths: [640, 1280] }),
  };
  const entries = [
    blogLd(site, post),
    blogLd(site, { ...post, excerpt: '', picture: null }),
    blogListLd(site, 'Blog', [post]),
  ];
  expect(blogLd(site, post)).toMatchObject({
    publisher: { '@type': 'Organization', name: 'Aangan', logo: { '@type': 'ImageObject' } },
  });
  await expect(rendered(entries)).toMatchFileSnapshot('./snapshots/ld-blog.txt');
});

test('a rent is a price for a month', () => {
  expect(propertyLd(site, property({ purpose: 'RENT', price: 25_000 }), 'Apartment')).toMatchObject(
    {
      offers: {
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceSpecification: { unitCode: 'MON', price: 25_000 },
      },
    },
  );
});

const land = {
  bedrooms: null,
  bathrooms: null,
  rooms: null,
  subtype: {
    key: 'agricultural-land',
    title: 'Agricultural Land',
    slug: 'agricultural-land',
    sizeUnits: ['Sq ft'],
  },
};

test('what is not known is left out', () => {
  const bare = { price: null, description: null, area: null, areaUnit: null, locality: null };
  for (const type of ['Place', 'Apartment'] as const) {
    const ld = propertyLd(site, property({ ...land, ...bare, pictures: [], amenities: [] }), type);
    expect(JSON.stringify(ld)).not.toMatch(/null|undefined|\[\]|""/);
    expect(ld).not.toHaveProperty('offers');
    expect(ld).not.toHaveProperty('image');
  }
});

test('land is a place whose facts are pairs; a Bigha has no code', () => {
  const facts = [{ title: 'Land', facts: [{ key: 'soilType', label: 'Soil', value: 'Black' }] }];
  const ld = propertyLd(site, property({ ...land, area: 4, areaUnit: 'Bigha', facts }), 'Place');
  expect(ld).toMatchObject({
    mainEntity: {
      '@type': 'Place',
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Area', value: 4, unitText: 'Bigha' },
        { '@type': 'PropertyValue', name: 'Soil', value: 'Black' },
      ],
    },
  });
  expect(JSON.stringify(ld)).not.toMatch(/floorSize|numberOf/);
});

test.each([
  ['Sq ft', 'FTK'],
  ['Sq m', 'MTK'],
  ['Sq yd', 'YDK'],
])('an area in %s has the code %s', (areaUnit, unitCode) => {
  expect(propertyLd(site, property({ areaUnit }), 'House')).toMatchObject({
    mainEntity: { floorSize: { unitCode } },
  });
});

test('the address ends at the locality, and nobody can be called', () => {
  const text = JSON.stringify(
    propertyLd(site, property({ address: 'House 7, Lane 3' }), 'Apartment'),
  );
  expect(text).toContain('"addressLocality":"Gomti Nagar, Lucknow"');
  expect(text).not.toMatch(/House 7|telephone|email|latitude|AggregateRating|Review/);
});

test('every page says who runs the site and how to search it', () => {
  expect(organizationLd(site)).toMatchObject({
    '@type': 'Organization',
    name: 'Aangan',
    logo: { '@type': 'ImageObject', url: 'https://aangan.example/icon-512.png' },
  });
  expect(siteLd(site)).toMatchObject({
    publisher: { '@id': 'https://aangan.example/#organization' },
    potentialAction: {
      '@type': 'SearchAction',
      target: 'https://aangan.example/property?keyword={search_term_string}',
    },
  });
});

test('every address is absolute', () => {
  const all = [
    organizationLd(site),
    siteLd(site),
    breadcrumbsLd(site, [{ label: 'Home', path: '/' }, { label: 'Agra' }]),
    listLd(site, 'Agra', [property()]),
    propertyLd(site, property(), 'Apartment'),
  ];
  const text = JSON.stringify(all);
  const addresses = [...text.matchAll(/"(?:url|item|target|logo)":"([^"]+)"/g)];
  expect(addresses.length).toBeGreaterThan(6);
  for (const [, address = ''] of addresses) {
    expect(address).toMatch(/^https:\/\/aangan\.example\//);
  }
  expect(text).toContain('"image":["https://aangan.example/media/');
});
