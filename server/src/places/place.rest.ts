import { type Context } from '../platform/context.ts';
import { invalid, unusable } from '../platform/failures.ts';
import { decimal } from '../platform/http/jsonSchema.ts';
import { type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { checkInput, inputOf } from '../platform/validation.ts';
import { type CityLookup } from './cityLookup.ts';
import { detectPlace, findCities, findStates } from './findPlaces.ts';
import { findState, listTowns, type State } from '../gazetteer/gazetteer.ts';
import { type Geocoder } from './geocoder.ts';
import { PointInput } from './place.input.ts';
import {
  CITIES_RESPONSE,
  CITIES_WITH_COUNTS_RESPONSE,
  DETECTED_RESPONSE,
  STATES_RESPONSE,
} from './place.schema.ts';

const MOST_CITIES = 500;

const STATE_PARAMETER: RestParameter = {
  name: 'state',
  in: 'query',
  description: 'Name of a state or union territory. Former names are recognised.',
  example: 'Uttar Pradesh',
};

/** The calls about places; `geocoder` answers those that ask where something is. */
export function placeRestRows(geocoder: Geocoder): readonly RestRow[] {
  return [
    CITIES_WITH_COUNTS,
    cityNames('/api/properties/cities', 'Lists all towns of a state.', async (_, state) => ({
      cities: listTowns(state.name).map(({ id, name, slug, latitude, longitude }) => ({
        id,
        name,
        slug,
        state: state.name,
        latitude,
        longitude,
      })),
      notice: null,
    })),
    STATES,
    cityNames(
      '/api/location/cities',
      'Lists the largest cities of a state, at most 50.',
      (context, state) => geocoder.citiesOf(context, state),
    ),
    restRow({
      method: 'GET',
      path: '/api/location/detect',
      tag: 'Places',
      summary: 'Returns the town at a position.',
      parameters: [coordinate('latitude', '12.97'), coordinate('longitude', '77.59')],
      refuses: ['NOT_FOUND'],
      response: DETECTED_RESPONSE,
      handler: async (context, { query }) => {
        const data = await detectPlace(context, geocoder, await readPoint(query));
        return { success: true, message: 'Location found.', data };
      },
    }),
  ];
}

const CITIES_WITH_COUNTS = restRow({
  method: 'GET',
  path: '/api/properties/cities-with-counts',
  tag: 'Places',
  summary: 'Lists towns with public listings, most listings first.',
  parameters: [],
  status: 200,
  response: CITIES_WITH_COUNTS_RESPONSE,
  handler: async (context) => {
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
});

const STATES = restRow({
  method: 'GET',
  path: '/api/location/states',
  tag: 'Places',
  summary: 'Lists states and union territories.',
  parameters: [],
  status: 200,
  response: STATES_RESPONSE,
  handler: async (context) => {
    const states = await findStates(context.database);
    return {
      success: true,
      message: 'States found.',
      data: states.map((state) => state.name),
      states,
    };
  },
});

function cityNames(
  path: string,
  summary: string,
  lookUp: (context: Context, state: State) => Promise<CityLookup>,
): RestRow {
  return restRow({
    method: 'GET',
    path,
    tag: 'Places',
    summary,
    parameters: [STATE_PARAMETER],
    response: CITIES_RESPONSE,
    handler: async (context, { query }) => {
      const value = (query.get('state') ?? '').trim();
      const state = findState(value);
      if (!state) throw unknownState(value);
      const { cities, notice } = await lookUp(context, state);
      const data = [...new Set(cities.map((city) => city.name))];
      const message = notice ?? (data.length > 0 ? 'Cities found.' : 'No cities found');
      return { success: true, message, data, cities };
    },
  });
}

/** Both coordinates in degrees; every one that is missing or no number is named. */
async function readPoint(query: URLSearchParams): Promise<PointInput> {
  const values = ['latitude', 'longitude'].map((path) => ({ path, text: query.get(path) ?? '' }));
  const problems = values
    .filter(({ text }) => !DEGREES.test(text))
    .map(({ path }) => ({
      path,
      code: 'number',
      message: `The ${path} must be a number of degrees, for example ${path}=12.97.`,
    }));
  if (problems.length > 0) throw invalid(problems);
  const [latitude = NaN, longitude = NaN] = values.map(({ text }) => Number(text));
  const point = inputOf(PointInput, { latitude, longitude });
  await checkInput(point);
  return point;
}

const DEGREES = /^[+-]?\d{1,3}(?:\.\d{1,20})?$/;

function coordinate(name: string, example: string): RestParameter {
  const description = `${name} in degrees.`;
  return { name, in: 'query', description, schema: decimal(), example };
}

function unknownState(value: string) {
  return unusable(
    'state',
    value === ''
      ? 'Name the state whose cities you want, for example state=Goa.'
      : 'Unknown state. GET /api/location/states lists all states.',
  );
}
