import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import {
  addressResponse,
  citiesResponse,
  type FakeMaps,
  startFakeMaps,
} from '../fakes/fakeMaps.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { BEHIND_A_PROXY, newAddress } from '../harness/people.ts';

const KEY = 'maps-key-that-nobody-may-see';
const LOCATE = `query ($latitude: Float!, $longitude: Float!) {
  locate(latitude: $latitude, longitude: $longitude) {
    latitude longitude state city fullAddress propertyCount } }`;

let bundled: TestApp;
let withMaps: TestApp;
let maps: FakeMaps;

beforeAll(async () => {
  const database = await freshDatabase();
  const seller = await buildAccount(database);
  await writeListings(database, [listing({ sellerId: seller.id })]);
  maps = await startFakeMaps();
  bundled = await testApp(database);
  withMaps = await testApp(database, { ...BEHIND_A_PROXY, MAPS_KEY: KEY, MAPS_URL: maps.url });
});

afterAll(() => maps.close());

describe('without a maps service', () => {
  test('V-4.7-02 V-3-10 a position becomes latitude, longitude, state, city and full address', async () => {
    const data = {
      latitude: 12.9719,
      longitude: 77.6412,
      state: 'Karnataka',
      city: 'Bengaluru',
      fullAddress: 'Indiranagar, Bengaluru, Karnataka, India',
      propertyCount: 1,
    };
    const { body, status } = await detect(bundled, 12.9719, 77.6412);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Location found.', data });
    const graph = await bundled.graphql(LOCATE, { latitude: 12.9719, longitude: 77.6412 });
    expect(graph.data).toEqual({ locate: data });
  });

  test.each([
    ['London', 51.5, -0.12],
    ['the middle of the Arabian Sea', 15, 65],
    ['Colombo', 6.93, 79.86],
  ])('a position in %s is near no town of India', async (_place, latitude, longitude) => {
    const { status, body } = await detect(bundled, latitude, longitude);
    expect(status).toBe(404);
    expect(body).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
      message:
        'Your location is not near any town in India that we know. Please choose your city from the list.',
    });
  });

  test.each([
    ['', 'latitude', 'The latitude must be a number of degrees, for example latitude=12.97.'],
    [
      'latitude=north&longitude=77',
      'latitude',
      'The latitude must be a number of degrees, for example latitude=12.97.',
    ],
    ['latitude=91&longitude=77', 'latitude', 'The latitude must be a number from -90 to 90.'],
    ['latitude=12&longitude=-181', 'longitude', 'The longitude must be a number from -180 to 180.'],
    [
      'latitude=1e2&longitude=77',
      'latitude',
      'The latitude must be a number of degrees, for example latitude=12.97.',
    ],
  ])('a point that is none is refused: %s', async (query, field, message) => {
    const { status, body } = await bundled.rest(`/api/location/detect?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'INVALID_INPUT', message });
    expect(Reflect.get(Object(body['errors']), 0)).toMatchObject({ field });
  });

  test('GraphQL refuses an impossible point with the same sentence', async () => {
    const { errors } = await bundled.graphql(LOCATE, { latitude: -90.5, longitude: 77 });
    expect(errors[0]).toMatchObject({
      message: 'The latitude must be a number from -90 to 90.',
      extensions: { code: 'INVALID_INPUT' },
    });
  });

  test('V-4.7-03 V-7-12 the cities of a state are unique and at most 50', async () => {
    const { body } = await bundled.rest('/api/location/cities?state=Uttar%20Pradesh');
    const names = namesOf(body);
    expect(names).toHaveLength(50);
    expect(new Set(names).size).toBe(50);
    expect(names).toEqual(expect.arrayContaining(['Lucknow', 'Noida', 'Agra']));
    const every = await bundled.rest('/api/properties/cities?state=Uttar%20Pradesh');
    expect(namesOf(every.body).length).toBeGreaterThan(50);
  });
});

describe('with a maps service', () => {
  test('V-7-35 V-4.7-02 its address is given, its city is the one the market knows', async () => {
    maps.behave({
      answer: addressResponse({
        city: 'Bangalore',
        state: 'Karnataka',
        text: '12, 100 Feet Road, Indiranagar, Bengaluru 560038, India',
      }),
    });
    expect((await detect(withMaps, 12.97, 77.64)).body['data']).toEqual({
      latitude: 12.97,
      longitude: 77.64,
      state: 'Karnataka',
      city: 'Bengaluru',
      fullAddress: '12, 100 Feet Road, Indiranagar, Bengaluru 560038, India',
      propertyCount: 1,
    });
    const requested = maps.requested.at(-1);
    expect(requested?.pathname).toBe('/maps/api/geocode/json');
    expect(Object.fromEntries(requested?.searchParams ?? [])).toMatchObject({
      latlng: '12.97,77.64',
      key: KEY,
    });
  });

  test('the same place is asked for once', async () => {
    maps.behave({
      answer: addressResponse({ city: 'Agra', state: 'Uttar Pradesh', text: 'Agra' }),
    });
    const before = maps.requested.length;
    await detect(withMaps, 27.1751, 78.0421);
    const again = await detect(withMaps, 27.175_13, 78.042_14);
    expect(again.body['data']).toMatchObject({ city: 'Agra', latitude: 27.175_13 });
    expect(maps.requested).toHaveLength(before + 1);
  });

  test('a village that the market does not know becomes the nearest town', async () => {
    maps.behave({
      answer: addressResponse({ city: 'Nowhereganj', state: 'Uttar Pradesh', text: 'Nowhereganj' }),
    });
    expect((await detect(withMaps, 26.85, 80.95)).body['data']).toMatchObject({
      city: 'Lucknow',
      fullAddress: 'Nowhereganj',
    });
  });

  test('an address in another country is not in India', async () => {
    maps.behave({
      answer: addressResponse({ city: 'Lahore', state: 'Punjab', country: 'PK', text: 'Lahore' }),
    });
    expect((await detect(withMaps, 31.52, 74.36)).status).toBe(404);
  });

  test('V-8-17 a denied key is said', async () => {
    maps.behave({ answer: { status: 'REQUEST_DENIED', error_message: `Bad key ${KEY}` } });
    const { status, body } = await detect(withMaps, 23.02, 72.57);
    expect(status).toBe(503);
    expect(body['message']).toBe(
      'Maps service error: the key is not authorized. Please choose your city from the list.',
    );
  });

  test('V-8-17 another status is said', async () => {
    maps.behave({ answer: { status: 'OVER_QUERY_LIMIT', results: [] } });
    const { body } = await detect(withMaps, 23.02, 72.57);
    expect(body['message']).toBe(
      'Maps service error: OVER_QUERY_LIMIT. Please choose your city from the list.',
    );
  });

  test.each([
    ['finds nothing', { answer: { status: 'ZERO_RESULTS', results: [] } }],
    ['answers half a body', { broken: true as const }],
    ['answers something else', { answer: { hello: 'world' } }],
    ['fails', { status: 502 }],
  ])('a service that %s is replaced by the bundled places', async (_how, behaviour) => {
    maps.behave(behaviour);
    expect((await detect(withMaps, 17.385, 78.4867)).body['data']).toMatchObject({
      city: 'Hyderabad',
    });
  });

  test('a service that hangs or never ends its answer is replaced after five seconds', async () => {
    const ways = [
      { behaviour: { hang: true }, latitude: 18.52, longitude: 73.8567, city: 'Pune' },
      { behaviour: { drip: true }, latitude: 13.0827, longitude: 80.2707, city: 'Chennai' },
    ] as const;
    const responses = [];
    for (const { behaviour, latitude, longitude } of ways) {
      const before = maps.requested.length;
      maps.behave(behaviour);
      responses.push(detect(withMaps, latitude, longitude));
      await expect.poll(() => maps.requested.length).toBe(before + 1);
    }
    const found = (await Promise.all(responses)).map(({ body }) => body['data']);
    expect(found).toMatchObject(ways.map(({ city }) => ({ city })));
  });

  test('V-4.7-03 V-7-35 the text search lists the cities of a state, unique, at most 50', async () => {
    const found = Array.from({ length: 60 }, (_, index) => `Town ${index}`);
    maps.behave({ answer: citiesResponse(['Panaji', 'panaji', 'Panjim', ...found]) });
    const { body } = await cities('Goa');
    expect(namesOf(body)).toHaveLength(50);
    expect(namesOf(body).slice(0, 2)).toEqual(['Panaji', 'Town 0']);
    expect(body['message']).toBe('Cities found.');
    expect(maps.requested.at(-1)?.searchParams.get('query')).toBe('cities in Goa, India');
  });

  test('people who ask for the same state at once ask the service once', async () => {
    maps.behave({ answer: citiesResponse(['Kohima']) });
    const before = maps.requested.length;
    const found = await Promise.all(Array.from({ length: 6 }, () => cities('Manipur')));
    expect(found.map(({ body }) => namesOf(body))).toEqual(found.map(() => ['Kohima']));
    expect(maps.requested.length - before).toBe(1);
  });

  test('V-4.7-03 V-8-17 a denied lookup says so and shows the built-in list', async () => {
    maps.behave({ answer: { status: 'REQUEST_DENIED' } });
    const { body, status } = await cities('Sikkim');
    expect(status).toBe(200);
    expect(body['message']).toBe(
      'City lookup denied: key not authorized. These are the built-in cities.',
    );
    expect(namesOf(body)).toContain('Gangtok');
  });

  test('V-4.7-03 another failure uses the built-in list', async () => {
    maps.behave({ answer: { status: 'INVALID_REQUEST' } });
    expect(namesOf((await cities('Mizoram')).body)).toContain('Aizawl');
    maps.behave({ status: 500 });
    expect(namesOf((await cities('Tripura')).body)).toContain('Agartala');
  });

  test('V-4.7-03 a search that finds no cities says so', async () => {
    maps.behave({ answer: { status: 'OK', results: [] } });
    const { body } = await cities('Nagaland');
    expect(body).toMatchObject({ message: 'No cities found', data: [], cities: [] });
  });

  test('one connection asks the service so often in an hour; then the bundled places answer', async () => {
    maps.behave({
      answer: addressResponse({ city: 'Agra', state: 'Uttar Pradesh', text: 'Maps' }),
    });
    const before = maps.requested.length;
    const from = newAddress();
    for (let step = 0; step < 40; step += 1) await detect(withMaps, 26 + step / 100, 80, from);
    expect(maps.requested.length - before).toBe(LIMITS.location.mapsLookupsPerHour);
    expect((await detect(withMaps, 19.07, 72.87, from)).body['data']).toMatchObject({
      city: 'Mumbai',
    });
  });

  test('the key is in no answer, no page and no line of the log', async () => {
    const pages = [await withMaps.page('/')];
    for (const response of [
      addressResponse({ city: 'Agra', state: 'Uttar Pradesh', text: 'Agra' }),
      { status: 'REQUEST_DENIED', error_message: `Bad key ${KEY}` },
      { status: 'OVER_QUERY_LIMIT', error_message: KEY, results: [] },
    ]) {
      maps.behave({ answer: response });
      pages.push(await detect(withMaps, 21 + pages.length, 79), await cities('Kerala'));
    }
    expect(maps.requested.every(({ searchParams }) => searchParams.get('key') === KEY)).toBe(true);
    for (const { text } of pages) expect(text).not.toContain(KEY);
    expect(withMaps.logged()).not.toContain(KEY);
  });
});

async function detect(app: TestApp, latitude: number, longitude: number, from = newAddress()) {
  const path = `/api/location/detect?latitude=${latitude}&longitude=${longitude}`;
  return app.rest(path, undefined, 'GET', { headers: { 'x-forwarded-for': from } });
}

async function cities(state: string) {
  const headers = { 'x-forwarded-for': newAddress() };
  return withMaps.rest(`/api/location/cities?state=${state}`, undefined, 'GET', { headers });
}

function namesOf(body: Record<string, unknown>): string[] {
  const names = body['data'];
  return Array.isArray(names) ? names.map(String) : [];
}
