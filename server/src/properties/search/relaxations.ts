import { FILTER_ROWS } from '../../../../schema/catalogue/filters.ts';
import { findSubtype } from '../../../../schema/catalogue/interpret.ts';
import { subtypesOfGroup } from '../../../../schema/catalogue/subtypeGroups.ts';
import { formatPrice } from '../../../../schema/format/money.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { type CountRange, type SearchFilter } from '../../../../schema/search.ts';
import { findTown, localitiesOf } from '../../gazetteer/gazetteer.ts';
import { localityPlace } from '../../gazetteer/localityPlace.ts';
import { kilometresBetween } from '../../gazetteer/nearestPlace.ts';
import { saidOf } from './resolvedSearch.ts';

type FilterKey = keyof SearchFilter;

export interface RelaxedSearch {
  /** The filters that are given up, widened or moved. */
  dropped: readonly FilterKey[];
  /** What it shows, for people: 'In Domlur, 2 km away', 'All of Karnataka', 'Any price'. */
  label: string;
  filter: SearchFilter;
  /** It shows nothing of what the search itself shows. */
  isElsewhere?: true;
}

/**
 * The searches next to this one, each with one filter moved, widened or given up, the nearest first: the localities
 * beside the one that was asked for, one bedroom more or less, a price or a size within 15 %, other kinds of home; then
 * without one filter; then all of a larger place. At most seventeen. Pure; what they would show is counted afterwards.
 */
export function relaxedSearches(filter: SearchFilter): RelaxedSearch[] {
  const without = GIVEN_UP.map(({ keys, label }) => relaxed(filter, keys, label));
  return [
    ...besideLocality(filter),
    ...otherBedrooms(filter),
    ...widerPrice(filter),
    ...widerSize(filter),
    ...otherHomes(filter),
    ...without.filter(({ dropped }) => dropped.length > 0).slice(0, MOST_GIVEN_UP),
    ...widerPlaces(filter),
  ];
}

/** When no single step helps: two filters given up at once, of what and where a home is; at most fifteen. */
export function relaxedTwice(filter: SearchFilter): RelaxedSearch[] {
  const { city, state } = filter;
  const given = GIVEN_UP.filter(({ keys }) => !keys.some((key) => KINDS.has(key)));
  if (city !== undefined) {
    given.push({ keys: ['location', 'within'], label: 'All of ' + nameOf(city, state) });
  }
  const said = given.filter(({ keys }) => keys.some((key) => filter[key] !== undefined)).slice(-6);
  return said.flatMap((one, index) =>
    said.slice(index + 1).map((other) => {
      const label = `${other.label}, ${one.label.charAt(0).toLowerCase()}${one.label.slice(1)}`;
      return relaxed(filter, [...one.keys, ...other.keys], label);
    }),
  );
}

/** Whoever wants to rent a home is not helped by what is for sale, or by an office. */
const KINDS: ReadonlySet<FilterKey> = new Set<FilterKey>(['type', 'purpose']);

/** When even those do not help: the place alone, the kind alone, the state alone. */
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

/** What is missed least first. Places are not here: each has a larger one to widen to. */
const GIVEN_UP: readonly { keys: readonly FilterKey[]; label: string }[] = [
  { keys: ['keyword'], label: 'Without the keywords' },
  ...FILTER_ROWS.map(({ key, label }) => ({ keys: [key], label: `${label}: any` })),
  { keys: ['features'], label: 'Any amenities' },
  { keys: ['bathrooms'], label: 'Any number of bathrooms' },
  { keys: ['rooms'], label: 'Any number of rooms' },
  { keys: ['minSize', 'maxSize'], label: 'Any size' },
  { keys: ['minPrice', 'maxPrice'], label: 'Any price' },
  { keys: ['bedrooms'], label: 'Any number of bedrooms' },
  { keys: ['pincode'], label: 'Any PIN code' },
  { keys: ['subtype'], label: 'Any property subtype' },
  { keys: ['type'], label: 'Any property type' },
  { keys: ['purpose'], label: 'For sale or rent' },
];

const MOST_NEIGHBOURS = 3;
const NEIGHBOUR_KM = 8;
/** How far a price or a size may be from what was asked for. */
const NEAR = 0.15;

