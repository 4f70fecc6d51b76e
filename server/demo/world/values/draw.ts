import type { Amenity } from '../../../../schema/catalogue/amenities.ts';
import type { ApplicableField, Details, DetailValue } from '../../../../schema/catalogue/model.ts';
import type { Plan } from '../plan.ts';

/** A plan with what only the fields need: the price asked and the amenities ticked. */
export type Priced = Plan & { readonly price: number; readonly amenities: readonly Amenity[] };

/** Draws the value of one field, after those that stand before it; undefined leaves it empty. */
export type Draw = (
  plan: Priced,
  field?: ApplicableField,
  rendered?: Details,
) => DetailValue | undefined;

/** How a field of the dictionary is filled, by its key. */
export type Draws = Readonly<Record<string, Draw>>;

export function hasAmenity({ amenities }: Priced, name: string): boolean {
  return amenities.some((amenity) => amenity.name === name);
}

export function yesNo(isYes: boolean): 'Yes' | 'No' {
  return isYes ? 'Yes' : 'No';
}
