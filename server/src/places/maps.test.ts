import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { citiesResponse, type FakeMaps, startFakeMaps } from '../../test/fakes/fakeMaps.ts';
import { visitorContext } from '../../test/harness/context.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { findState, type State } from '../gazetteer/gazetteer.ts';
import { type Database } from '../platform/database/connect.ts';
import { createLog } from '../platform/observability/logging.ts';
import { lookupOf } from './cityLookup.ts';
import { Geocoder } from './geocoder.ts';
import { httpMapsService } from './mapsService.ts';

let maps: FakeMaps;
let database: Database;

beforeAll(async () => {
  maps = await startFakeMaps();
  database = await freshDatabase();
});
afterAll(() => maps.close());
beforeEach(() => maps.behave({ answer: { status: 'OK', results: [] } }));

const service = () => httpMapsService({ url: maps.url, key: 'secret' });
const component = (name: string, short: string, ...types: string[]) => ({
  long_name: name,
  short_name: short,
  types,
});
const address = (text: unknown, ...components: unknown[]) => ({
  formatted_address: text,
  address_components: components,
});
const INDIA = component('India', 'IN', 'political', 'country');
const STATE = component('Uttar Pradesh', 'UP', 'administrative_area_level_1', 'political');
const CITY = component(' Agra ', 'AGR', 'locality');
const TEHSIL = component('Etmadpur', 'ETM', 'administrative_area_level_3');

describe('what a maps service says of a point', () => {
  test.each([
    [
      'all of an address',
      { status: 'OK', results: [address('1, Mall Road', TEHSIL, CITY, STATE, INDIA)] },
      { country: 'IN', state: 'Uttar Pradesh', city: 'Agra', fullAddress: '1, Mall Road' },
    ],
    [
      'the tehsil where there is no town',
      { status: 'OK', results: [address('A field', TEHSIL, INDIA)] },
      { country: 'IN', state: null, city: 'Etmadpur', fullAddress: 'A field' },
    ],
    [
      'what only a coarser address names',
      { status: 'OK', results: [address('Exact', INDIA), address('Coarse', CITY, STATE)] },
      { country: 'IN', state: 'Uttar Pradesh', city: 'Agra', fullAddress: 'Exact' },
    ],
    [
      'nothing that is a text',
      { status: 'OK', results: [{ formatted_address: 7 }, null, { address_components: 'x' }] },
      { country: null, state: null, city: null, fullAddress: '' },
    ],
    [
      'a long text, cut',
      { status: 'OK', results: [address('x'.repeat(301), component(' ', 'IN', 'locality'))] },
      { country: null, state: null, city: null, fullAddress: 'x'.repeat(300) },
    ],
    [
      'results that are no list',
      { status: 'OK', results: 'none' },
      { country: null, state: null, city: null, fullAddress: '' },
    ],
  ])('%s', async (_what, response, found) => {
    maps.behave({ answer: response });
    expect(await service().reverse(27.1, 78.2)).toEqual({ kind: 'found', found });
  });

  test.each([
    ['nothing', { answer: { status: 'ZERO_RESULTS' } }, { kind: 'nothing' }],
    ['no', { answer: { status: 'NO' } }, { kind: 'refused', status: 'NO' }],
    [
      'a status of forty letters',
      { answer: { status: 'A'.repeat(40) } },
      { kind: 'refused', status: 'A'.repeat(40) },
    ],
    ['no status', { answer: {} }, { kind: 'away', reason: 'an answer without a status' }],
    [
      'a status that is no word',
      { answer: { status: 'Key secret' } },
      { kind: 'away', reason: 'an answer without a status' },
    ],
    ['half an answer', { broken: true as const }, { kind: 'away', reason: 'SyntaxError' }],
  ])('an answer that says %s', async (_what, behaviour, response) => {
    maps.behave(behaviour);
    expect(await service().reverse(27.1, 78.2)).toEqual(response);
    expect(await service().search('cities')).toEqual(response);
  });

  test('a service that fails is away, and what it is asked is in the address', async () => {
    maps.behave({ status: 500 });
    expect(await service().search('cities in Goa')).toMatchObject({ kind: 'away' });
    expect(
      String(maps.requested.at(-1)).slice(maps.url.length - 'http://127.0.0.1'.length),
    ).toContain(
      '/maps/api/place/textsearch/json?query=cities+in+Goa&region=in&language=en&key=secret',
    );
    await service().reverse(27.1, 78.2);
    expect(String(maps.requested.at(-1))).toContain(
      '/maps/api/geocode/json?latlng=27.1%2C78.2&language=en&key=secret',
    );
  });

  test('places of a search have a name, and a position where one is told', async () => {
    const at = (lat: unknown, lng: unknown) => ({ geometry: { location: { lat, lng } } });
    maps.behave({
      answer: {
        status: 'OK',
        results: [
          { name: 'Panaji', ...at(15.5, 73.8) },
          { name: '', ...at(1, 2) },
          { name: 'Calangute', ...at('15', null) },
          { name: 'Anjuna' },
        ],
      },
    });
    expect(await service().search('Goa')).toEqual({
      kind: 'found',
      found: [
        { name: 'Panaji', latitude: 15.5, longitude: 73.8 },
        { name: 'Calangute', latitude: null, longitude: null },
        { name: 'Anjuna', latitude: null, longitude: null },
      ],
    });
  });
});

