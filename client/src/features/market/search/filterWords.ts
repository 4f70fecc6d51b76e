import { joinValues, valuesOf } from '../../../../../schema/search.ts';
import type { CountRange, SearchFilter } from '../../../../../schema/search.ts';
import { choiceLabel, FILTERS } from '../../../../../schema/catalogue/filters.ts';
import type { FilterKey } from '../../../../../schema/catalogue/filters.ts';
import { areaIn } from '../../../../../schema/catalogue/units.ts';
import type { NationalUnit } from '../../../../../schema/catalogue/units.ts';
import { formatArea } from '../../../../../schema/format/area.ts';
import { formatPrice } from '../../../../../schema/format/money.ts';
import { PURPOSE_LABELS, thingsOfType, typeTitle } from './choices.ts';
import type { FilterChoicesQuery } from './FilterChoices.generated.ts';
import { unitOfKind } from './unitOfKind.ts';

/** Names of what the filter only knows by key. */
export interface FilterNames {
  subtype: (key: string) => string;
  /** 'Flats & Apartments'. */
  subtypes: (key: string) => string;
  /** In which sizes are told. */
  unit: (filter: SearchFilter) => NationalUnit;
}

export type KnownNames = Pick<FilterChoicesQuery, 'subtypes'>;

/** The names of subtypes that a filter only knows by key; sizes in a unit that is wished for. */
export function namesOf({ subtypes }: KnownNames, unit: NationalUnit | null = null): FilterNames {
  const named = (key: string) => subtypes.find((subtype) => subtype.key === key);
  return {
    subtype: (key) => named(key)?.title ?? key,
    subtypes: (key) => named(key)?.plural ?? key,
    unit: (filter) => unit ?? unitOfKind(filter, subtypes),
  };
}

/** The words of a range. */
export interface RangeWords {
  /** Said while neither end is given. */
  any: string;
  print: (value: number) => string;
}

export interface AppliedFilter {
  /** Stable name of the value, for lists. */
  key: string;
  label: string;
  /** The filter without this one value. */
  without: SearchFilter;
}

/** Every applied value as a short text with the filter that remains when it is taken away. */
export function appliedFilters(filter: SearchFilter, names: FilterNames): AppliedFilter[] {
  const applied: AppliedFilter[] = [];
  const add = (keys: readonly (keyof SearchFilter)[], label: string | null) => {
    if (label !== null) applied.push({ key: keys.join(), label, without: omit(filter, keys) });
  };
  const addTexts = (key: SeveralKey, nameOf: (value: string) => string = String) => {
    const values = valuesOf(filter[key]);
    for (const value of values) {
      const rest = joinValues(values.filter((other) => other !== value));
      const without = { ...omit(filter, [key]), ...(rest !== undefined && { [key]: rest }) };
      const label = unlessExcluded(value, nameOf);
      applied.push({ key: values.length > 1 ? `${key} ${value}` : key, label, without });
    }
  };
  const addChoices = (key: FilterKey | 'features', labelOf: (value: string) => string) => {
    const values = filter[key] ?? [];
    for (const value of values) {
      const rest = values.filter((other) => other !== value);
      const without = { ...omit(filter, [key]), ...(rest.length > 0 && { [key]: rest }) };
      applied.push({ key: `${key} ${value}`, label: labelOf(value), without });
    }
  };
  add(['purpose'], filter.purpose ? PURPOSE_LABELS[filter.purpose] : null);
  add(['keyword', 'asTyped', 'strict'], filter.keyword ? `“${filter.keyword}”` : null);
  add(['wish'], filter.wish ? `“${filter.wish}”` : null);
  add(['type'], filter.type ? typeTitle(filter.type) : null);
  addTexts('subtype', names.subtype);
  for (const key of ['state', 'district'] as const) add([key], filter[key] ?? null);
  for (const key of ['city', 'location', 'pincode'] as const) addTexts(key);
  add(['within'], filter.within === undefined ? null : `Within ${filter.within} km`);
  add(['bedrooms'], bedroomsLabel(filter.bedrooms));
  add(['bathrooms'], countLabel(filter.bathrooms, 'bathroom', 'bathrooms'));
  add(['rooms'], countLabel(filter.rooms, 'room', 'rooms'));
  add(['minPrice', 'maxPrice'], rangeLabel(PRICES, filter.minPrice, filter.maxPrice));
  add(
    ['minSize', 'maxSize'],
    rangeLabel(sizeWords(names.unit(filter)), filter.minSize, filter.maxSize),
  );
  for (const row of FILTERS) addChoices(row.key, (value) => choiceLabel(row, value));
  addChoices('features', String);
  return applied;
}

type SeveralKey = 'subtype' | 'city' | 'location' | 'pincode';

