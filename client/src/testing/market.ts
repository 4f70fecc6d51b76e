import { findAmenity } from '../../../schema/catalogue/amenities.ts';
import { cardProperty, coverOf, picture } from './fixtures.ts';
import type { Market } from './site.tsx';

/** A town of the market, as the server describes it. */
export function town(name: string, changes: Record<string, unknown> = {}) {
  return {
    id: Array.from(name, (letter) => letter.charCodeAt(0).toString(16))
      .join('')
      .padStart(24, '0')
      .slice(-24),
    name,
    state: 'Uttar Pradesh',
    slug: name.toLowerCase(),
    path: `/${name}`,
    propertyCount: 3,
    latitude: 27,
    longitude: 78,
    ...changes,
  };
}

/** One page of a list, or of a part of it; a search is read as it was asked. */
export function pageOf(items: readonly object[], changes: Record<string, unknown> = {}) {
  return {
    items,
    total: items.length,
    page: 1,
    pageSize: 20,
    pageCount: 1,
    hasMore: false,
    understanding: { query: '' },
    ...changes,
  };
}

export const SUBTYPE = {
  key: 'flat-apartment',
  title: 'Flat/Apartment',
  plural: 'Flats & Apartments',
  slug: 'flat-apartment',
  type: 'RESIDENTIAL',
  sizeUnits: ['Sq ft'],
  propertyCount: 1,
};

/** A property with everything that its own page shows. */
export function wholeProperty(changes: Record<string, unknown> = {}) {
  const pictures = [picture(1)];
  const card = cardProperty(coverOf(pictures));
  return {
    ...card,
    pictures,
    amenities: card.amenities.map((amenity) => ({
      ...amenity,
      icon: findAmenity(amenity.name)?.icon ?? 'Check',
    })),
    subtype: SUBTYPE,
    description: 'Quiet, with a view.',
    isActive: true,
    seller: {
      id: 'd'.repeat(24),
      name: 'Meera Iyer',
      ownerType: 'OWNER',
      verificationLevel: 'VERIFIED',
      memberSince: '2024-03-05T10:00:00.000Z',
      avatar: null,
    },
    contact: { __typename: 'MaskedContact', phone: '9876******', email: 'me***@example.com' },
    facts: [{ title: 'Building', facts: [{ key: 'floor', label: 'Floor', value: '3' }] }],
    similarSteps: [],
    ...changes,
  };
}

const PROPERTY = wholeProperty();
const BLOG = {
  id: 'c'.repeat(24),
  title: 'Stamp duty',
  excerpt: 'What it costs.',
  category: 'Money',
  authorName: 'Ravi',
  publishedAt: '2026-11-01T06:00:00.000Z',
  readingMinutes: 4,
};

/** A market of one property, one town and one post. */
export const MARKET: Market = {
  viewer: { favouriteIds: [] },
  subtypes: [SUBTYPE],
  property: PROPERTY,
  propertiesByIds: [PROPERTY],
  properties: pageOf([PROPERTY], { roomCounts: ['BEDROOMS', 'BATHROOMS'] }),
  cities: [town('Agra')],
  city: ({ slug }: { slug: string }) => (slug === '' ? null : town('Agra')),
  cityOverview: { city: town('Agra'), forSale: 3, forRent: 0 },
  blog: BLOG,
  blogs: pageOf([BLOG]),
};