function state(name: string): State {
  const found = findState(name);
  if (!found) throw new Error(`${name} is a state.`);
  return found;
}

test('V-4.7-03 a town that the market knows has its own name and place, another the service’s', () => {
  const found = [
    { name: 'Panjim', latitude: 1, longitude: 2 },
    { name: 'Panaji', latitude: 3, longitude: 4 },
    { name: 'Some Beach', latitude: 15.1, longitude: 73.9 },
    { name: 'some-beach', latitude: 1, longitude: 2 },
    { name: 'Agra', latitude: null, longitude: null },
  ];
  const { cities, notice } = lookupOf({ kind: 'found', found }, state('Goa'));
  expect(notice).toBeNull();
  expect(cities).toEqual([
    {
      id: 'panaji-goa',
      name: 'Panaji',
      slug: 'panaji',
      state: 'Goa',
      latitude: expect.closeTo(15.49, 1),
      longitude: expect.closeTo(73.82, 1),
    },
    {
      id: 'some-beach-goa',
      name: 'Some Beach',
      slug: 'some-beach',
      state: 'Goa',
      latitude: 15.1,
      longitude: 73.9,
    },
    { id: 'agra-goa', name: 'Agra', slug: 'agra', state: 'Goa', latitude: null, longitude: null },
  ]);
});

test('V-4.7-03 V-8-17 what was refused is said, what was not found or is away is not', () => {
  const notice = (response: Parameters<typeof lookupOf>[0]) => {
    const lookup = lookupOf(response, state('Goa'));
    expect(lookup.cities[0]).toMatchObject({ state: 'Goa', slug: expect.any(String) });
    return lookup.notice;
  };
  expect(notice({ kind: 'nothing' })).toBeNull();
  expect(notice({ kind: 'away', reason: 'x' })).toBeNull();
  expect(notice({ kind: 'refused', status: 'REQUEST_DENIED' })).toBe(
    'City lookup denied: key not authorized. These are the built-in cities.',
  );
  expect(notice({ kind: 'refused', status: 'OVER' })).toBe('Maps service error: OVER.');
});

