import type { Use } from './model.ts';
import { storedOnly, may, more, must } from './uses.ts';
import type { Difference } from './uses.ts';

/** The documented limits of the forms. A limit of the same number in two forms may still differ one day. */
export const UP_TO_TEN = { documented: { min: 0, max: 10 } } as const;
export const ONE_TO_TEN = { documented: { min: 1, max: 10 } } as const;
export const LARGEST_BUILT_UP = { documented: { max: 100_000 } } as const;

/** The outer page asks for these around the inner two-step form of every subtype. */
export const AROUND_THE_FORM: readonly Use[] = storedOnly(
  'subType',
  'description',
  'images',
  'shareWithAgents',
);

/** What a tenant wants to know of a home. */
export const RENT_TERMS: readonly Use[] = rentTerms();

/** The same of shops, sheds and land. */
export const BUSINESS_RENT_TERMS: readonly Use[] = rentTerms({
  options: 'tenantPreferenceBusiness',
});

/** Furnish details depend on the furnish type and are asked once it is chosen. */
export const FURNISH_DETAILS: Use = may(2, 'furnishDetails', { shownWhen: 'furnishTypeChosen' });

/** The second page of the four homes, without what their first pages already asked. */
export function homeSecondStep(furnishType: Difference = {}, cost: Difference = {}): Use[] {
  return [
    must(2, 'furnishType', furnishType),
    FURNISH_DETAILS,
    must(2, 'amenities'),
    must(2, 'cost', cost),
    may(2, 'bookingAmount'),
    ...RENT_TERMS,
  ];
}

function rentTerms(tenantPreference: Difference = {}): Use[] {
  return [
    may(2, 'deposit', { shownWhen: 'forRent' }),
    may(2, 'rentPeriod', { shownWhen: 'forRent' }),
    may(2, 'tenantPreference', { shownWhen: 'forRent', ...tenantPreference }),
    ...more(['availableFrom'], { shownWhen: 'forRent' }),
  ];
}

/** What buyers of anything that is built ask for, beside where it looks and where cars stand. */
export const SALE_FACTS: readonly Use[] = more(['possessionInfo', 'reraNumber'], {
  shownWhen: 'forSale',
});

/** Facts about homes that other clients send and the detail page shows. */
export const HOME_EXTRAS: readonly Use[] = storedOnly(
  'ownership',
  'powerBackup',
  'security',
  'maintenance',
  'terraceArea',
  'garden',
  'swimmingPool',
  'floorPlan',
);
