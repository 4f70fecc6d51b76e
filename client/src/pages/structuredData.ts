import type { SchemaOrgType } from '../../../schema/catalogue/model.ts';
import { detailPath, listingPath } from '../../../schema/routes.ts';
import type { DetailPageQuery } from './detail/DetailPage.generated.ts';
import { addressOf, largestWidth } from '../ui/Picture.tsx';
import type { Crumb } from '../ui/Breadcrumbs.tsx';
import type { Site } from '../base/start.ts';

/**
 * JSON-LD for machines that read pages, made from the same data as the page. Written by the server only;
 * values that are not known are left out. Never a seller's phone or e-mail.
 */

type Property = NonNullable<DetailPageQuery['property']>;

/** Who runs the site; every page says so. */
export function organizationLd(site: Site): object {
  return { '@context': 'https://schema.org', ...publisherLd(site) };
}

/** The same, whole: those who read one block of a page do not look for its name and logo in another. */
export function publisherLd(site: Site): object {
  return {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png`, width: 512, height: 512 },
  };
}

/** The site and how to search it; every page says so. */
export function siteLd(site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    url: `${site.url}/`,
    inLanguage: 'en-IN',
    publisher: { '@id': `${site.url}/#organization` },
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

/** `type` is what the catalogue says schema.org calls such a property. */
export function propertyLd(site: Site, property: Property, type: SchemaOrgType): object {
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
    mainEntity: {
      '@type': type,
      name: title,
      address: addressLd(property),
      ...(type === 'Place' ? placeLd(property) : roomsLd(property)),
      ...(property.amenities.length > 0 && {
        amenityFeature: property.amenities.map(({ name }) => ({
          '@type': 'LocationFeatureSpecification',
          name,
          value: true,
        })),
      }),
    },
    ...(price !== null && { offers: offerLd(property, price, url) }),
  };
}

/** To the locality and no further: the house number is between seller and buyer. */
function addressLd({ state, city, locality }: Property): object {
  return {
    '@type': 'PostalAddress',
    addressCountry: 'IN',
    addressRegion: state,
    addressLocality: locality ? `${locality}, ${city}` : city,
  };
}

/** What can be said of rooms that people live or work in. */
function roomsLd(property: Property): object {
  const { bedrooms, bathrooms, rooms } = property;
  const floorSize = areaLd(property);
  return {
    ...(floorSize && { floorSize: { '@type': 'QuantitativeValue', ...floorSize } }),
    ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
    ...(rooms !== null && { numberOfRooms: rooms }),
  };
}

/** Land and sheds: schema.org knows no facts of theirs, so they come as pairs. */
function placeLd(property: Property): object {
  const area = areaLd(property);
  const pairs = [
    ...(area ? [{ name: 'Area', ...area }] : []),
    ...property.facts.flatMap(({ facts }) =>
      facts.map(({ label, value }) => ({ name: label, value })),
    ),
  ];
  if (pairs.length === 0) return {};
  return { additionalProperty: pairs.map((pair) => ({ '@type': 'PropertyValue', ...pair })) };
}

/** The unit by its UN/CEFACT code where it has one; Bigha and Kanal differ by state and have none. */
function areaLd({ area, areaUnit }: Property): object | null {
  if (area === null || areaUnit === null) return null;
  const unitCode = UNIT_CODES[areaUnit];
  return { value: area, ...(unitCode ? { unitCode } : { unitText: areaUnit }) };
}

function offerLd(property: Property, price: number, url: string): object {
  const isRent = property.purpose === 'RENT';
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'INR',
    availability: `https://schema.org/${property.lifecycle === 'AVAILABLE' ? 'InStock' : 'SoldOut'}`,
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

const UNIT_CODES: Readonly<Record<string, string>> = {
  'Sq ft': 'FTK',
  'Sq m': 'MTK',
  'Sq yd': 'YDK',
  'Sq. Yard': 'YDK',
  Acre: 'ACR',
  Acres: 'ACR',
  Hectare: 'HAR',
};
