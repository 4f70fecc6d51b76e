import { writeCount } from '../../../../../schema/search.ts';
import type { CountRange } from '../../../../../schema/search.ts';
import type { Choice } from '../../../ui/Choice.tsx';
import { countText } from './resultCount.ts';
import type { Facets } from './useFacets.ts';

export interface Option {
  value: string;
  label: string;
  /** How many properties it would leave; absent where nobody counted. */
  count?: number;
}

/** The choices with the counts of the facets. Where only a part of the hits was counted, no count is sure. */
export function withCounts(
  options: readonly Option[],
  facets: Facets | null,
  name: 'states' | 'cities' | 'types' | 'subtypes',
): readonly Option[] {
  if (facets === null) return options;
  if (facets.isLowerBound) return options.map(({ value, label }) => ({ value, label }));
  const counts = new Map(facets[name].map(({ value, count }) => [value.toLowerCase(), count]));
  // The aliases of types (land, project) reach over several types and are not counted.
  const isFound = ({ value }: Option) => name !== 'types' || TYPES.has(value);
  return options.map((option) =>
    isFound(option) ? { ...option, count: counts.get(option.value.toLowerCase()) ?? 0 } : option,
  );
}

/** A choice of bedrooms ('2', '4+') with its count; one that leaves nothing cannot be chosen anew. */
export function bedroomOption(
  option: { value: string; label: string },
  facets: Facets | null,
  chosen: CountRange | undefined,
): Choice<string> {
  if (facets === null || facets.isLowerBound || option.value === '') return option;
  const isOpen = option.value.endsWith('+');
  const bedrooms = Number.parseInt(option.value, 10);
  const count = facets.bedrooms
    .filter(({ value }) => (isOpen ? Number(value) >= bedrooms : Number(value) === bedrooms))
    .reduce((sum, facet) => sum + facet.count, 0);
  const isChosen = chosen !== undefined && writeCount(chosen) === option.value;
  return { ...option, note: countText(count, false), isDisabled: count === 0 && !isChosen };
}

const TYPES = new Set(['residential', 'commercial', 'agricultural']);
