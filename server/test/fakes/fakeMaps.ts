import { createServer } from 'node:http';
import { listen } from '../harness/listen.ts';

/** What the service does with the next requests: answer this body, or misbehave. */
export type MapsBehaviour =
  | { answer: object }
  | { status: number }
  | { hang: true }
  | { drip: true }
  | { broken: true };

export interface FakeMaps {
  url: string;
  /** Addresses asked for so far, with their queries. */
  readonly requested: readonly URL[];
  behave(behaviour: MapsBehaviour): void;
  close(): Promise<void>;
}

/** A maps service for tests, which answers what it is told. */
export async function startFakeMaps(): Promise<FakeMaps> {
  const requested: URL[] = [];
  let behaviour: MapsBehaviour = { answer: { status: 'ZERO_RESULTS', results: [] } };
  const server = createServer((request, response) => {
    requested.push(new URL(request.url ?? '/', 'http://maps.test'));
    if ('hang' in behaviour) return;
    if ('drip' in behaviour) {
      const dripping = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(dripping));
      return;
    }
    response.writeHead('status' in behaviour ? behaviour.status : 200);
    response.end('answer' in behaviour ? JSON.stringify(behaviour.answer) : '{"status": "OK", "re');
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requested,
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A reverse geocoding answer in the service's own shape. */
export function addressResponse(parts: {
  city?: string;
  state: string;
  country?: string;
  text: string;
}): object {
  const { city, state, country = 'IN', text } = parts;
  const component = (name: string, type: string) => ({
    long_name: name,
    short_name: name,
    types: [type, 'political'],
  });
  return {
    status: 'OK',
    results: [
      {
        formatted_address: text,
        address_components: [
          ...(city === undefined ? [] : [component(city, 'locality')]),
          component(state, 'administrative_area_level_1'),
          component(country, 'country'),
        ],
      },
    ],
  };
}

/** A text search answer in the service's own shape. */
export function citiesResponse(names: readonly string[]): object {
  return {
    status: 'OK',
    results: names.map((name, index) => ({
      name,
      geometry: { location: { lat: 15 + index / 100, lng: 74 } },
    })),
  };
}
