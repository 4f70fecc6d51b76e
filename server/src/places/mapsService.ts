import { LIMITS } from '../../../schema/limits.ts';
import { valueAt } from '../../../schema/rules/json.ts';
import { cut } from '../../../schema/rules/text.ts';
import { requestExternal, ServiceAway } from '../platform/messages/outbound.ts';

/** What a maps service says: what it found, nothing, a status of refusal, or no usable answer at all. */
export type MapsResponse<Found> =
  | { kind: 'found'; found: Found }
  | { kind: 'nothing' }
  | { kind: 'refused'; status: string }
  | { kind: 'away'; reason: string };

/** An address as the service names it; parts that it does not know are null. */
export interface MapsAddress {
  country: string | null;
  state: string | null;
  city: string | null;
  fullAddress: string;
}

export interface MapsPlace {
  name: string;
  latitude: number | null;
  longitude: number | null;
}

/** A maps service as the places room uses one. */
export interface MapsService {
  /** The address of a point in degrees. */
  reverse(latitude: number, longitude: number): Promise<MapsResponse<MapsAddress>>;
  /** Places that a text search finds, best first. */
  search(text: string): Promise<MapsResponse<MapsPlace[]>>;
}

/**
 * Speaks with a service that answers in the shape of Google's geocoding and places web services. The key
 * is written into the request only: never into an answer, a log line or an error.
 */
export function httpMapsService({ url, key }: { url: string; key: string }): MapsService {
  async function ask(
    path: string,
    params: Record<string, string>,
  ): Promise<MapsResponse<readonly unknown[]>> {
    const address = new URL(path, url);
    address.search = new URLSearchParams({ ...params, language: 'en', key }).toString();
    try {
      const response = await requestExternal(
        address,
        {},
        { timeoutMs: LIMITS.location.mapsTimeoutMs, maxBytes: LONGEST_RESPONSE },
      );
      return readAnswer(await response.json());
    } catch (error) {
      if (error instanceof ServiceAway) return { kind: 'away', reason: error.message };
      // Only the name: the message of another error may quote what was answered.
      return { kind: 'away', reason: error instanceof Error ? error.name : 'unknown' };
    }
  }

  return {
    async reverse(latitude, longitude) {
      const response = await ask('/maps/api/geocode/json', { latlng: `${latitude},${longitude}` });
      return response.kind === 'found'
        ? { ...response, found: readAddress(response.found) }
        : response;
    },
    async search(text) {
      const response = await ask('/maps/api/place/textsearch/json', { query: text, region: 'in' });
      return response.kind === 'found'
        ? { ...response, found: response.found.flatMap((place) => readPlace(place) ?? []) }
        : response;
    },
  };
}

/** The sentence for a status of refusal. */
export function mapsError(status: string): string {
  return isDenied(status)
    ? 'Maps service error: the key is not authorized.'
    : `Maps service error: ${status}.`;
}

export function isDenied(status: string): boolean {
  return status === 'REQUEST_DENIED';
}

function readAnswer(body: unknown): MapsResponse<readonly unknown[]> {
  const [status, results] = [valueAt(body, 'status'), valueAt(body, 'results')];
  if (typeof status !== 'string' || !STATUS.test(status)) {
    return { kind: 'away', reason: 'an answer without a status' };
  }
  if (status === 'ZERO_RESULTS') return { kind: 'nothing' };
  if (status !== 'OK') return { kind: 'refused', status };
  return { kind: 'found', found: listOf(results) };
}

/** The most exact address gives the text; what it does not name is taken from the coarser ones below it. */
function readAddress(results: readonly unknown[]): MapsAddress {
  const components = results.flatMap((result) => listOf(valueAt(result, 'address_components')));
  const named = (type: string, form: 'long_name' | 'short_name' = 'long_name') => {
    const found = components.find((component) =>
      listOf(valueAt(component, 'types')).includes(type),
    );
    return textOf(valueAt(found, form));
  };
  return {
    country: named('country', 'short_name'),
    state: named('administrative_area_level_1'),
    city: named('locality') ?? named('administrative_area_level_3'),
    fullAddress: textOf(valueAt(results[0], 'formatted_address')) ?? '',
  };
}

function readPlace(result: unknown): MapsPlace | null {
  const name = textOf(valueAt(result, 'name'));
  const point = valueAt(valueAt(result, 'geometry'), 'location');
  if (name === null) return null;
  return {
    name,
    latitude: numberOf(valueAt(point, 'lat')),
    longitude: numberOf(valueAt(point, 'lng')),
  };
}

/** Statuses are words in capitals; anything else is not repeated to people. */
const STATUS = /^[A-Z_]{2,40}$/;
const LONGEST_TEXT = 300;
/** Bytes; twenty places with all their addresses are a tenth of it. */
const LONGEST_RESPONSE = 1_000_000;

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? cut(value.trim(), LONGEST_TEXT) : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
