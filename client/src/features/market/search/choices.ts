import type { CountRange } from '../../../../../schema/search.ts';
import { COPY } from '../../../base/copy.ts';

/** The short lists that more than one search control offers. An empty value is no filter. */

export const PURPOSE_LABELS = { sell: COPY.purpose.SELL, rent: COPY.purpose.RENT } as const;

export const PURPOSE_CHOICES = [
  { value: '', label: 'All' },
  { value: 'sell', label: PURPOSE_LABELS.sell },
  { value: 'rent', label: PURPOSE_LABELS.rent },
] as const;

export const COUNT_CHOICES: readonly { value: string; label: string }[] = [
  { value: '', label: 'Any' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4+', label: '4+' },
];

/** Several at once; a home without a bedroom of its own is a 1 RK. */
export const BEDROOM_CHOICES: readonly { value: string; label: string; range: CountRange }[] = [
  { value: '0', label: '1 RK', range: { min: 0, max: 0 } },
  { value: '1', label: '1', range: { min: 1, max: 1 } },
  { value: '2', label: '2', range: { min: 2, max: 2 } },
  { value: '3', label: '3', range: { min: 3, max: 3 } },
  { value: '4+', label: '4+', range: { min: 4 } },
];

/** The three types and the groups that people look for. */
export const TYPE_CHOICES = [
  { value: 'homes', label: 'Homes' },
  { value: 'houses', label: 'Houses' },
  { value: 'residential', label: COPY.type.RESIDENTIAL },
  { value: 'commercial', label: COPY.type.COMMERCIAL },
  { value: 'agricultural', label: COPY.type.AGRICULTURAL },
  { value: 'land', label: 'Land and plots' },
  { value: 'project', label: 'New projects' },
] as const;

/** What needs no 'properties' behind its name. */
const GROUPS: ReadonlySet<string> = new Set(['homes', 'houses', 'land', 'project']);

/** What a list of one type holds: 'Commercial properties', 'New projects'. */
export function thingsOfType(type: string): string {
  const title = typeTitle(type);
  return GROUPS.has(type.toLowerCase()) ? title : `${title} properties`;
}

/** A value of the type filter as people say it; what nobody knows is shown as it was written. */
export function typeTitle(type: string): string {
  return TYPE_CHOICES.find(({ value }) => value === type.toLowerCase())?.label ?? type;
}
