import { LIMITS } from '../../../schema/limits.ts';
import { limitKey } from '../platform/http/address.ts';
import { type Context } from '../platform/context.ts';
import { ExpiringMap } from '../platform/expiringMap.ts';
import { Failure, notFound } from '../platform/failures.ts';
import { consume } from '../platform/database/limits.ts';
import { bundledCities, type CityLookup, lookupOf } from './cityLookup.ts';
import { findTown, type State } from '../gazetteer/gazetteer.ts';
import { type MapsAddress, type MapsResponse, mapsError, type MapsService } from './mapsService.ts';
import { nearestPlace } from '../gazetteer/nearestPlace.ts';
import { type PointInput } from './place.input.ts';
import { MAPS_LOOKUP_PER_ADDRESS } from './place.limits.ts';

/** Where a position is. City and state are the market's own names. */
export interface DetectedPlace {
  latitude: number;
  longitude: number;
  state: string;
  city: string;
  fullAddress: string;
}

/**
 * Positions to towns and states to cities: from the bundled places, or from a maps service where the
 * operator has a key for one. A service that cannot be reached is replaced by the bundled
 * places; one that refuses is reported.
 */
export class Geocoder {
  private readonly maps: MapsService | null;
  private readonly places = new ExpiringMap<DetectedPlace>(CACHED_PLACES);
  private readonly lookups = new ExpiringMap<CityLookup>(CACHED_STATES);
  private readonly asking = new Map<string, Promise<CityLookup>>();

  constructor(maps: MapsService | null) {
    this.maps = maps;
  }

  /** The town of a point in degrees. Refuses points far from any town. */
  async locate(context: Context, { latitude, longitude }: PointInput): Promise<DetectedPlace> {
    const key = `${latitude.toFixed(ROUNDED)},${longitude.toFixed(ROUNDED)}`;
    const known = this.places.get(key, context.clock);
    if (known) return { ...known, latitude, longitude };
    if (!this.maps || !(await mayAskMaps(context))) return bundledPlace(latitude, longitude);
    const response = await this.maps.reverse(latitude, longitude);
    logResponse(context, response);
    if (response.kind === 'refused') throw mapsRefusal(response.status);
    if (response.kind !== 'found') return bundledPlace(latitude, longitude);
    const place = placeOf(response.found, latitude, longitude);
    this.places.set(key, place, DAY_MS, context.clock);
    return place;
  }

  /** Cities of a state, unique and at most 50. */
  async citiesOf(context: Context, state: State): Promise<CityLookup> {
    if (!this.maps) return { cities: bundledCities(state), notice: null };
    const known = this.lookups.get(state.name, context.clock);
    if (known) return known;
    // Whoever asks while the service is being asked waits for the same answer: each costs the operator money.
    const running = this.asking.get(state.name);
    if (running) return running;
    const pending = this.askCities(context, this.maps, state);
    this.asking.set(state.name, pending);
    try {
      return await pending;
    } finally {
      this.asking.delete(state.name);
    }
  }

  private async askCities(context: Context, maps: MapsService, state: State): Promise<CityLookup> {
    const response = await maps.search(`cities in ${state.name}, India`);
    logResponse(context, response);
    const lookup = lookupOf(response, state);
    const cachedMs = response.kind === 'found' ? DAY_MS : MINUTE_MS;
    this.lookups.set(state.name, lookup, cachedMs, context.clock);
    return lookup;
  }
}

const CACHED_PLACES = 5_000;
const CACHED_STATES = 50;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Decimals of a degree that tell two points apart: about a hundred metres. */
const ROUNDED = 3;
/** A point this near to a locality is said to be in it. */
const IN_LOCALITY_KM = 4;
const CHOOSE = 'Please choose your city from the list.';

/** Every question costs the operator money, so one connection asks a limited number of them. */
async function mayAskMaps(context: Context): Promise<boolean> {
  try {
    await consume(context, MAPS_LOOKUP_PER_ADDRESS, limitKey(context.address));
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'TOO_MANY') return false;
    throw error;
  }
}

function bundledPlace(latitude: number, longitude: number): DetectedPlace {
  const { town, locality, kilometres } = nearestPlace(latitude, longitude);
  if (kilometres > LIMITS.location.farthestTownKm) throw tooFar();
  const near = locality && kilometres <= IN_LOCALITY_KM ? [locality.name] : [];
  const fullAddress = [...near, town.name, town.state, 'India'].join(', ');
  return { latitude, longitude, state: town.state, city: town.name, fullAddress };
}

/** The service's address; its city becomes the market's, or the nearest one the market knows. */
function placeOf(address: MapsAddress, latitude: number, longitude: number): DetectedPlace {
  if (address.country !== null && address.country !== 'IN') throw tooFar();
  const named = address.city && findTown(address.city, address.state ?? undefined);
  const nearest = bundledPlace(latitude, longitude);
  const { state, city } = named ? { state: named.state, city: named.name } : nearest;
  const fullAddress = address.fullAddress || nearest.fullAddress;
  return { latitude, longitude, state, city, fullAddress };
}

function logResponse(context: Context, response: MapsResponse<unknown>): void {
  if (response.kind === 'refused') {
    context.log.warn({ status: response.status }, 'The maps service refuses to answer.');
  } else if (response.kind === 'away') {
    context.log.warn({ reason: response.reason }, 'The maps service cannot be reached.');
  }
}

function mapsRefusal(status: string): Failure {
  return new Failure('UNAVAILABLE', { message: `${mapsError(status)} ${CHOOSE}` });
}

function tooFar(): Failure {
  return notFound(`Your location is not near any town in India that we know. ${CHOOSE}`);
}
