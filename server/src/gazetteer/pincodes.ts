import rowsOfStates from './data/pincodes.json' with { type: 'json' };
import { isCommonWord } from './data/everydayWords.ts';
import {
  areasOf,
  findTown,
  findTowns,
  isGreatTown,
  listTowns,
  localitiesOf,
  type Town,
} from './gazetteer.ts';
import { groupBy } from '../platform/groupBy.ts';
import { baseOf } from './localityName.ts';
import { localityOfKey, localityPlace } from './localityPlace.ts';
import { placeKey } from './placeKey.ts';

/** A PIN code with the town that it belongs to and the places that its post offices serve. */
export interface Pincode {
  readonly code: string;
  readonly town: Town;
  /** Where its offices agree on one; else null. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  /** Names of its post offices in the town. */
  readonly localities: readonly string[];
  /** Names of those that only lie nearest to the town. */
  readonly villages: readonly string[];
}

/** Places of a town that a PIN code serves; all of them where there are no keys. */
export interface ServedPlaces {
  readonly city: string;
  readonly state: string;
  readonly keys?: readonly string[];
}

/** A town of more people has several codes, so that none of them serves all of it. */
const WHOLE_TOWN = 100_000;

/** A PIN code as it may be written: '110075', '110 075'. */
export function findPincode(text: string): Pincode | null {
  const code = text.replaceAll(/\s/g, '');
  const found = all().get(code);
  return found ? read(code, found) : null;
}

/** Codes that begin with these digits, in their order. */
export function pincodesBegunBy(digits: string, limit: number): Pincode[] {
  const codes = [...all().keys()].filter((code) => code.startsWith(digits)).slice(0, limit);
  return codes.flatMap((code) => findPincode(code) ?? []);
}

/** Where listings of a code are to be found that do not state it. */
export function placesServed({ town, localities, villages }: Pincode): ServedPlaces[] {
  const names = [...localities, ...villages];
  const isSmall = ({ population }: Town) => (population ?? 0) < WHOLE_TOWN;
  const whole = names
    .flatMap((name) => findTowns(name).filter(({ state }) => state === town.state))
    .filter((each) => isSmall(each) && (each.id === town.id || !isSmall(town)));
  const keys = names.flatMap((name) => keysOf(town, name));
  return [
    ...[...new Set(whole)].map(({ name, state }) => ({ city: name, state })),
    ...(keys.length > 0 && !whole.includes(town)
      ? [{ city: town.name, state: town.state, keys: [...new Set(keys)] }]
      : []),
  ];
}

/** Names of the post offices of a town that its gazetteer does not have, without those far from it. */
export function postOfficesOf(city: string, state: string): string[] {
  const town = findTown(city, state);
  if (!town) return [];
  const known = new Set(
    localitiesOf(city, state).map(({ name }) => localityPlace(city, state, name).key),
  );
  const own = new Set([town.name, ...town.aliases].map(placeKey));
  const names = new Map<string, string>();
  for (const name of officesOf(town)) {
    const { key } = localityPlace(city, state, name);
    if (key === '' || known.has(key) || own.has(placeKey(name))) continue;
    if (!names.has(key)) names.set(key, name);
  }
  return [...names.values()].sort();
}

/** Places of a town that only an area or a post office of it names, by key; a name of a town or an everyday word is none. */
export function assumedIn(town: Town): ReadonlyMap<string, string> {
  const known = ASSUMED.get(town);
  if (known) return known;
  const names = namedBy(town, postOfficesOf(town.name, town.state)).filter(
    (name) => findTowns(name).length === 0 && !isCommonWord(name),
  );
  const found = new Map(names.map((name) => [placeKey(name), name]));
  ASSUMED.set(town, found);
  return found;
}

const ASSUMED = new WeakMap<Town, ReadonlyMap<string, string>>();

/** These post offices of a town, without its own name, and what its areas hold. */
function namedBy({ name: city, state }: Town, offices: readonly string[]): string[] {
  const own = new RegExp(`^${city} | ${city}$`);
  const held = areasOf(city, state).flatMap(({ holds = [] }) => holds);
  return [...offices, ...held].map((name) => name.replace(own, ''));
}

/** The great town of which alone such a place is known; null where it is none or there are others. */
export function onlyTownOf(key: string): Town | null {
  if (key.length < SHORTEST_NAME) return null;
  townsOf ??= groupBy(listTowns().filter(isGreatTown), (town) => [
    ...new Set(namedBy(town, officesOf(town)).map(placeKey)),
  ]);
  const towns = (townsOf.get(key) ?? []).filter((town) => assumedIn(town).has(key));
  return towns.length === 1 ? (towns[0] ?? null) : null;
}

const SHORTEST_NAME = 6;
let townsOf: ReadonlyMap<string, readonly Town[]> | undefined;

/** Whether a post office of a town, or near it, is called so: such a name is no mistake for that of another place. */
export function isPostOffice(name: string, city: string, state: string): boolean {
  const key = placeKey(name);
  const rows = townsOfState(state).find(([town]) => town === city)?.[1] ?? [];
  const names = rows.flatMap((row) => row.split('|').slice(3).flatMap(namesIn));
  return names.some((each) => placeKey(each) === key);
}

/** Of the codes that begin as most of the town's do: '411' is Pune, '412' the country around it. */
function officesOf({ name, state }: Town): string[] {
  const rows = townsOfState(state).find(([town]) => town === name)?.[1] ?? [];
  const counts = new Map<string, number>();
  for (const row of rows) {
    const [code = '', , , localities] = row.split('|');
    if (localities) counts.set(code.slice(0, 3), (counts.get(code.slice(0, 3)) ?? 0) + 1);
  }
  const [most = ''] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return rows.filter((row) => row.startsWith(most)).flatMap((row) => namesIn(row.split('|')[3]));
}

/** The place itself and, of a part of a known one ('Dwarka Sector 6'), the whole: most listings say no more. */
function keysOf({ name: city, state, population }: Town, name: string): string[] {
  const { key } = localityPlace(city, state, name);
  const isTown = findTowns(name).some((each) => each.name === city && each.state === state);
  if (key === '' || (isTown && (population ?? 0) >= WHOLE_TOWN)) return [];
  const whole = baseOf(key);
  return whole !== key && localityOfKey(city, state, whole) ? [whole] : [key];
}

type Row = readonly [state: string, town: string, row: string];

let rows: ReadonlyMap<string, Row> | null = null;

/** Read when first asked for: most searches name none. */
function all(): ReadonlyMap<string, Row> {
  rows ??= new Map(
    Object.keys(rowsOfStates)
      .flatMap((state) =>
        townsOfState(state).flatMap(([town, list]) =>
          list.map((row): [string, Row] => [row.slice(0, CODE_LENGTH), [state, town, row]]),
        ),
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return rows;
}

const CODE_LENGTH = 6;

function townsOfState(state: string): [town: string, rows: readonly string[]][] {
  const ofState = Object.entries<Readonly<Record<string, readonly string[]>>>(rowsOfStates);
  return Object.entries(ofState.find(([name]) => name === state)?.[1] ?? {});
}

function read(code: string, [state, name, row]: Row): Pincode | null {
  const town = findTown(name, state);
  const [, latitude, longitude, localities, villages] = row.split('|');
  const point = latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
  return (
    town && { code, town, point, localities: namesIn(localities), villages: namesIn(villages) }
  );
}

function namesIn(text = ''): string[] {
  return text.split(';').filter(Boolean);
}
