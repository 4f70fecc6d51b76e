import { headline, normalise } from '../../../../../../schema/catalogue/interpret.ts';
import type { Details, Subtype } from '../../../../../../schema/catalogue/model.ts';
import { readSlug } from '../../../../../../schema/routes.ts';
import type { Point } from '../../../market/places/sketch/sketch.ts';

/** Where the seller says that the property stands. */
export interface Pin extends Point {
  /** What it was set for: for another town or locality it says nothing. */
  place: string;
}

export interface PinTown {
  city: string;
  state: string;
}

/** What a pin is set for, whatever its spelling. */
export function placeOfPin({ state, city }: PinTown, locality: string): string {
  return [state, city, locality].map(readSlug).join('/');
}

/** The pin, where it was set for this place. */
export function standingPin(pin: Pin | null, place: string): Pin | null {
  return pin?.place === place ? pin : null;
}

/** What the form says of the locality. */
export function localityIn(subtype: Subtype, details: Details): string {
  return headline(subtype, normalise(subtype, details)).locality ?? '';
}

/** The position that is sent with a listing: null without a pin, so that the place stands for it. */
export function pinnedPosition(
  pin: Pin | null,
  town: PinTown,
  locality: string,
): { latitude: number | null; longitude: number | null } {
  const { latitude = null, longitude = null } = standingPin(pin, placeOfPin(town, locality)) ?? {};
  return { latitude, longitude };
}

/** A stored pin; null for anything else. */
export function readPin(value: unknown): Pin | null {
  if (typeof value !== 'object' || value === null) return null;
  const { latitude, longitude, place }: Partial<Record<keyof Pin, unknown>> = value;
  const isPin =
    typeof latitude === 'number' && typeof longitude === 'number' && typeof place === 'string';
  return isPin ? { latitude, longitude, place } : null;
}
