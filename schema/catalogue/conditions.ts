import type { Condition, CrossRule, DateRule } from './model.ts';

/** Named conditions, as data: every part that is given must hold. */
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  forSale: { says: 'the listing is for sale', purpose: 'sell' },
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
  floorWithinHouse: {
    smaller: 'floorNumber',
    larger: 'numberOfFloors',
    sentence: 'Floor number cannot exceed number of floors',
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
  ceilingWithinHeight: {
    smaller: 'ceilingHeight',
    larger: 'height',
    sentence: 'Ceiling height cannot exceed height',
  },
  bookingWithinPrice: {
    smaller: 'bookingAmount',
    larger: 'cost',
    sentence: 'Booking amount cannot exceed price',
  },
};

/** Days that a choice beside them rules out, wherever a subtype uses both fields. */
export const DATE_RULES: readonly DateRule[] = [
  {
    date: 'possessionInfo',
    beside: 'constructionStatus',
    oneOf: ['Ready to Move'],
    lies: 'today or earlier',
    sentence: 'A property that is ready to move needs a possession date of today or earlier',
  },
  {
    date: 'possessionInfo',
    beside: 'constructionStatus',
    oneOf: ['Under Construction', 'New Launch', 'Nearing Possession'],
    lies: 'today or later',
    sentence: 'A property that is not ready yet needs a possession date of today or later',
  },
];
