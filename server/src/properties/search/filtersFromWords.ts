import { filterRow } from '../../../../schema/catalogue/filters.ts';
import { findSubtype } from '../../../../schema/catalogue/interpret.ts';
import {
  joinValues,
  type SearchFilter,
  SEVERAL_KEYS,
  valuesOf,
} from '../../../../schema/search.ts';
import { findState, findTown } from '../../gazetteer/gazetteer.ts';
import { LOWEST_PRICE } from '../../gazetteer/keywordAmounts.ts';
import { purposePart } from '../../gazetteer/keywordWords.ts';
import { placeKey } from '../../gazetteer/placeKey.ts';
import {
  type Surroundings,
  type UnderstoodPart,
  understandKeyword,
} from '../../gazetteer/understand.ts';

/**
 * What the understood parts of a keyword set. A filter that was set by hand wins over the same thing read
 * from the words, which stay text then; a place chosen by hand is where the words are read. Where not all is to be
 * read, the rest stays text.
 */
export function filtersFromWords(
  keyword: string,
  filter: SearchFilter,
  listed?: Surroundings['listed'],
  only?: 'without places' | 'bedrooms alone',
) {
  const { city, state } = filter;
  const contradicting = understandKeyword(keyword, { city, state, listed })
    .parts.filter((part) => contradicts(part, filter))
    .flatMap(({ kind }) => (PLACES.has(kind) ? [...PLACES] : [kind]));
  if (only) contradicting.push(...(only === 'without places' ? PLACES : ALL_BUT_BEDROOMS));
  const understanding = understandKeyword(keyword, {
    city,
    state,
    listed,
    without: new Set(contradicting),
  });
  const entries = withPurpose(understanding.parts, filter);
  const fromWords: SearchFilter = {};
  for (const part of entries) {
    for (const [key, value] of Object.entries(FILTERS_FROM_WORDS[part.kind](part))) {
      if (value === undefined || isSet(filter, key)) continue;
      const before = Object.entries(fromWords).find(([name]) => name === key)?.[1];
      Object.assign(fromWords, { [key]: together(key, before, value) });
    }
  }
  // The state is needed only where a larger town has the same name.
  const towns = valuesOf(fromWords.city).map((city) => findTown(city)?.state);
  if (towns.length > 1 || (towns[0] && towns[0] === fromWords.state)) delete fromWords.state;
  const parts = entries.map(({ kind, label, value }) => ({ kind, label, value }));
  const { rest, unordered, notes } = understanding;
  return { fromWords, parts, rest, unordered, notes };
}

/** An amount without a purpose is judged by its size and words; land is cheap enough for both, unless a month is said. */
function withPurpose(parts: readonly UnderstoodPart[], filter: SearchFilter): UnderstoodPart[] {
  const price = parts.find(({ kind }) => kind === 'PRICE');
  const isSaid = filter.purpose !== undefined || parts.some(({ kind }) => kind === 'PURPOSE');
  const isGiven = filter.minPrice !== undefined || filter.maxPrice !== undefined;
  if (!price?.purpose || isSaid || isGiven) return [...parts];
  const amount = price.range?.max ?? price.range?.min ?? 0;
  if (!price.isMonthly && amount < LOWEST_PRICE && isLand(parts, filter)) return [...parts];
  return [...parts, purposePart(price.purpose)];
}

function isLand(parts: readonly UnderstoodPart[], filter: SearchFilter): boolean {
  const kinds = parts.filter(({ kind }) => kind === 'SUBTYPE' || kind === 'TYPE');
  const names = [filter.type, filter.subtype, ...kinds.map(({ value }) => value)];
  return names.some((name = '') => name === 'land' || findSubtype(name)?.family === 'land');
}

type PartKind = UnderstoodPart['kind'];

/** A place is given by hand or by words, never half and half. */
const PLACES: ReadonlySet<PartKind> = new Set<PartKind>([
  'STATE',
  'CITY',
  'LOCALITY',
  'PINCODE',
  'WITHIN',
]);

