import type { Subtype } from './model.ts';
import { SUBTYPES } from './subtypes.ts';

/** Several subtypes that people look for under one word, as a value of the type filter. */
export interface SubtypeGroup {
  readonly value: string;
  /** For people: 'Homes'. */
  readonly label: string;
  /** What people write for it. */
  readonly words: readonly string[];
  readonly has: (subtype: Subtype) => boolean;
}

const HOUSES: ReadonlySet<string> = new Set(['residential-house-villa', 'builder-floor-apartment']);

export const SUBTYPE_GROUPS: readonly SubtypeGroup[] = [
  {
    value: 'homes',
    label: 'Homes',
    words: ['home', 'homes', 'housing', 'ghar', 'makaan', 'makan', 'dwelling', 'dwellings'],
    has: ({ family }) => family === 'home' || family === 'farm',
  },
  {
    value: 'houses',
    label: 'Houses',
    words: ['house', 'houses', 'individual house', 'individual houses', 'kothi', 'kothis'],
    has: ({ key }) => HOUSES.has(key),
  },
  {
    value: 'land',
    label: 'Land',
    words: ['land', 'lands', 'zameen', 'zamin', 'open land'],
    has: ({ family }) => family === 'land',
  },
];

/** The subtypes of a group; null when there is no such group. */
export function subtypesOfGroup(value: string): Subtype[] | null {
  const group = SUBTYPE_GROUPS.find((each) => each.value === value.toLowerCase());
  return group ? SUBTYPES.filter(group.has) : null;
}
