import { AREA_FIELDS } from './fields/area.ts';
import { BUILDING_FIELDS } from './fields/building.ts';
import { INTERIOR_FIELDS } from './fields/interior.ts';
import { LAND_FIELDS } from './fields/land.ts';
import { PLACE_FIELDS } from './fields/place.ts';
import { SERVICE_FIELDS } from './fields/services.ts';
import type { Field } from './model.ts';

/** The field dictionary in reading order: every listing field once. */
export const FIELD_LIST: readonly Field[] = [
  ...PLACE_FIELDS,
  ...AREA_FIELDS,
  ...BUILDING_FIELDS,
  ...INTERIOR_FIELDS,
  ...LAND_FIELDS,
  ...SERVICE_FIELDS,
];

/** The field dictionary by key. */
export const FIELDS: Readonly<Record<string, Field>> = Object.fromEntries(
  FIELD_LIST.map((field) => [field.key, field]),
);
