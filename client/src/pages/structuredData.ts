import { detailPath, listingPath } from '../../../schema/routes.ts';
import type { DetailPageQuery } from '../gql/detail.ts';
import { addressOf, largestWidth } from '../ui/Picture.tsx';
import type { Crumb } from '../ui/Breadcrumbs.tsx';
import type { Site } from './shell/start.ts';

/**
 * JSON-LD for machines that read pages, made from the same data as the page. Written by the server only;
 * values that are not known are left out. Never a seller's phone or e-mail.
 */

type Property = NonNullable<DetailPageQuery['property']>;

export function siteLd(site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: `${site.url}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${site.url}${listingPath()}?keyword={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

export function breadcrumbsLd(site: Site, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path && { item: `${site.url}${path}` }),
    })),
  };
}

export function listLd(
  site: Site,
  title: string,
  items: readonly { id: string; title: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.title,
        url: `${site.url}${detailPath(item.id)}`,
      })),
    },
  };
}

export function propertyLd(site: Site, property: Property): object {
  const { title, price, pictures } = property;
  const url = `${site.url}${detailPath(property.id)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: title,
    url,
    datePosted: property.createdAt,
    ...(property.description && { description: property.description }),
    ...(pictures.length > 0 && {
      image: pictures.map(
        (picture) => `${site.url}${addressOf(picture, 'jpg', largestWidth(picture))}`,
      ),
    }),
    mainEntity: thingLd(property),
    ...(price !== null && { offers: offerLd(property, price, url) }),
  };
}

function thingLd(property: Property): object {
  const { area, areaUnit, bedrooms, bathrooms, rooms, amenities } = property;
  const unitCode = UNIT_CODES[areaUnit ?? ''];
  return {
    '@type': THING_TYPES[property.subtype.key] ?? 'Place',
    name: property.title,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'IN',
      addressRegion: property.state,
      addressLocality: property.city,
      ...(property.locality && { streetAddress: property.locality }),
    },
    ...(area !== null &&
      unitCode && { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode } }),
    ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
    ...(rooms !== null && { numberOfRooms: rooms }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map(({ name }) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    }),
  };
}

function offerLd(property: Property, price: number, url: string): object {
  const isRent = property.purpose === 'RENT';
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'INR',
    availability:
      property.lifecycle === 'AVAILABLE'
        ? 'https://schema.org/InStock'
        : 'https://schema.org/SoldOut',
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
    ...(isRent && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'INR',
        unitCode: 'MON',
      },
    }),
  };
}

/** Subtypes that schema.org has a word for; the rest, land above all, is a Place. */
const THING_TYPES: Readonly<Record<string, string>> = {
  'flat-apartment': 'Apartment',
  'builder-floor-apartment': 'Apartment',
  'penthouse-studio-apartment': 'Apartment',
  'residential-house-villa': 'SingleFamilyResidence',
  'farm-house': 'House',
};

const UNIT_CODES: Readonly<Record<string, string>> = {
  'Sq ft': 'FTK',
  'Sq m': 'MTK',
  'Sq yd': 'YDK',
};
