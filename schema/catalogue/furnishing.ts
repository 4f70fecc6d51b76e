import type { OptionList, PropertyTypeKey } from './model.ts';

/** Furnish type -> the things a listing of that type may have. */
type FurnishChoices = {
  readonly Furnished: readonly string[];
  readonly 'Semi-Furnished': readonly string[];
  readonly Unfurnished: readonly string[];
};

const HOME: FurnishChoices = {
  Furnished: [
    'Bed',
    'Sofa',
    'Wardrobe',
    'Dining Table',
    'Study Table',
    'TV',
    'Refrigerator',
    'Washing Machine',
    'AC',
    'Geyser',
    'Microwave',
    'Water Purifier',
    'Gas Stove',
    'Modular Kitchen',
    'Chimney',
    'Curtains',
    'Fans',
    'Lights',
  ],
  'Semi-Furnished': [
    'Wardrobe',
    'Modular Kitchen',
    'Chimney',
    'Geyser',
    'AC',
    'Curtains',
    'Exhaust Fan',
    'Fans',
    'Lights',
  ],
  Unfurnished: ['Kitchen Platform', 'Bathroom Fittings', 'Wiring', 'Fans', 'Lights'],
};

const WORKPLACE: FurnishChoices = {
  Furnished: [
    'Workstations',
    'Cabins',
    'Chairs',
    'Conference Table',
    'Reception Desk',
    'Storage Cabinets',
    'AC',
    'Pantry Fittings',
    'Network Cabling',
    'UPS',
    'Fire Safety',
    'Display Racks',
    'Billing Counter',
    'Lights',
  ],
  'Semi-Furnished': [
    'Cabins',
    'Storage Cabinets',
    'AC',
    'Pantry Fittings',
    'Network Cabling',
    'Display Racks',
    'False Ceiling',
    'Fire Safety',
    'Lights',
  ],
  Unfurnished: ['Bare Shell', 'Warm Shell', 'Wiring', 'Washroom Fittings'],
};

const FARM: FurnishChoices = {
  Furnished: [
    'Bed',
    'Sofa',
    'Wardrobe',
    'Dining Table',
    'TV',
    'Refrigerator',
    'AC',
    'Geyser',
    'Gas Stove',
    'Garden Furniture',
    'Barbecue',
    'Fans',
    'Lights',
  ],
  'Semi-Furnished': ['Wardrobe', 'Gas Stove', 'Geyser', 'Garden Furniture', 'Fans', 'Lights'],
  Unfurnished: ['Kitchen Platform', 'Bathroom Fittings', 'Wiring', 'Fans', 'Lights'],
};

const CHOICES: Readonly<Record<PropertyTypeKey, FurnishChoices>> = {
  residential: HOME,
  commercial: WORKPLACE,
  agricultural: FARM,
};

/** One list per property type and furnish type, and the union that values are checked against. */
export const FURNISH_LISTS: Readonly<Record<string, OptionList>> = {
  furnishDetails: listOf([
    ...new Set(Object.values(CHOICES).flatMap((choices) => Object.values(choices).flat())),
  ]),
  ...Object.fromEntries(
    Object.entries(CHOICES).flatMap(([type, choices]) =>
      Object.entries(choices).map(([furnishType, names]) => [
        `furnishDetails/${type}/${furnishType}`,
        listOf(names),
      ]),
    ),
  ),
};

function listOf(names: readonly string[]): OptionList {
  return { options: names.map((value) => ({ value })) };
}