describe('what was asked is known for a while', () => {
  let time: number;
  const clock = { now: () => new Date(time) };
  const HOUR = 3_600_000;

  beforeEach(() => {
    time = Date.UTC(2026, 0, 1);
  });

  async function request(ask: () => Promise<unknown>): Promise<number> {
    const before = maps.requested.length;
    await ask();
    return maps.requested.length - before;
  }

  test('an address for a day, to about a hundred metres', async () => {
    const geocoder = new Geocoder(service());
    const locate = (latitude: number, longitude: number) => () =>
      geocoder.locate(visitorContext(database, { clock }), { latitude, longitude });
    maps.behave({ answer: { status: 'OK', results: [address('Here', INDIA, CITY)] } });
    expect(await request(locate(27.1234, 78.1234))).toBe(1);
    expect(await request(locate(27.1231, 78.1229))).toBe(0);
    expect(await request(locate(27.1244, 78.1234))).toBe(1);
    expect(await request(locate(27.1234, 78.1244))).toBe(1);
    time += 24 * HOUR - 1;
    expect(await request(locate(27.1234, 78.1234))).toBe(0);
    time += 1;
    expect(await request(locate(27.1234, 78.1234))).toBe(1);
  });

  test('cities of a state for a day, and what failed for a minute', async () => {
    const geocoder = new Geocoder(service());
    const cities = (name: string) => () =>
      geocoder.citiesOf(visitorContext(database, { clock }), state(name));
    maps.behave({ answer: citiesResponse(['Kohima']) });
    expect(await request(cities('Nagaland'))).toBe(1);
    time += 24 * HOUR - 1;
    expect(await request(cities('Nagaland'))).toBe(0);
    time += 1;
    expect(await request(cities('Nagaland'))).toBe(1);
    maps.behave({ answer: { status: 'OVER_QUERY_LIMIT' } });
    expect(await request(cities('Sikkim'))).toBe(1);
    time += 59_999;
    expect(await request(cities('Sikkim'))).toBe(0);
    time += 1;
    expect(await request(cities('Sikkim'))).toBe(1);
  });

  test('what goes wrong with it is noted, of a point and of a state', async () => {
    const lines: string[] = [];
    const log = createLog({
      level: 'debug',
      destination: { write: (line) => void lines.push(line) },
    });
    const geocoder = new Geocoder(service());
    const context = visitorContext(database, { log });
    const agra = { latitude: 27.19, longitude: 78.01 };
    maps.behave({ answer: { status: 'REQUEST_DENIED' } });
    await expect(geocoder.locate(context, agra)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await geocoder.citiesOf(context, state('Goa'));
    maps.behave({ answer: { status: 7 } });
    await geocoder.locate(context, agra);
    await geocoder.citiesOf(context, state('Sikkim'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { status: 'REQUEST_DENIED' },
      { status: 'REQUEST_DENIED' },
      { reason: 'an answer without a status' },
      { reason: 'an answer without a status' },
    ]);
  });

  test('without a service nobody is asked and the built-in cities are answered', async () => {
    const geocoder = new Geocoder(null);
    const context = visitorContext(database);
    const { cities, notice } = await geocoder.citiesOf(context, state('Chandigarh'));
    expect([cities.map(({ name }) => name), notice]).toEqual([['Chandigarh'], null]);
    await expect(geocoder.locate(context, { latitude: 90, longitude: 180 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await geocoder.locate(context, { latitude: 27.19, longitude: 78.01 })).toMatchObject({
      fullAddress: expect.stringMatching(/Agra, Uttar Pradesh, India$/),
    });
  });

  test('an address without a text, a town or a country is that of the nearest known place', async () => {
    const geocoder = new Geocoder(service());
    maps.behave({ answer: { status: 'OK', results: [address('', STATE)] } });
    expect(
      await geocoder.locate(visitorContext(database), { latitude: 27.1751, longitude: 78.0421 }),
    ).toEqual({
      latitude: 27.1751,
      longitude: 78.0421,
      state: 'Uttar Pradesh',
      city: 'Agra',
      fullAddress: 'Tajganj, Agra, Uttar Pradesh, India',
    });
  });

  test('a town of the address that another state has is not taken', async () => {
    const geocoder = new Geocoder(service());
    const goa = component('Goa', 'GA', 'administrative_area_level_1');
    maps.behave({ answer: { status: 'OK', results: [address('Here', INDIA, CITY, goa)] } });
    expect(
      await geocoder.locate(visitorContext(database), { latitude: 15.49, longitude: 73.82 }),
    ).toMatchObject({ city: 'Panaji', state: 'Goa', fullAddress: 'Here' });
  });
});