/** What may be a word of a name: 'Palm Villas', '24K Opula', 'Rent House'. */
const ALL_BUT_BEDROOMS: ReadonlySet<PartKind> = new Set<PartKind>([
  ...PLACES,
  'TYPE',
  'SUBTYPE',
  'PURPOSE',
  'BATHROOMS',
  'PRICE',
  'AREA',
  'WITHIN',
  'FILTER',
  'SORT',
]);

export function isPlace({ kind }: Pick<UnderstoodPart, 'kind'>): boolean {
  return PLACES.has(kind);
}

const FILTERS_FROM_WORDS: Record<PartKind, (part: UnderstoodPart) => SearchFilter> = {
  STATE: (part) => ({ state: part.value }),
  CITY: (part) => ({ city: saidOf(part), state: part.state }),
  LOCALITY: (part) => ({ location: saidOf(part), city: part.city, state: part.state }),
  PINCODE: (part) => ({ pincode: saidOf(part) }),
  WITHIN: (part) => ({ within: Number(part.value) }),
  TYPE: (part) => ({ type: part.value }),
  SUBTYPE: (part) => ({ subtype: saidOf(part) }),
  PURPOSE: (part) => ({ purpose: part.value === 'rent' ? 'rent' : 'sell' }),
  BEDROOMS: (part) => ({ bedrooms: { ...part.range } }),
  BATHROOMS: (part) => ({ bathrooms: { ...part.range } }),
  PRICE: (part) => ({ minPrice: part.range?.min, maxPrice: part.range?.max }),
  FILTER: chosenOf,
  SORT: () => ({}),
  AREA: (part) => ({ minSize: part.range?.min, maxSize: part.range?.max }),
};

/** With '-' before it what is not meant. */
function saidOf({ value, isExcluded }: UnderstoodPart): string {
  return isExcluded ? `-${value}` : value;
}

/** What two parts of one filter say. */
function together(key: string, before: unknown, value: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(value)) return [...new Set([...before, ...value])];
  const isSeveral = SEVERAL_KEYS.includes(key);
  if (!isSeveral || typeof before !== 'string' || typeof value !== 'string') return value;
  return joinValues([...valuesOf(before), value]);
}

/** 'furnishing=furnished' as the choice of its filter; what is not wanted leaves the other choices. */
function chosenOf({ value, isExcluded }: UnderstoodPart): SearchFilter {
  const [key = '', choice = ''] = value.split('=');
  const row = filterRow(key);
  if (!row || !isExcluded) return { [key]: [choice] };
  return { [key]: row.choices.flatMap((each) => (each.value === choice ? [] : each.value)) };
}

function contradicts(part: UnderstoodPart, filter: SearchFilter): boolean {
  const isElsewhere = part.kind === 'STATE' && filter.city && !findTown(filter.city, part.value);
  if (isElsewhere) return true;
  const read = FILTERS_FROM_WORDS[part.kind](part);
  return Object.entries(read).some(([key, value]) => {
    const isGiven = value !== undefined && isSet(filter, key);
    return isGiven && comparable(read)[key] !== comparable(filter)[key];
  });
}

/** Every filter in one spelling, so that 'Bangalore' chosen and 'bengaluru' typed are the same. */
function comparable(filter: SearchFilter): Readonly<Record<string, unknown>> {
  const { city, state, location, type, subtype, bedrooms, bathrooms } = filter;
  return {
    ...filter,
    city: city && (findTown(city, state)?.id ?? placeKey(city)),
    state: state && (findState(state)?.name ?? placeKey(state)),
    location: location && placeKey(location),
    type: type?.toLowerCase(),
    subtype: subtype && (findSubtype(subtype)?.key ?? subtype),
    bedrooms: bedrooms && `${bedrooms.min}-${bedrooms.max}`,
    bathrooms: bathrooms && `${bathrooms.min}-${bathrooms.max}`,
  };
}

function isSet(filter: SearchFilter, key: string): boolean {
  return Object.entries(filter).some(([name, value]) => name === key && value !== undefined);
}
