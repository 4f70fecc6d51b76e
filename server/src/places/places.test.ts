import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { findTown, listTowns, type Town } from '../gazetteer/gazetteer.ts';
import { kilometresBetween } from '../gazetteer/nearestPlace.ts';
import { type Database } from '../platform/database/connect.ts';
import { findCityOverview } from './cityOverview.ts';
import { findCities, findCity, findLocalities, findStates } from './findPlaces.ts';

/** Listings of which each one counts somewhere only: [city, state, locality, kind, purpose, price in lakh]. */
const MARKET = [
  ['Agra', 'Uttar Pradesh', 'Tajganj', 'flat-apartment', 'sell', 40],
  ['Agra', 'Uttar Pradesh', 'Tajganj', 'flat-apartment', 'sell', 50],
  ['Agra', 'Uttar Pradesh', 'Tajganj', 'residential-house-villa', 'sell', 90],
  ['Agra', 'Uttar Pradesh', 'Old Lane', 'penthouse-studio-apartment', 'sell', 0],
  ['Agra', 'Uttar Pradesh', 'Back Lane', 'flat-apartment', 'rent', 0.2],
  ['Agra', 'Uttar Pradesh', '', 'commercial-office-space', 'rent', 0.5],
  ['Hamirpur', 'Himachal Pradesh', '', 'flat-apartment', 'sell', 10],
  ['Hamirpur', 'Uttar Pradesh', '', 'flat-apartment', 'rent', 0.1],
  ['Hamirpur', 'Uttar Pradesh', '', 'flat-apartment', 'sell', 11],
  ['Aurangabad', 'Bihar', '', 'agricultural-land', 'sell', 12],
  ['Noida', 'Uttar Pradesh', 'Sector 62', 'flat-apartment', 'sell', 70],
  ['Panaji', 'Goa', '', 'flat-apartment', 'sell', 80],
] as const;

let database: Database;
let sellerId: string;

beforeAll(async () => {
  database = await freshDatabase();
  ({ id: sellerId } = await buildAccount(database));
});

async function write(
  all: readonly (readonly [string, string, string, string, 'sell' | 'rent', number])[],
): Promise<void> {
  const made = all.map(([city, state, locality, subtypeKey, purpose, lakhs]) => {
    const details = { cost: lakhs * 100_000 };
    return listing({ sellerId, city, state, locality, subtypeKey, purpose, details });
  });
  await writeListings(database, made);
}

beforeEach(() => database.query({ text: 'DELETE FROM property' }));

test('V-3-07 V-7-10 V-7-12 states, towns and localities with what the market has', async () => {
  await write(MARKET);
  await database.query({ text: `DELETE FROM property WHERE city = 'Panaji'` });
  const responses: [string, unknown][] = [
    ['states', (await findStates(database)).filter(({ propertyCount }) => propertyCount > 0)],
    ['with properties', await findCities(database, { withProperties: true, limit: 9 })],
    ['the first three', await findCities(database, { withProperties: false, limit: 3 })],
    ['none', await findCities(database, { withProperties: false, limit: 0 })],
    ['fewer than none', await findCities(database, { withProperties: false, limit: -1 })],
    ['of UP', await findCities(database, { state: 'UP', withProperties: true, limit: 9 })],
    [
      'of nowhere',
      await findCities(database, { state: 'Narnia', withProperties: false, limit: 2 }),
    ],
    ['hami', await findCities(database, { search: 'hami', withProperties: false, limit: 2 })],
    [
      'hami of UP',
      await findCities(database, { search: 'hami', state: 'UP', withProperties: false, limit: 5 }),
    ],
    ['hamirpur', await findCity(database, 'hamirpur')],
    ['hamirpur of HP', await findCity(database, 'hamirpur', 'HP')],
    ['hamirpur of Goa', await findCity(database, 'hamirpur', 'Goa')],
    ['Panaji', await findCity(database, 'panaji', null)],
    ['localities of Agra', (await findLocalities(database, 'agra')).slice(0, 5)],
    ['of Agra in Goa', await findLocalities(database, 'agra', 'Goa')],
  ];
  await expect(store(responses)).toMatchFileSnapshot('./tables/places.txt');
  expect(await findCities(database, { withProperties: false, limit: 501 })).toHaveLength(500);
});

