import { invalid } from '../platform/failures.ts';
import { type RestParameter, type RestRow } from '../platform/rest.ts';
import { findCities, findStates } from './findPlaces.ts';
import { findState, listTowns } from './gazetteer.ts';

const MOST_CITIES = 500;

const STATE_PARAMETER: RestParameter = {
  name: 'state',
  in: 'query',
  description: 'Name of a state or union territory; old names are understood.',
  example: 'Uttar Pradesh',
};

export const PLACE_REST_ROWS: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/properties/cities-with-counts',
    tag: 'Places',
    summary: 'Towns with at least one public listing, most first (V-7-10).',
    parameters: [],
    status: 200,
    answer: async (context) => {
      const cities = await findCities(context.database, {
        withProperties: true,
        limit: MOST_CITIES,
      });
      const data = cities.map(({ name, state, fullLocation, propertyCount }) => ({
        city: name,
        state,
        fullLocation,
        propertyCount,
      }));
      return { success: true, message: 'Cities found.', data };
    },
  },
  cityNames('/api/properties/cities', 'Towns of a state (V-7-11, D-46).'),
  {
    method: 'GET',
    path: '/api/location/states',
    tag: 'Places',
    summary: 'States and union territories (V-7-12, V-4.7-04, D-46).',
    parameters: [],
    status: 200,
    answer: async (context) => {
      const states = await findStates(context.database);
      return {
        success: true,
        message: 'States found.',
        data: states.map((state) => state.name),
        states,
      };
    },
  },
  cityNames('/api/location/cities', 'Towns of a state (V-7-12, D-46).'),
];

function cityNames(path: string, summary: string): RestRow {
  return {
    method: 'GET',
    path,
    tag: 'Places',
    summary,
    parameters: [STATE_PARAMETER],
    status: 200,
    answer: async (_context, { query }) => {
      const given = (query.get('state') ?? '').trim();
      const state = findState(given);
      if (!state) throw invalid([unknownState(given)]);
      const cities = listTowns(state.name).map(({ id, name, slug, latitude, longitude }) => ({
        id,
        name,
        slug,
        state: state.name,
        latitude,
        longitude,
      }));
      const names = [...new Set(cities.map((city) => city.name))];
      return { success: true, message: 'Cities found.', data: names, cities };
    },
  };
}

function unknownState(given: string) {
  return {
    path: 'state',
    code: given === '' ? 'required' : 'unknown',
    message:
      given === ''
        ? 'Name the state whose cities you want, for example state=Goa.'
        : 'We do not know this state. GET /api/location/states lists all of them.',
  };
}
