import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
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

if (existsSync(FOLDER)) {
  compareWithTheLists();
} else {
  test('the reference lists of places are not on this machine', () => {
    expect(existsSync(FOLDER)).toBe(false);
  });
}

function compareWithTheLists(): void {
  describe('reference lists of places', () => {
    test('V-7-12 every state of the list is known', () => {
      const unknown = rowsOf('states.csv.gz')
        .map(([name = '']) => name)
        .filter((name) => !findState(name));
      expect(unknown).toEqual([]);
    });

    test('V-7-11 at least 95 % of the towns over 100,000 people are known', () => {
      const large = rowsOf('towns_geonames_population.csv.gz').filter(
        (row) => Number(row[4]) > 100_000,
      );
      const unknown = large
        .map(([, name = '', state = '']) => ({ name, state }))
        .filter(
          ({ name, state }) =>
            !findTown(name, state) &&
            !findLocalities(name).some((each) => findState(state)?.name === each.state),
        )
        .map(({ name, state }) => `${name}, ${state}`);
      expect(large.length).toBeGreaterThan(400);
      expect(unknown.length / large.length, unknown.join('; ')).toBeLessThan(0.05);
    });

    test('V-7-11 old names of towns lead to the present ones', () => {
      const pairs = readFileSync(join(FOLDER, 'indian_synonyms.txt'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(','))
        .map(([old = '', present = '']) => ({ old, present }));
      const missed = WELL_KNOWN.filter((name) => {
        const present = pairs.filter(({ old }) => old === name).map((pair) => pair.present);
        const meant = new Set(present.flatMap((each) => findTowns(each)).map((town) => town.id));
        return !findTowns(name).some((town) => meant.has(town.id));
      });
      expect(missed).toEqual([]);
    });
  });
}

function rowsOf(file: string): string[][] {
  const text = gunzipSync(readFileSync(join(FOLDER, file))).toString('utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
}
