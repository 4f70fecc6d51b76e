import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { TOWN_ALIASES } from './data/aliases.ts';
import { COMMON_WORDS } from './data/commonWords.ts';
import { DISTRICT_SEATS } from './data/districtSeats.ts';
import { DISTRICT_TOWNS } from './data/districtTowns.ts';
import { findTown, findTowns, listTowns } from './gazetteer.ts';

test('V-7-11 every alias and district belongs to a town of that state', () => {
  const strangers = Object.entries(TOWN_ALIASES).flatMap(([state, towns]) =>
    Object.keys(towns)
      .filter((name) => findTown(name, state)?.name !== name)
      .map((name) => `${name}, ${state}`),
  );
  const listed = [
    ...Object.entries(DISTRICT_SEATS).flatMap(([state, towns]) =>
      towns.split(/;\s*/).map((town) => ({ state, town, district: town })),
    ),
    ...Object.entries(DISTRICT_TOWNS).flatMap(([state, districts]) =>
      Object.entries(districts).flatMap(([district, towns]) =>
        towns.split(/;\s*/).map((town) => ({ state, town, district })),
      ),
    ),
  ];
  const misplaced = listed.filter(({ state, town, district }) => {
    const found = findTown(town, state);
    return found?.name !== town || found.district !== district;
  });
  expect(strangers).toEqual([]);
  expect(misplaced).toEqual([]);
});

test('at least 150 towns have a district, among them the 40 largest', () => {
  expect(listTowns().filter((town) => town.district !== null).length).toBeGreaterThan(150);
  const largest = listTowns().slice(0, 40);
  expect(largest.filter((town) => town.district === null)).toEqual([]);
  expect(findTown('Noida')?.district).toBe('Gautam Buddha Nagar');
});

test('V-5-20 the common words are names of small towns', () => {
  const needless = [...COMMON_WORDS].filter((word) => {
    const [town] = findTowns(word);
    return !town || (town.population ?? 0) >= 50_000;
  });
  expect(needless).toEqual([]);
});

test('V-7-11 towns.json is what the generator writes', () => {
  const generator = `${import.meta.dirname}/build/towns.mjs`;
  expect(() => execFileSync(process.execPath, [generator, '--check'])).not.toThrow();
});
