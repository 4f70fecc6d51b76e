import type { Subtype } from './model.ts';
import { COMMERCIAL_SUBTYPES } from './subtypes/commercial.ts';
import { FARM_SUBTYPES } from './subtypes/farm.ts';
import { RESIDENTIAL_SUBTYPES } from './subtypes/residential.ts';

/** The twelve subtypes. A thirteenth is one more row in one of these lists and no other change. */
export const SUBTYPES: readonly Subtype[] = [
  ...RESIDENTIAL_SUBTYPES,
  ...COMMERCIAL_SUBTYPES,
  ...FARM_SUBTYPES,
];
