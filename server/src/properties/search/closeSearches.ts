import { formatPrice } from '../../../../schema/format/money.ts';
import { subtypesOfGroup } from '../../../../schema/catalogue/subtypeGroups.ts';
import { findSubtype } from '../../../../schema/catalogue/interpret.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { type CountRange, type SearchFilter } from '../../../../schema/search.ts';
import { findTown, type Locality, localitiesOf } from '../../gazetteer/gazetteer.ts';
import { localityPlace } from '../../gazetteer/localityPlace.ts';
import { kilometresBetween } from '../../gazetteer/nearestPlace.ts';
import { widened } from './widened.ts';

export interface CloseSearch {
  /** What it shows, for people: 'In Domlur, 2 km away'. */
  label: string;
  filter: SearchFilter;
}

/**
 * The searches that are nearly this one, the likeliest to please first: the localities beside the one that was
 * asked for, one bedroom more or less, a price or a size within 15 %, other kinds of home. Pure.
 */
export function closeSearches(filter: SearchFilter): CloseSearch[] {
  return [
    ...besideLocality(filter),
    ...otherBedrooms(filter),
    ...otherPrices(filter),
    ...otherSizes(filter),
    ...otherHomes(filter),
  ];
}

const MOST_NEIGHBOURS = 3;
const NEIGHBOUR_KM = 8;
/** How far a price or a size may be from what was asked for. */
const NEAR = 0.15;

/** Where nobody knows what lies beside a locality, it is the rest of the city. */
function besideLocality(filter: SearchFilter): CloseSearch[] {
  const { location, city, state } = filter;
  const town = city ? findTown(city, state) : null;
  if (!location || !town) return [];
  const { known } = localityPlace(town.name, town.state, location);
  const neighbours = known ? neighboursOf(known) : [];
  if (neighbours.length === 0) {
    return [{ label: 'Elsewhere in ' + town.name, filter: { ...filter, location: undefined } }];
  }
  return neighbours.map(({ name, kilometres }) => ({
    label: `In ${name}, ${Math.max(1, Math.round(kilometres))} km away`,
    filter: { ...filter, location: name },
  }));
}

function neighboursOf(place: Locality): { name: string; kilometres: number }[] {
  return localitiesOf(place.city, place.state)
    .filter((each) => each !== place)
    .map((each) => ({ name: each.name, kilometres: kilometresBetween(place, each) }))
    .filter(({ kilometres }) => kilometres <= NEIGHBOUR_KM)
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, MOST_NEIGHBOURS);
}

function otherBedrooms(filter: SearchFilter): CloseSearch[] {
  const { bedrooms } = filter;
  if (!bedrooms) return [];
  const { min, max } = bedrooms;
  const wider: CountRange = {
    ...(min !== undefined && { min: Math.max(0, min - 1) }),
    ...(max !== undefined && { max: max + 1 }),
  };
  return [{ label: 'One bedroom more or less', filter: { ...filter, bedrooms: wider } }];
}

function otherPrices(filter: SearchFilter): CloseSearch[] {
  const { minPrice, maxPrice } = filter;
  const { low, high } = widened([minPrice, maxPrice], NEAR, LIMITS.filter.maxPrice);
  if (low === undefined && high === undefined) return [];
  const label = high === undefined ? 'From ' + formatPrice(low ?? 0) : 'Up to ' + formatPrice(high);
  return [{ label, filter: { ...filter, minPrice: low, maxPrice: high } }];
}

/** Without a number: whoever typed gaj would be told square feet. */
function otherSizes(filter: SearchFilter): CloseSearch[] {
  const { minSize, maxSize } = filter;
  const { low, high } = widened([minSize, maxSize], NEAR, LIMITS.filter.maxSize);
  if (low === undefined && high === undefined) return [];
  const ways = [low !== undefined && 'smaller', high !== undefined && 'larger'].filter(Boolean);
  const label = 'Slightly ' + ways.join(' or ');
  return [{ label, filter: { ...filter, minSize: low, maxSize: high } }];
}

/** Houses beside flats, and flats beside houses. */
function otherHomes(filter: SearchFilter): CloseSearch[] {
  const { type, subtype } = filter;
  const homes = subtypesOfGroup('homes') ?? [];
  const own = subtype ? findSubtype(subtype) : null;
  const isHome = own ? homes.includes(own) : type?.toLowerCase() === 'houses';
  if (!isHome) return [];
  return [
    { label: 'Other kinds of home', filter: { ...filter, type: 'homes', subtype: undefined } },
  ];
}
