import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findLocalities, findState, findTown, findTowns } from './gazetteer.ts';

/** Reference lists that stand beside the repository on some machines and are not part of it. */
const FOLDER = resolve(import.meta.dirname, '../../../../shared/data/places-india');

/** The rest of the list also holds legends, doubtful pairs and names nobody types. */
const WELL_KNOWN =
  `gauhati nowgong broach cambay bulsar gurgaon simla panjim bangalore mangalore mysore hubli tumkur
  shimoga belgaum bellary gulbarga bijapur hospet chikmagalur trivandrum cochin calicut quilon trichur
  cannanore palghat alleppey tellicherry saugor jubbulpore hoshangabad mhow bombay nasik poona thana
  ellichpur balasore pondicherry mohali ropar ootacamund conjeevaram madras tanjore tinnevelly
  trichinopoly tuticorin cawnpore banaras allahabad faizabad mughalsarai calcutta burdwan midnapore
  contai chandernagore`.split(/\s+/);

type Comparison = readonly [title: string, findFaults: () => string[]];

const WITH_LISTS: readonly Comparison[] = [
  [
    'V-7-12 every state of the reference list is known',
    () =>
      rowsOf('states.csv.gz')
        .map(([name = '']) => name)
        .filter((name) => !findState(name)),
  ],
  [
    'V-7-11 at least 95 % of the towns over 100,000 people are known',
    () => {
      const large = rowsOf('towns_geonames_population.csv.gz').filter(
        (row) => Number(row[4]) > 100_000,
      );
      const unknown = large
        .filter(([, name = '', state = '']) => !isKnown(name, state))
        .map(([, name = '', state = '']) => `${name}, ${state}`);
      return large.length > 400 && unknown.length / large.length < 0.05 ? [] : unknown;
    },
  ],
  [
    'V-7-11 old names of towns lead to the present ones',
    () => {
      const pairs = linesOf(readFileSync(join(FOLDER, 'indian_synonyms.txt'), 'utf8'));
      return WELL_KNOWN.filter((name) => {
        const present = pairs.filter(([old]) => old === name).map(([, now = '']) => now);
        const target = new Set(present.flatMap((each) => findTowns(each)).map((town) => town.id));
        return !findTowns(name).some((town) => target.has(town.id));
      });
    },
  ],
];

const WITHOUT_LISTS: readonly Comparison[] = [
  [
    'the reference lists of places are not on this machine, so nothing is compared',
    () => (existsSync(resolve(FOLDER, '..')) ? [`${FOLDER} is missing beside the others`] : []),
  ],
];

test.each(existsSync(FOLDER) ? WITH_LISTS : WITHOUT_LISTS)('%s', (_, findFaults) => {
  expect(findFaults()).toEqual([]);
});

/** A town, or a part of a city of that state that the list counts as a town. */
function isKnown(name: string, state: string): boolean {
  const stateName = findState(state)?.name;
  return (
    findTown(name, state) !== null ||
    findLocalities(name).some((locality) => locality.state === stateName)
  );
}

function rowsOf(file: string): string[][] {
  return linesOf(gunzipSync(readFileSync(join(FOLDER, file))).toString('utf8')).slice(1);
}

function linesOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
}
