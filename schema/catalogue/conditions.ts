import type { Condition, CrossRule } from './model.ts';

/** Named conditions, as data: every part that is given must hold. */
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  forRent: { says: 'the listing is for rent', purpose: 'rent' },
  furnishTypeChosen: { says: 'a furnish type is chosen', field: 'furnishType' },
};

/** Named rules between two fields of one listing. They speak only when both are given. */
export const CROSS_RULES: Readonly<Record<string, CrossRule>> = {
  floorWithinTotal: {
    smaller: 'floorNumber',
    larger: 'totalFloors',
    sentence: 'Floor number cannot exceed total floors',
  },
  yourFloorWithinTotal: {
    smaller: 'yourFloor',
    larger: 'totalFloors',
    sentence: 'Floor number cannot exceed total floors',
  },
  floorsAvailableWithinTotal: {
    smaller: 'floorsAvailable',
    larger: 'totalFloors',
    sentence: 'Floors available cannot be greater than total floors.',
  },
  carpetWithinBuiltUp: {
    smaller: 'carpetArea',
    larger: 'builtArea',
    sentence: 'Carpet area cannot exceed built-up area',
  },
  builtUpWithinPlot: {
    smaller: 'builtUpSize',
    larger: 'plotArea',
    sentence: 'Built-up size cannot exceed plot area',
  },
  bookingWithinPrice: {
    smaller: 'bookingAmount',
    larger: 'cost',
    sentence: 'Booking amount cannot exceed price',
  },
};