/**
 * '2 BHK Flats & Apartments for sale in Sector 62, Noida', 'Commercial properties in Pune', '2 or 3 BHK homes for rent
 * in Whitefield and Hoodi, Bengaluru'. A search that says neither kind nor place is named by what it says:
 * 'Properties: “lake view”, Up to ₹50 Lakh'.
 */
export function describeSearch(filter: SearchFilter, names: FilterNames): string {
  const { type, purpose, bedrooms } = filter;
  const kinds = valuesOf(filter.subtype).filter((key) => !isExcluded(key));
  const kind =
    kinds.length > 0
      ? AND.format(kinds.map(names.subtypes))
      : type
        ? thingsOfType(type)
        : bedrooms
          ? 'homes'
          : 'Properties';
  const place = placeWords(filter);
  const words = [
    bedroomsLabel(bedrooms),
    kind,
    purpose && PURPOSE_LABELS[purpose].toLowerCase(),
    place,
  ].filter(Boolean);
  const others = words.length > 1 || kind !== 'Properties' ? [] : appliedFilters(filter, names);
  const message = others.map(({ label }) => label).join(', ');
  return message ? `${kind}: ${message}` : words.join(' ');
}

/** 'in Whitefield and Hoodi, Bengaluru', 'within 5 km of Baner, Pune', 'in Pune, not Baner'. */
function placeWords({ location, pincode, city, district, state, within }: SearchFilter): string {
  const near = [...valuesOf(location), ...valuesOf(pincode)];
  const towns = valuesOf(city ?? district ?? state);
  const found = [near, towns].map((places) => places.filter((place) => !isExcluded(place)));
  const place = found.filter(({ length }) => length > 0).map((places) => AND.format(places));
  const excluded = [...near, ...towns].filter(isExcluded).map((value) => value.slice(1));
  return [
    place.length > 0 && `${within === undefined ? 'in' : `within ${within} km of`} `,
    place.join(', '),
    excluded.length > 0 && `${place.length > 0 ? ', ' : ''}not in ${OR.format(excluded)}`,
  ]
    .filter(Boolean)
    .join('');
}

const AND = new Intl.ListFormat('en-IN');
const OR = new Intl.ListFormat('en-IN', { type: 'disjunction' });

const isExcluded = (value: string) => value.startsWith('-');

/** 'Whitefield', 'Not Whitefield'. */
export function unlessExcluded(value: string, nameOf: (value: string) => string = String): string {
  return isExcluded(value) ? `Not ${nameOf(value.slice(1))}` : nameOf(value);
}

function omit(filter: SearchFilter, keys: readonly (keyof SearchFilter)[]): SearchFilter {
  const rest = { ...filter };
  for (const key of keys) delete rest[key];
  return rest;
}

/** '2 BHK', '1 or 3 BHK', '4+ BHK'. A home without a bedroom of its own is a 1 RK. */
function bedroomsLabel(range: CountRange | undefined): string | null {
  if (range === undefined) return null;
  const numbers = OR.format(countWords(range).map((words) => words.replace(/^0\b/, '1 RK')));
  if (numbers === '1 RK+') return 'Any BHK';
  return numbers === '1 RK' ? numbers : `${numbers} BHK`;
}

function countLabel(range: CountRange | undefined, one: string, many: string): string | null {
  if (range === undefined) return null;
  const numbers = OR.format(countWords(range));
  return `${numbers} ${numbers === '1' ? one : many}`;
}

/** The numbers apart: '1', '3 to 5', '4+'. */
function countWords({ min, max, anyOf = [] }: CountRange): string[] {
  const apart = anyOf.map(String);
  if (min === undefined && max === undefined) return apart;
  const from = min ?? 0;
  if (max === undefined) return [...apart, `${from}+`];
  if (max - from > 1) return [...apart, `${from} to ${max}`];
  return [...apart, ...new Set([String(from), String(max)])];
}

const PRICES: RangeWords = { any: '', print: formatPrice };

/** Square feet in another unit. */
function sizeWords(unit: NationalUnit): RangeWords {
  return {
    any: '',
    print: (squareFeet) => formatArea(areaIn(unit, squareFeet, 'Sq ft'), unit),
  };
}

function rangeLabel(kind: RangeWords, min: number | undefined, max: number | undefined) {
  if (min === undefined && max === undefined) return null;
  return rangeText(kind, min ?? null, max ?? null);
}

/** 'Any price', 'From ₹25 Lakh', 'Up to ₹50 Lakh', '₹25 Lakh to ₹50 Lakh'. */
export function rangeText(
  { any, print }: RangeWords,
  low: number | null,
  high: number | null,
): string {
  if (low !== null && high !== null) return `${print(low)} to ${print(high)}`;
  if (low !== null) return `From ${print(low)}`;
  return high === null ? any : `Up to ${print(high)}`;
}
