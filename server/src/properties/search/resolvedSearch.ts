import {
  type Amenity,
  amenitiesInForce,
  findAmenity,
} from '../../../../schema/catalogue/amenities.ts';
import { findSubtype, subtypesOfType } from '../../../../schema/catalogue/interpret.ts';
import { PROPERTY_TYPES } from '../../../../schema/catalogue/model.ts';
import { subtypesOfGroup } from '../../../../schema/catalogue/subtypeGroups.ts';
import { AREA_UNITS } from '../../../../schema/catalogue/units.ts';
import { amenityKey } from '../../../../schema/rules/amenity.ts';
import {
  type CountRange,
  type SearchFilter,
  type SearchProblem,
} from '../../../../schema/search.ts';
import { findState, findTown, listTowns } from '../../gazetteer/gazetteer.ts';
import { localityPlace } from '../../gazetteer/localityPlace.ts';

/** A search in the database's own words: canonical names, square metres, subtype keys, amenity bits. */
export interface ResolvedSearch {
  state?: string;
  /** The state was not asked for: it is that of the city. */
  isStateImplied?: true;
  city?: string;
  cities?: readonly string[];
  /** Keys of places of the city; their parts are meant too. */
  places?: readonly string[];
  /** Free text that the search column must match, every entry of it. */
  texts?: readonly SearchText[];
  subtypes?: readonly string[];
  isNewProject?: true;
  purpose?: 'sell' | 'rent';
  minPrice?: number;
  maxPrice?: number;
  minArea?: number;
  maxArea?: number;
  rooms?: CountRange;
  bedrooms?: CountRange;
  bathrooms?: CountRange;
  amenityBits?: readonly number[];
}

export interface SearchText {
  /** Whole words, in the syntax of websearch_to_tsquery. */
  words: string;
  /** The same as somebody typed it, where some sellers write so too: either is meant. */
  typed?: string;
  /** The beginning of one more word, letters and digits only. */
  prefix?: string;
  /**
   * Amenities and choices of forms that are called so, as the search column has them: a listing with one of them is meant
   * as well, whatever it says.
   */
  choices?: readonly string[];
  /** How many listings stand in places that are called so, wherever those are; absent where nothing is. */
  placed?: number;
}

export interface Resolution {
  search: ResolvedSearch;
  /** Values that name nothing this market knows; a search with one of them finds nothing. */
  unknown: SearchProblem[];
}

/** The same filter by the names of the market: 'bangalore' is Bengaluru, 'flat' the key of its kind, 'lift' Elevator. */
export function asNamed(filter: SearchFilter, { city, state }: ResolvedSearch): SearchFilter {
  const { type, subtype, features } = filter;
  // A larger town may have that name.
  const isInState = Boolean(filter.state) || (city && findTown(city)?.state !== state);
  return {
    ...filter,
    ...(filter.city && city && { city }),
    ...(isInState && state && { state }),
    ...(type && { type: typeNamed(type) }),
    ...(subtype && { subtype: findSubtype(subtype)?.key ?? subtype }),
    ...(features && {
      features: [...new Set(features.map((each) => amenityNamed(each)?.name ?? each))],
    }),
  };
}

/** KeyedMutex names that people type into what the table stores. Pure: the gazetteer is in memory. */
export function resolveSearch(filter: SearchFilter): Resolution {
  const search: ResolvedSearch = {};
  const unknown: SearchProblem[] = [];
  resolvePlace(filter, search, unknown);
  resolveKind(filter, search, unknown);
  if (filter.keyword) search.texts = [...(search.texts ?? []), { words: filter.keyword }];
  if (filter.purpose) search.purpose = filter.purpose;
  if (filter.minPrice) search.minPrice = filter.minPrice;
  if (filter.maxPrice !== undefined) search.maxPrice = filter.maxPrice;
  if (filter.minSize) search.minArea = filter.minSize * SQUARE_METRES_IN_SQUARE_FOOT;
  if (filter.maxSize !== undefined) search.maxArea = filter.maxSize * SQUARE_METRES_IN_SQUARE_FOOT;
  if (filter.rooms) search.rooms = filter.rooms;
  if (filter.bedrooms) search.bedrooms = filter.bedrooms;
  if (filter.bathrooms) search.bathrooms = filter.bathrooms;
  if (filter.features) search.amenityBits = amenityBits(filter.features, unknown);
  return { search, unknown };
}

