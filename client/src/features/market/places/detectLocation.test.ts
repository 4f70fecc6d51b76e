import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../apollo/client.ts';
import { detectLocation, LOCATION_PROBLEMS } from './detectLocation.ts';

const FOUND = {
  latitude: 12.97,
  longitude: 77.594,
  state: 'Karnataka',
  city: 'Bengaluru',
  fullAddress: 'Indiranagar, Bengaluru, Karnataka, India',
  propertyCount: 42,
};

type Ask = Geolocation['getCurrentPosition'];

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

test('V-4.7-01 the browser is asked with 15 s time-out, 5 min cache age and low accuracy', async () => {
  const ask = browserAt(12.970_04, 77.594_49);
  await detectLocation(server(() => ({ data: { locate: FOUND } })));
  expect(ask).toHaveBeenCalledOnce();
  expect(ask.mock.calls[0]?.[2]).toEqual({
    timeout: 15_000,
    maximumAge: 300_000,
    enableHighAccuracy: false,
  });
});

test('V-4.7-02 V-3-10 the answer has latitude, longitude, state, city and full address', async () => {
  browserAt(12.970_04, 77.594_49);
  const requests: unknown[] = [];
  const client = server((variables) => {
    requests.push(variables);
    return { data: { locate: FOUND } };
  });
  expect(await detectLocation(client)).toEqual(FOUND);
  expect(requests).toEqual([{ latitude: 12.97, longitude: 77.594 }]);
  expect(JSON.stringify(client.cache.extract())).not.toContain('Bengaluru');
});

test.each([
  [1, 'Location access denied. Please allow location access and try again.'],
  [2, 'Location information unavailable. Please check your internet connection.'],
  [3, 'Location request timed out. Please try again or check your internet connection.'],
])('V-8-16 code %i of the browser is said in the documented words', async (code, sentence) => {
  browserRefusing(code);
  await expect(detectLocation(server(() => ({ data: {} })))).rejects.toThrow(sentence);
});

test('V-8-16 a browser without geolocation says so', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  await expect(detectLocation(server(() => ({ data: {} })))).rejects.toThrow(
    'Geolocation is not supported by this browser. Please choose your city from the list.',
  );
});

test('V-8-17 what the maps service refuses is shown in the words of the server', async () => {
  browserAt(12.97, 77.59);
  const message = 'Maps service error: the key is not authorized.';
  const client = server(() => ({ errors: [{ message }] }));
  await expect(detectLocation(client)).rejects.toThrow(message);
});

test('a server that cannot be reached leaves the position unknown', async () => {
  browserAt(12.97, 77.59);
  const client = server(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(detectLocation(client)).rejects.toThrow(LOCATION_PROBLEMS.unavailable);
});

function browserAt(latitude: number, longitude: number) {
  const coords = { latitude, longitude };
  // Only what the code reads of a position.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const position = { coords } as GeolocationPosition;
  return browser((succeed) => succeed(position));
}

function browserRefusing(code: number) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const problem = { code } as GeolocationPositionError;
  return browser((_succeed, fail) => fail?.(problem));
}

function browser(respond: Ask) {
  const getCurrentPosition = vi.fn<Ask>(respond);
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
  return getCurrentPosition;
}

function server(respond: (variables: unknown) => object): ApolloClient {
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        observer.next(respond(variables));
        observer.complete();
      }),
  );
  return new ApolloClient({ link, cache: createCache(), dataMasking: true });
}
