import type { FilterChoicesQuery } from './FilterChoices.generated.ts';

type Subtypes = FilterChoicesQuery['subtypes'];

/** What the panel offers when the server's choices cannot be had: no places, but every subtype. */
export const BUILT_IN_CHOICES: FilterChoicesQuery = {
  states: [],
  subtypes: [
    ...ofType('RESIDENTIAL', {
      'flat-apartment': ['Flat/Apartment', 'Flats & Apartments'],
      'residential-house-villa': ['Residential House/Villa', 'Houses & Villas'],
      'builder-floor-apartment': ['Builder Floor Apartment', 'Builder Floors'],
      'penthouse-studio-apartment': ['Penthouse/Studio Apartment', 'Penthouses & Studios'],
      'residential-land-plot': ['Residential Land/Plot', 'Residential Plots'],
    }),
    ...ofType('COMMERCIAL', {
      'commercial-office-space': ['Commercial Office Space', 'Office Spaces'],
      'commercial-shop-showroom': ['Commercial Shop/Showroom', 'Shops & Showrooms'],
      'commercial-land': ['Commercial Land', 'Commercial Land'],
      'warehouse-godown': ['Warehouse/Godown', 'Warehouses & Godowns'],
      'industrial-land-building-shed': ['Industrial Land/Building/Shed', 'Industrial Properties'],
    }),
    ...ofType('AGRICULTURAL', {
      'agricultural-land': ['Agricultural Land', 'Agricultural Land'],
      'farm-house': ['Farm House', 'Farm Houses'],
    }),
  ],
  amenities: [],
};

function ofType(
  type: Subtypes[number]['type'],
  names: Readonly<Record<string, readonly [title: string, plural: string]>>,
): Subtypes {
  return Object.entries(names).map(([key, [title, plural]]) => ({
    key,
    title,
    plural,
    slug: key,
    type,
    sizeUnits: [],
    propertyCount: 0,
  }));
}
