import type { FilterChoicesQuery } from './FilterChoices.generated.ts';

type Subtypes = FilterChoicesQuery['subtypes'];

/** What the panel offers when the server's choices cannot be had: no places, but every subtype (D-45). */
export const BUILT_IN_CHOICES: FilterChoicesQuery = {
  states: [],
  subtypes: [
    ...ofType('RESIDENTIAL', {
      'flat-apartment': 'Flat/Apartment',
      'residential-house-villa': 'Residential House/Villa',
      'builder-floor-apartment': 'Builder Floor Apartment',
      'penthouse-studio-apartment': 'Penthouse/Studio Apartment',
      'residential-land-plot': 'Residential Land/Plot',
    }),
    ...ofType('COMMERCIAL', {
      'commercial-office-space': 'Commercial Office Space',
      'commercial-shop-showroom': 'Commercial Shop/Showroom',
      'commercial-land': 'Commercial Land',
      'warehouse-godown': 'Warehouse/Godown',
      'industrial-land-building-shed': 'Industrial Land/Building/Shed',
    }),
    ...ofType('AGRICULTURAL', {
      'agricultural-land': 'Agricultural Land',
      'farm-house': 'Farm House',
    }),
  ],
  amenities: [],
};

function ofType(
  type: Subtypes[number]['type'],
  titles: Readonly<Record<string, string>>,
): Subtypes {
  return Object.entries(titles).map(([key, title]) => ({
    key,
    title,
    slug: key,
    type,
    propertyCount: 0,
  }));
}
