import type { CountRange, SearchFilter } from '../../../../../schema/search.ts';
import { areaIn } from '../../../../../schema/catalogue/units.ts';
import type { NationalUnit } from '../../../../../schema/catalogue/units.ts';
import { formatArea } from '../../../../../schema/format/area.ts';
import { formatPrice } from '../../../../../schema/format/money.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
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
  add(['purpose'], filter.purpose ? PURPOSE_LABELS[filter.purpose] : null);
  add(['keyword', 'asTyped'], filter.keyword ? `“${filter.keyword}”` : null);
  add(['type'], filter.type ? typeTitle(filter.type) : null);
  add(['subtype'], filter.subtype ? names.subtype(filter.subtype) : null);
  for (const key of ['state', 'district', 'city', 'location'] as const)
    add([key], filter[key] ?? null);
  add(['bedrooms'], bedroomsLabel(filter.bedrooms));
  add(['bathrooms'], countLabel(filter.bathrooms, 'bathroom', 'bathrooms'));
  add(['rooms'], countLabel(filter.rooms, 'room', 'rooms'));
  add(['minPrice', 'maxPrice'], rangeLabel(PRICES, filter.minPrice, filter.maxPrice));
  add(
    ['minSize', 'maxSize'],
    rangeLabel(sizeWords(names.unit(filter)), filter.minSize, filter.maxSize),
  );
  for (const feature of filter.features ?? []) {
    const rest = filter.features?.filter((other) => other !== feature) ?? [];
    const without = {
      ...omit(filter, ['features']),
      ...(rest.length > 0 ? { features: rest } : {}),
    };
    applied.push({ key: `features ${feature}`, label: feature, without });
  }
  return applied;
}

/**
 * '2 BHK Flats & Apartments for sale in Sector 62, Noida', 'Commercial properties in Pune'. A search that says
 * neither kind nor place is named by what it says: 'Properties: “lake view”, Up to ₹50 Lakh'.
 */
export function describeSearch(filter: SearchFilter, names: FilterNames): string {
  const { location, city, district, state, purpose, bedrooms } = filter;
  const kind = filter.subtype
    ? names.subtypes(filter.subtype)
    : filter.type
      ? thingsOfType(filter.type)
      : bedrooms
        ? 'homes'
        : 'Properties';
  const place = [location, city ?? district ?? state].filter(Boolean).join(', ');
  const words = [
    bedroomsLabel(bedrooms),
    kind,
    purpose && PURPOSE_LABELS[purpose].toLowerCase(),
    place && `in ${place}`,
  ].filter(Boolean);
  const others = words.length > 1 || kind !== 'Properties' ? [] : appliedFilters(filter, names);
  const message = others.map(({ label }) => label).join(', ');
  return message ? `${kind}: ${message}` : words.join(' ');
}

function omit(filter: SearchFilter, keys: readonly (keyof SearchFilter)[]): SearchFilter {
  const rest = { ...filter };
  for (const key of keys) delete rest[key];
  return rest;
}

/** A home without a bedroom of its own is a 1 RK. */
function bedroomsLabel(range: CountRange | undefined): string | null {
  const label = countLabel(range, 'BHK', 'BHK');
  if (range?.min !== 0) return label;
  if (range.max === undefined) return 'Any BHK';
  return range.max === 0 ? '1 RK' : `1 RK to ${range.max} BHK`;
}

function countLabel(range: CountRange | undefined, one: string, many: string): string | null {
  if (range === undefined) return null;
  const { min = 0, max } = range;
  if (max === undefined) return `${min}+ ${many}`;
  if (min === max) return pluralize(min, one, many);
  return `${min} to ${max} ${many}`;
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
