import { subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { formatArea } from '../../../schema/format/area.ts';
import { formatPrice } from '../../../schema/format/money.ts';
import { pluralize } from '../../../schema/format/count.ts';
import { sha256 } from '../platform/hash.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type CardContent } from './drawCard.ts';

/** A card with the picture it shows. Its address holds a hash of both, so a changed listing has a new one. */
export interface Card {
  /** The id of the listing, or 'site'. */
  name: string;
  content: CardContent;
  coverId: string | null;
}

/** Raise it when the drawing changes, so that every card gets a new address. */
const DRAWING = 1;

export function propertyCard(property: PropertyRow, siteName: string): Card {
  const { bedrooms, rooms, area, areaUnit, purpose, lifecycle } = property;
  const { title } = subtypeByKey(property.subtype);
  const size = area > 0 ? formatArea(area, areaUnit) : null;
  const homes = bedrooms ? `${bedrooms} BHK` : rooms ? pluralize(rooms, 'room') : null;
  return {
    name: property.id,
    coverId: property.pictures[0]?.id ?? null,
    content: {
      siteName,
      status: STATUS[lifecycle] ?? PURPOSE[purpose],
      headline: property.price > 0 ? formatPrice(property.price) : title,
      ...(purpose === 'rent' && property.price > 0 && { headlineUnit: '/month' }),
      facts: [homes, size, property.price > 0 ? title : null].filter(Boolean).join(' · '),
      place: [...new Set([property.locality, property.city, property.state])]
        .filter(Boolean)
        .slice(0, 2)
        .join(', '),
    },
  };
}

/** For pages that have no picture of their own to show. */
export function siteCard(siteName: string): Card {
  return {
    name: 'site',
    coverId: null,
    content: {
      siteName,
      headline: 'Homes, shops and land across India',
      facts: 'For sale and for rent. Plain prices, real facts.',
      place: '',
    },
  };
}

/** The address under which a card is kept for good. */
export function cardPath(card: Card): string {
  return `/media/og/${card.name}-${hashOf(card)}.jpg`;
}

export function hashOf(card: Card): string {
  return sha256(JSON.stringify([DRAWING, card]))
    .toString('hex')
    .slice(0, 16);
}

const PURPOSE: Record<PropertyRow['purpose'], string> = { sell: 'For sale', rent: 'For rent' };
const STATUS: Record<PropertyRow['lifecycle'], string | null> = {
  available: null,
  under_offer: 'Under offer',
  sold: 'Sold',
  rented: 'Rented',
  expired: 'Expired',
};
