import {
  type Amenity,
  amenitiesInForce,
  findAmenity,
} from '../../../../schema/catalogue/amenities.ts';
import { FILTERS } from '../../../../schema/catalogue/filters.ts';
import { findSubtype, subtypesOfType } from '../../../../schema/catalogue/interpret.ts';
import { PROPERTY_TYPES } from '../../../../schema/catalogue/model.ts';
import { subtypesOfGroup } from '../../../../schema/catalogue/subtypeGroups.ts';
import { AREA_UNITS } from '../../../../schema/catalogue/units.ts';
import { amenityKey } from '../../../../schema/rules/amenity.ts';
import {
  type CountRange,
  joinValues,
  type SearchFilter,
  type SearchProblem,
  valuesOf,
} from '../../../../schema/search.ts';
import { findState, findTown, listTowns } from '../../gazetteer/gazetteer.ts';
import { findPincode, placesServed, type ServedPlaces } from '../../gazetteer/pincodes.ts';
import { localityPlace } from '../../gazetteer/localityPlace.ts';

/** A search in the database's own words: canonical names, square metres, subtype keys, amenity bits. */
export interface ResolvedSearch {
  state?: string;
  /** The state was not asked for: it is that of the city. */
  isStateImplied?: true;
  city?: string;
  cities?: readonly string[];
  /** Keys of places of the city, or of the cities; their parts are meant too. */
  places?: readonly string[];
  /** Stated by a listing. */
  pincodes?: readonly string[];
  /** Meant beside those that state a code of `pincodes` or lie around a point. */
  served?: readonly ServedPlaces[];
  /** Round one of these points. */
  around?: { kilometres: number; points: readonly Point[] };
  /** What is not meant. */
  without?: {
    cities?: readonly string[];
    places?: readonly string[];
    subtypes?: readonly string[];
    /** What has all of these is none of it. */
    texts?: readonly SearchText[];
  };
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
  /** Choices of filters; of each any. */
  chosen?: readonly Chosen[];
  /** The last day from which somebody can move in. */
  readyBy?: string;
  postedWithinDays?: number;
}

export interface Chosen {
  filter: string;
  choices: readonly string[];
}

export interface Point {
  latitude: number;
  longitude: number;
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
    ...(subtype && { subtype: joinValues(valuesOf(subtype).map(subtypeKey)) }),
    ...(features && {
      features: [...new Set(features.map((each) => amenityNamed(each)?.name ?? each))],
    }),
  };
}

function subtypeKey(name: string): string {
  return findSubtype(name)?.key ?? name;
}

/** The names that people type as what the table stores. Pure: the gazetteer is in memory. */
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
  resolveChosen(filter, search);
  return { search, unknown };
}

function resolveChosen(filter: SearchFilter, search: ResolvedSearch): void {
  const chosen = FILTERS.flatMap(({ key, kind }): Chosen[] => {
    const choices = filter[key];
    if (!choices?.length) return [];
    if (kind === 'choices') return [{ filter: key, choices }];
    if (kind === 'days') search.postedWithinDays = Math.max(...choices.map(Number));
    else search.readyBy = choices.toSorted().at(-1);
    return [];
  });
  if (chosen.length > 0) search.chosen = chosen;
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
  resolveCities(filter, state?.name, search, unknown);
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
  const pincodes = valuesOf(filter.pincode);
  if (pincodes.length === 0) return;
  search.pincodes = pincodes;
  const served = pincodes.flatMap((code) => {
    const found = findPincode(code);
    return found ? placesServed(found) : [];
  });
  if (served.length > 0) search.served = served;
}

function resolveCities(
  { city }: SearchFilter,
  state: string | undefined,
  search: ResolvedSearch,
  unknown: SearchProblem[],
): void {
  const { meant, excluded } = saidOf(city);
  const townOf = (name: string) => {
    const town = findTown(name, state);
    if (!town) unknown.push({ path: 'city', message: noSuchTown(name, state) });
    return town ?? [];
  };
  const [only, ...others] = meant.flatMap(townOf);
  if (only && others.length === 0) {
    search.city = only.name;
    search.state = only.state;
    if (state === undefined) search.isStateImplied = true;
  } else if (only) search.cities = [only, ...others].map(({ name }) => name);
  const cities = excluded.flatMap(townOf).map(({ name }) => name);
  if (cities.length > 0) search.without = { ...search.without, cities };
}

/** What a text of several values means, and what it excludes. */
export function saidOf(text: string | undefined): { meant: string[]; excluded: string[] } {
  const values = valuesOf(text);
  return {
    meant: values.filter((value) => !value.startsWith('-')),
    excluded: values.flatMap((value) => (value.startsWith('-') ? value.slice(1) : [])),
  };
}

/** Localities of the city that the gazetteer knows are matched as places, anything else as text. */
function resolveLocation(location: string, search: ResolvedSearch): void {
  const { city, state } = search;
  const { meant, excluded } = saidOf(location);
  const keyOf = (name: string) => {
    const place = city && state ? localityPlace(city, state, name) : null;
    return place?.known ? place.key : [];
  };
  const places = meant.flatMap(keyOf);
  if (places.length > 0) search.places = places;
  else if (meant.length > 0) search.texts = [{ words: anyOfWords(meant) }];
  const others = excluded.flatMap(keyOf);
  if (others.length > 0) search.without = { ...search.without, places: others };
}

/** In the syntax of websearch_to_tsquery. */
function anyOfWords(texts: readonly string[]): string {
  return texts.join(' or ');
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
    const { meant, excluded } = saidOf(filter.subtype);
    const keyOf = (name: string) => {
      const subtype = findSubtype(name);
      if (!subtype) unknown.push({ path: 'subtype', message: notKnown('subtype', name) });
      return subtype?.key ?? [];
    };
    const named = meant.flatMap(keyOf);
    if (named.length > 0) keys = keys ? keys.filter((key) => named.includes(key)) : named;
    const subtypes = excluded.flatMap(keyOf);
    if (subtypes.length > 0) search.without = { ...search.without, subtypes };
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