/** The nearest localities to those that were asked for, where it is known what lies beside them. */
function besideLocality(filter: SearchFilter): RelaxedSearch[] {
  const { city, state } = filter;
  const town = city ? findTown(city, state) : null;
  if (!town) return [];
  const asked = saidOf(filter.location).meant.flatMap(
    (name) => localityPlace(town.name, town.state, name).known ?? [],
  );
  return localitiesOf(town.name, town.state)
    .filter((each) => !asked.includes(each))
    .map(({ name, ...at }) => ({
      name,
      kilometres: Math.min(...asked.map((place) => kilometresBetween(place, at))),
    }))
    .filter(({ kilometres }) => kilometres <= NEIGHBOUR_KM)
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, MOST_NEIGHBOURS)
    .map(({ name, kilometres }) => ({
      dropped: ['location'],
      label: `In ${name}, ${Math.max(1, Math.round(kilometres))} km away`,
      filter: { ...filter, location: name },
      isElsewhere: true,
    }));
}

function otherBedrooms(filter: SearchFilter): RelaxedSearch[] {
  const { bedrooms } = filter;
  if (!bedrooms) return [];
  const { min, max, anyOf } = bedrooms;
  const beside = anyOf?.flatMap((each) => [Math.max(0, each - 1), each, each + 1]);
  const wider: CountRange = {
    ...(min !== undefined && { min: Math.max(0, min - 1) }),
    ...(max !== undefined && { max: Math.min(max + 1, LIMITS.filter.maxRooms) }),
    ...(beside && { anyOf: [...new Set(beside)].sort((a, b) => a - b) }),
  };
  const label = 'One bedroom more or less';
  return [{ dropped: ['bedrooms'], label, filter: { ...filter, bedrooms: wider } }];
}

function widerPrice(filter: SearchFilter): RelaxedSearch[] {
  return widened(filter, ['minPrice', 'maxPrice'], LIMITS.filter.maxPrice, (low, high) => {
    if (low === undefined) return 'Up to ' + formatPrice(high);
    if (high === undefined) return 'From ' + formatPrice(low);
    return formatPrice(low) + ' to ' + formatPrice(high);
  });
}

/** Without a number: whoever typed gaj would be told square feet. */
function widerSize(filter: SearchFilter): RelaxedSearch[] {
  return widened(filter, ['minSize', 'maxSize'], LIMITS.filter.maxSize, (low, high) => {
    const ways = [low !== undefined && 'smaller', high !== undefined && 'larger'].filter(Boolean);
    return 'Slightly ' + ways.join(' or ');
  });
}

/** A range that reaches a little lower and higher where it has an end, in whole numbers. */
function widened(
  filter: SearchFilter,
  keys: readonly [least: 'minPrice' | 'minSize', most: 'maxPrice' | 'maxSize'],
  limit: number,
  labelOf: (low: number | undefined, high: number | undefined) => string,
): RelaxedSearch[] {
  const [min, max] = keys.map((key) => filter[key]);
  if (min === undefined && max === undefined) return [];
  const low = min === undefined ? undefined : Math.floor(min * (1 - NEAR));
  const high = max === undefined ? undefined : Math.min(Math.ceil(max * (1 + NEAR)), limit);
  const dropped = keys.filter((key) => filter[key] !== undefined);
  const ends = {
    ...(low !== undefined && { [keys[0]]: low }),
    ...(high !== undefined && { [keys[1]]: high }),
  };
  return [{ dropped, label: labelOf(low, high), filter: { ...filter, ...ends } }];
}

/** Houses beside flats, and flats beside houses. */
function otherHomes(filter: SearchFilter): RelaxedSearch[] {
  const { type, subtype } = filter;
  const own = subtype ? findSubtype(subtype) : null;
  const isHome = own ? subtypesOfGroup('homes')?.includes(own) : type?.toLowerCase() === 'houses';
  if (!isHome) return [];
  const { filter: rest, dropped } = relaxed(filter, ['subtype', 'type'], '');
  return [{ dropped, label: 'Other kinds of home', filter: { ...rest, type: 'homes' } }];
}

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
