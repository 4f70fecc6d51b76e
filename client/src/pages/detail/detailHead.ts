import { formatArea } from '../../../../schema/format/area.ts';
import { formatPrice } from '../../../../schema/format/money.ts';
import { detailPath } from '../../../../schema/routes.ts';
import type { Lifecycle, Purpose } from '../../types.generated.ts';
import { placeLine, roomsLabel, statusLabel } from '../../features/market/property/wording.ts';
import type { PageHead } from '../head.ts';
import { joinWithin, longestWithin, TITLE_LENGTH } from '../headTexts.ts';

/** The facts of a property that its title and description are made of. */
export interface TitledProperty {
  id: string;
  title: string;
  subtype: { title: string };
  purpose: Purpose;
  lifecycle: Lifecycle;
  bedrooms: number | null;
  rooms: number | null;
  locality: string | null;
  city: string;
  state: string;
  price: number | null;
  area: number | null;
  areaUnit: string | null;
  amenities: readonly { name: string }[];
}

/** The page of a property is kept by search engines under its own address. */
export function detailHead(property: TitledProperty, siteName: string): PageHead {
  return {
    title: titleOf(property, siteName),
    description: descriptionOf(property),
    canonical: detailPath(property.id),
  };
}

/** '3 BHK Flat/Apartment for sale in Andheri, Mumbai at ₹1.2 Cr | Name', with fewer parts when too long. */
function titleOf(property: TitledProperty, siteName: string): string {
  const { bedrooms, rooms, subtype, locality, city, price } = property;
  const what = [roomsLabel(bedrooms, rooms), subtype.title, statusLabel(property).toLowerCase()];
  const start = what.filter(Boolean).join(' ');
  const here = `${start} in ${city}`;
  const near = locality && locality !== city ? `${start} in ${locality}, ${city}` : here;
  const at = price === null ? '' : ` at ${formatPrice(price)}`;
  const site = ` | ${siteName}`;
  return longestWithin(TITLE_LENGTH, [
    near + at + site,
    near + at,
    here + at + site,
    here + at,
    near + site,
    here + site,
    here,
  ]);
}

function descriptionOf(property: TitledProperty): string {
  const facts = [
    property.price === null ? null : formatPrice(property.price),
    roomsLabel(property.bedrooms, property.rooms),
    property.area === null ? null : formatArea(property.area, property.areaUnit),
    placeLine(property),
    ...property.amenities.map(({ name }) => name),
  ];
  return joinWithin(
    `${property.title}: `,
    facts.filter((fact) => fact !== null),
  );
}
