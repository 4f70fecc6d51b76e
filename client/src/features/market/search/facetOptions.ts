import { choicesOf, NOT_STATED } from '../../../../../schema/catalogue/filters.ts';
import type { FILTER_ROWS, FilterRow } from '../../../../../schema/catalogue/filters.ts';
import { writeCount } from '../../../../../schema/search.ts';
import { joinCounts } from '../../../../../schema/searchReader.ts';
import type { CountRange, SearchFilter } from '../../../../../schema/search.ts';
import type { Choice } from '../../../ui/Choice.tsx';
import { BEDROOM_CHOICES } from './choices.ts';
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

/** The numbers of bedrooms with their counts. A range that they cannot say is a choice of its own. */
export function bedroomOptions(
  facets: Facets | null,
  chosen: CountRange | undefined,
): readonly Option[] {
  const options = BEDROOM_CHOICES.map(({ range, ...option }) => {
    if (facets === null || facets.isLowerBound) return option;
    const found = facets.bedrooms.filter(({ value }) => isWithin(Number(value), range));
    return { ...option, count: found.reduce((sum, { count }) => sum + count, 0) };
  });
  const others = tickedBedrooms(chosen).filter(
    (ticked) => !options.some(({ value }) => value === ticked),
  );
  return [...options, ...others.map((value) => ({ value, label: value }))];
}

/** The choices and further numbers that together mean the range; the range itself where they cannot. */
export function tickedBedrooms(chosen: CountRange | undefined): readonly string[] {
  if (chosen === undefined) return [];
  const found = BEDROOM_CHOICES.filter(({ range: { min = 0, max } }) =>
    max === undefined ? chosen.max === undefined && isWithin(min, chosen) : isWithin(min, chosen),
  );
  const others = (chosen.anyOf ?? []).filter(
    (number) => !found.some(({ range }) => isWithin(number, range)),
  );
  const ranges = [...found.map(({ range }) => range), ...others.map(exactly)];
  const isSaid =
    ranges.length > 0 && writeCount(joinCounts(ranges)) === writeCount(joinCounts([chosen]));
  return isSaid
    ? [...found.map(({ value }) => value), ...others.map(String)]
    : [writeCount(chosen)];
}

function exactly(number: number): CountRange {
  return { min: number, max: number };
}

/** Whether it is one of the numbers, or between the ends where there are any. */
function isWithin(number: number, { min, max, anyOf = [] }: CountRange): boolean {
  if (anyOf.includes(number)) return true;
  const hasEnds = min !== undefined || max !== undefined;
  return hasEnds && number >= (min ?? 0) && number <= (max ?? Infinity);
}

/** The choices of a filter of the catalogue with their counts, 'not stated' last. */
export function rowOptions(row: FilterRow, facets: Facets | null): readonly Option[] {
  const counted = facets?.filters.find(({ key }) => key === row.key)?.choices;
  return choicesOf(row).map(({ value, label }) => ({
    value,
    label,
    ...(counted && { count: counted.find((choice) => choice.value === value)?.count ?? 0 }),
  }));
}

/** Of what no listing in scope says anything nobody is asked, unless it is chosen. */
export function isOffered(
  row: (typeof FILTER_ROWS)[number],
  facets: Facets | null,
  filter: SearchFilter,
): boolean {
  const options = rowOptions(row, facets);
  return (
    filter[row.key] !== undefined ||
    options.every(({ count }) => count === undefined) ||
    options.some(({ value, count }) => value !== NOT_STATED && count !== 0)
  );
}

/** Options as chips. One that leaves nothing stays in sight, but cannot be chosen anew. */
export function asChips(
  options: readonly Option[],
  chosen: readonly string[],
  isLowerBound = false,
): readonly Choice<string>[] {
  return options.map(({ value, label, count }) => {
    if (count === undefined || (isLowerBound && count === 0)) return { value, label };
    const isDisabled = count === 0 && !chosen.includes(value);
    return { value, label, note: countText(count, isLowerBound), isDisabled };
  });
}

const TYPES = new Set(['residential', 'commercial', 'agricultural']);
