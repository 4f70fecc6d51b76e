import { FILTER_ROWS } from '../../../../schema/catalogue/filters.ts';
import { formatPrice } from '../../../../schema/format/money.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { type SearchFilter } from '../../../../schema/search.ts';
import { findTown } from '../../gazetteer/gazetteer.ts';
import { widened } from './widened.ts';

type FilterKey = keyof SearchFilter;

export interface RelaxedSearch {
  /** The filters that are given up or widened. */
  dropped: readonly FilterKey[];
  /** What the wider search shows, for people: 'All of Karnataka', 'Any price'. */
  label: string;
  filter: SearchFilter;
}

/**
 * The searches next to this one, each with one filter given up or widened: at most eleven. Pure; what they
 * would show is counted afterwards.
 */
export function relaxedSearches(filter: SearchFilter): RelaxedSearch[] {
  const without = GIVEN_UP.map(({ keys, label }) => relaxed(filter, keys, label));
  return [
    ...widerPlaces(filter),
    ...widerPrice(filter),
    ...without.filter(({ dropped }) => dropped.length > 0).slice(0, MOST_GIVEN_UP),
  ];
}

/** When no single step helps: the place alone, the kind alone, the state alone. */
export function lastResorts(filter: SearchFilter): RelaxedSearch[] {
  const { city, type, subtype, purpose } = filter;
  const state = stateOf(filter);
  const saved: readonly [label: string, filter: SearchFilter][] = [
    ['Everything in ' + (city ?? ''), { city, state: filter.state }],
    ['The same type everywhere', { type, subtype, purpose }],
    ['Everything in ' + (state ?? ''), { state }],
  ];
  return saved.flatMap(([label, keeping]) => {
    const isOther = keysOf(keeping).length > 0 && keysOf(filter).length > keysOf(keeping).length;
    const dropped = keysOf(filter).filter((key) => keeping[key] === undefined);
    return isOther ? [{ dropped, label, filter: keeping }] : [];
  });
}

const MOST_GIVEN_UP = 8;
/** A widened price reaches this share lower and higher. */
const WIDER = 0.25;

/** Places are not here: each has a larger one to widen to. */
const GIVEN_UP: readonly { keys: readonly FilterKey[]; label: string }[] = [
  { keys: ['keyword'], label: 'Without the keywords' },
  { keys: ['minPrice', 'maxPrice'], label: 'Any price' },
  { keys: ['minSize', 'maxSize'], label: 'Any size' },
  { keys: ['bedrooms'], label: 'Any number of bedrooms' },
  { keys: ['subtype'], label: 'Any property subtype' },
  { keys: ['features'], label: 'Any amenities' },
  { keys: ['purpose'], label: 'For sale or rent' },
  { keys: ['type'], label: 'Any property type' },
  { keys: ['bathrooms'], label: 'Any number of bathrooms' },
  { keys: ['rooms'], label: 'Any number of rooms' },
  { keys: ['pincode'], label: 'Any PIN code' },
  ...FILTER_ROWS.map(({ key, label }) => ({ keys: [key], label: `${label}: any` })),
];

/** A locality widens to its city, a city or district to its state, a state to the country. */
function widerPlaces(filter: SearchFilter): RelaxedSearch[] {
  const { location, city, district, state } = filter;
  const steps: RelaxedSearch[] = [];
  if (location !== undefined) {
    const label = city === undefined ? 'All localities' : 'All of ' + nameOf(city, state);
    steps.push(relaxed(filter, ['location', 'within'], label));
  }
  const wider = stateOf(filter);
  if (city === undefined && district === undefined) {
    if (state !== undefined) steps.push(relaxed(filter, ['location', 'state'], 'All of India'));
  } else if (wider === undefined) {
    steps.push(relaxed(filter, ['location', 'city', 'district', 'within'], 'All of India'));
  } else {
    const { filter: rest, ...step } = relaxed(
      filter,
      ['location', 'city', 'district', 'within'],
      'All of ' + wider,
    );
    steps.push({ ...step, filter: { ...rest, state: wider } });
  }
  return steps;
}

function widerPrice(filter: SearchFilter): RelaxedSearch[] {
  const { minPrice, maxPrice } = filter;
  if (minPrice === undefined && maxPrice === undefined) return [];
  const { low, high } = widened([minPrice, maxPrice], WIDER, LIMITS.filter.maxPrice);
  const dropped = (['minPrice', 'maxPrice'] as const).filter((key) => filter[key] !== undefined);
  return [
    { dropped, label: bandOf(low, high), filter: { ...filter, minPrice: low, maxPrice: high } },
  ];
}

function bandOf(low: number | undefined, high: number | undefined): string {
  if (low === undefined) return 'Up to ' + formatPrice(high);
  if (high === undefined) return 'From ' + formatPrice(low);
  return formatPrice(low) + ' to ' + formatPrice(high);
}

function relaxed(filter: SearchFilter, keys: readonly FilterKey[], label: string): RelaxedSearch {
  const dropped = keys.filter((key) => filter[key] !== undefined);
  const rest = { ...filter };
  for (const key of dropped) delete rest[key];
  return { dropped, label, filter: rest };
}

function keysOf(filter: SearchFilter): FilterKey[] {
  return FILTER_KEYS.filter((key) => filter[key] !== undefined);
}

const FILTER_KEYS: readonly FilterKey[] = [
  ...GIVEN_UP.flatMap(({ keys }) => keys),
  'state',
  'city',
  'district',
  'location',
  'within',
];

function stateOf({ city, state }: SearchFilter): string | undefined {
  return city === undefined ? state : (findTown(city, state)?.state ?? state);
}

function nameOf(city: string, state: string | undefined): string {
  return findTown(city, state)?.name ?? city;
}
