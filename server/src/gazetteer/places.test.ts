import { expect, test } from 'vitest';
import {
  findLocalities,
  findTowns,
  listLocalities,
  listStates,
  listTowns,
  localitiesOf,
  suggestTowns,
} from './gazetteer.ts';
import { kilometresBetween, nearestPlace } from './nearestPlace.ts';
import { placeKey } from './placeKey.ts';

/** What is known of places, whole: a change of it is looked at in the file. */

test('V-4.7-04 the states with all that is known of them', async () => {
  const lines = listStates().map((state) => JSON.stringify(state));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./tables/states.txt');
});

test('towns and localities with all that is known of them', async () => {
  const towns = [
    'Mumbai',
    'Bengaluru',
    'Noida',
    'Daman',
    'Aurangabad',
    'Port Blair',
    'Loni',
    'Sultan Bathery',
    'Manor',
    'Leh',
    'Hamirpur',
    'Greater Noida',
  ].flatMap((name) => findTowns(name));
  const localities = ['Whitefield', 'Indira Nagar', 'cp', 'Loni', 'St Thomas Mount', 'bkc'].flatMap(
    (name) => findLocalities(name),
  );
  const lines = [...towns, ...localities].map((place) => JSON.stringify(place));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./tables/places.txt');
});

test('a town has no two localities of one name, and those written by hand come first', () => {
  const keys = listLocalities().flatMap(({ name, aliases, city, state }) => {
    const names = new Set([name, ...aliases].map(placeKey));
    return [...names].map((each) => `${state}/${city}/${each}`);
  });
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(
    localitiesOf('Noida')
      .slice(0, 3)
      .map(({ name }) => name),
  ).toMatchInlineSnapshot(`
    [
      "Sector 18",
      "Sector 50",
      "Sector 62",
    ]
  `);
  expect(localitiesOf('Noida', 'Goa')).toEqual([]);
});

test('towns are known by district where it is known, and some have no population', () => {
  const towns = listTowns();
  expect(towns.filter(({ district }) => district === null).length).toBeGreaterThan(0);
  expect(towns.filter(({ population }) => population === null).length).toBeGreaterThan(0);
  expect(towns.filter(({ population }) => population === 0)).toEqual([]);
});

test('V-4.7-03 as many towns are suggested as were asked for', () => {
  const count = (limit?: number) => suggestTowns('', { limit }).length;
  expect([count(0), count(1), count(3), count()]).toEqual([0, 1, 3, 50]);
  expect(suggestTowns('pradesh').map(({ name }) => name)).toEqual([]);
  expect(suggestTowns('NAVI-mum').map(({ name }) => name)).toEqual(['Navi Mumbai']);
});

test.each([
  ['New-Delhi', 'newdelhi'],
  ['J&K', 'jandk'],
  ['Sūrat', 'surat'],
  ['ＤＬＦ 2', 'dlf2'],
  ["St. Mark's", 'stmarks'],
  ['मुंबई', 'मुंबई'],
  ['DLF2', 'dlf2'],
  ['!?', ''],
])('%j is compared as %j', (text, key) => {
  expect(placeKey(text)).toBe(key.normalize('NFKD'));
});

test('V-4.7-02 a position has a town, a part of it where one is nearer, and a distance', () => {
  const at = (latitude: number, longitude: number) => {
    const { town, locality, kilometres } = nearestPlace(latitude, longitude);
    return `${town.name}, ${locality?.name ?? '-'}, ${kilometres.toFixed(2)} km`;
  };
  expect([at(12.9698, 77.75), at(27.1751, 78.0421), at(28.5708, 77.3261), at(15, 65)])
    .toMatchInlineSnapshot(`
    [
      "Bengaluru, Whitefield, 0.00 km",
      "Agra, Tajganj, 1.62 km",
      "Noida, Sector 18, 0.09 km",
      "Veraval, -, 868.07 km",
    ]
  `);
});

test('a distance is that of the great circle, all the way round', () => {
  const between = (...[a, b, c, d]: [number, number, number, number]) =>
    kilometresBetween({ latitude: a, longitude: b }, { latitude: c, longitude: d });
  expect(between(0, 0, 0, 90)).toBeCloseTo(10_007.54, 1);
  expect(between(0, 0, 90, 0)).toBeCloseTo(10_007.54, 1);
  expect(between(60, 0, 60, 90)).toBeCloseTo(4_604.54, 1);
  for (let degree = -89; degree < 90; degree += 1) {
    expect(between(degree, 10, -degree, -170)).toBeCloseTo(20_015.09, 1);
  }
});
