import { applicableFields } from '../../../schema/catalogue/interpret.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';

/** The numbers of rooms by which listings can be searched. */
export const ROOM_COUNTS = ['bedrooms', 'bathrooms', 'rooms'] as const;

/** Which numbers of rooms listings of these subtypes have, or any listing where none is named. */
export function roomCountsOf(keys?: readonly string[]): (typeof ROOM_COUNTS)[number][] {
  const fed = new Set(
    SUBTYPES.filter(({ key }) => keys?.includes(key) ?? true).flatMap((subtype) =>
      applicableFields(subtype).map(({ feeds }) => feeds),
    ),
  );
  return ROOM_COUNTS.filter((count) => fed.has(count));
}