const SQUARE_METRES_IN_SQUARE_FOOT = AREA_UNITS['Sq ft'].squareMetres;

/** Project is a development that is not ready to move into. */
const TYPE_ALIASES: Readonly<Record<string, string>> = {
  agriculture: 'agricultural',
  projects: 'project',
};

function typeNamed(text: string): string {
  const type = text.toLowerCase();
  return TYPE_ALIASES[type] ?? type;
}

function resolvePlace(
  filter: SearchFilter,
  search: ResolvedSearch,
  unknown: SearchProblem[],
): void {
  const state = filter.state ? findState(filter.state) : null;
  if (filter.state && !state) {
    unknown.push({ path: 'state', message: notKnown('state', filter.state) });
  }
  if (state) search.state = state.name;
  if (filter.city) {
    const town = findTown(filter.city, state?.name);
    if (!town) unknown.push({ path: 'city', message: noSuchTown(filter.city, state?.name) });
    else {
      search.city = town.name;
      search.state = town.state;
      if (!state) search.isStateImplied = true;
    }
  }
  if (filter.district) {
    const { district } = filter;
    const ofDistrict = (name: string) =>
      listTowns(search.state).filter((town) => fold(town.district ?? '') === fold(name));
    // A district is often called as its town is, and the town by an old name.
    const named = ofDistrict(district);
    const towns = named.length > 0 ? named : ofDistrict(findTown(district)?.name ?? district);
    if (towns.length === 0) {
      unknown.push({ path: 'district', message: notKnown('district', filter.district) });
    }
    search.cities = towns.map((town) => town.name);
  }
  if (filter.location) resolveLocation(filter.location, search);
}

/** A locality of the city that the gazetteer knows is matched as a place, anything else as text. */
function resolveLocation(location: string, search: ResolvedSearch): void {
  const { city, state } = search;
  const place = city && state ? localityPlace(city, state, location) : null;
  if (place?.known) search.places = [place.key];
  else search.texts = [{ words: location }];
}

function resolveKind(filter: SearchFilter, search: ResolvedSearch, unknown: SearchProblem[]): void {
  let keys: readonly string[] | undefined;
  if (filter.type) {
    const type = typeNamed(filter.type);
    const known = PROPERTY_TYPES.find((each) => each === type);
    const subtypes = known ? subtypesOfType(known) : subtypesOfGroup(type);
    if (subtypes) keys = subtypes.map((subtype) => subtype.key);
    else if (type === 'project') search.isNewProject = true;
    else unknown.push({ path: 'type', message: notKnown('property type', filter.type) });
  }
  if (filter.subtype) {
    const subtype = findSubtype(filter.subtype);
    if (!subtype) unknown.push({ path: 'subtype', message: notKnown('subtype', filter.subtype) });
    else keys = keys && !keys.includes(subtype.key) ? [] : [subtype.key];
  }
  if (keys) search.subtypes = keys;
}

function amenityBits(features: readonly string[], unknown: SearchProblem[]): number[] {
  const bits = new Set<number>();
  for (const feature of features) {
    const amenity = amenityNamed(feature);
    if (amenity) bits.add(amenity.bit);
    else unknown.push({ path: 'features', message: notKnown('amenity', feature) });
  }
  return [...bits].sort((a, b) => a - b);
}

function amenityNamed(feature: string): Amenity | undefined {
  const sought = amenityKey(feature);
  return (
    findAmenity(feature) ??
    amenitiesInForce().find(({ name, aliases }) =>
      [name, ...aliases].some((text) => amenityKey(text) === sought),
    )
  );
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function noSuchTown(name: string, state: string | undefined): string {
  const elsewhere = state === undefined ? null : findTown(name);
  if (elsewhere === null) return notKnown('city', name);
  return `${elsewhere.name} is in ${elsewhere.state}, not in ${state}.`;
}

function notKnown(noun: string, value: string): string {
  const shown = value.length > 40 ? value.slice(0, 40) + '…' : value;
  return (
    'We do not know the ' + noun + ' "' + shown + '". Check the spelling or choose from the list.'
  );
}