test('V-2.1-13 D-24 the overviews of towns, whole', async () => {
  await write(MARKET);
  await database.query({ text: `DELETE FROM property WHERE city = 'Panaji'` });
  const responses: [string, unknown][] = [];
  for (const name of ['Agra', 'Hamirpur', 'Aurangabad', 'Panaji']) {
    const overview = await findCityOverview(database, name);
    const nearby = overview?.nearby.map(({ city, kilometres }) =>
      [city.fullLocation, city.propertyCount, kilometres].join(', '),
    );
    responses.push([name, { ...overview, localities: overview?.localities, nearby }]);
  }
  await expect(store(responses)).toMatchFileSnapshot('./tables/overviews.txt');
});

const inTown = ({ name, state }: Town) => [name, state, '', 'flat-apartment', 'sell', 10] as const;

/** Towns around one, the nearest first. */
function around(name: string): Town[] {
  const town = findTown(name);
  if (!town) throw new Error(`${name} is a town.`);
  return listTowns()
    .filter(({ id }) => id !== town.id)
    .sort((a, b) => kilometresBetween(town, a) - kilometresBetween(town, b));
}

async function nearbyOf(name: string): Promise<string[]> {
  return (await findCityOverview(database, name))?.nearby.map(({ city }) => city.id) ?? [];
}

test('neighbours are at most eight', async () => {
  const nine = around('Agra').slice(0, 9);
  await write(nine.map(inTown));
  expect(await nearbyOf('Agra')).toEqual(nine.slice(0, 8).map(({ id }) => id));
});

test('four neighbours among the two hundred nearest towns are enough; with three, all are looked at', async () => {
  const towns = around('Agra');
  const [first, second, third, last, beyond] = [0, 5, 9, 199, 200].flatMap((n) => towns[n] ?? []);
  if (!first || !second || !third || !last || !beyond) throw new Error('There are towns.');
  const three = [first, second, third];
  await write([...three, last, beyond].map(inTown));
  expect(await nearbyOf('Agra')).toEqual([...three, last].map(({ id }) => id));
  await database.query({ text: 'DELETE FROM property' });
  await write([...three, beyond].map(inTown));
  expect(await nearbyOf('Agra')).toEqual([...three, beyond].map(({ id }) => id));
});

test('of neighbours further than 400 km the four nearest are named', async () => {
  const far = around('Leh')
    .filter(({ state }) => state === 'Kerala')
    .slice(0, 5);
  await write(far.map(inTown));
  expect(await nearbyOf('Leh')).toEqual(far.slice(0, 4).map(({ id }) => id));
});

test('a neighbour is at least a kilometre away, and parts of a town are at most twenty-four', async () => {
  const localities = Array.from({ length: 25 }, (_, n) => `Lane ${String(n).padStart(2, '0')}`);
  await write(
    localities.map((name) => ['Agra', 'Uttar Pradesh', name, 'flat-apartment', 'sell', 9]),
  );
  const overview = await findCityOverview(database, 'Agra');
  expect(overview?.localities.map(({ name }) => name)).toEqual(localities.slice(0, 24));
});

function store(responses: readonly [string, unknown][]): string {
  const lineOf = (value: unknown) => JSON.stringify(value) ?? 'undefined';
  return responses
    .flatMap(([title, value]) => {
      if (Array.isArray(value)) return [`## ${title}`, ...value.map(lineOf)];
      if (typeof value !== 'object' || value === null) return [`## ${title}`, lineOf(value)];
      return [
        `## ${title}`,
        ...Object.entries(value).flatMap(([key, each]) =>
          Array.isArray(each)
            ? [`${key}: ${each.length}`, ...each.map((one) => `  ${lineOf(one)}`)]
            : [`${key}: ${lineOf(each)}`],
        ),
      ];
    })
    .join('\n')
    .concat('\n');
}
