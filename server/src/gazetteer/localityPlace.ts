import { groupBy } from '../platform/groupBy.ts';
import {
  areasOf,
  findTown,
  listAreas,
  listLocalities,
  type Locality,
  localitiesOf,
} from './gazetteer.ts';
import { localityKey, type LocalityName, NAMED_PARTS, readLocalityName } from './localityName.ts';
import { placeKey } from './placeKey.ts';

export interface LocalityPlace {
  /** What stands for the place in its city, whatever spelling or former name was used; '' for no name. */
  readonly key: string;
  /** The key and, of an area, those of the localities that it contains. */
  readonly keys: readonly string[];
  /** The locality of the gazetteer; null where only listings know it, or a part of it is meant. */
  readonly known: Locality | null;
}

/** The place that a locality's name means in a city. */
export function localityPlace(city: string, state: string, text: string): LocalityPlace {
  const name = readLocalityName(withoutTown(city, state, text));
  if (name.base === '') return { key: '', keys: [], known: null };
  const byKey = knownIn(city, state);
  const complete = byKey.get(localityKey(name));
  if (complete) {
    const key = keyOf(complete.name);
    return { key, keys: [key, ...keysHeld(complete)], known: complete };
  }
  const base = name.part === '' ? undefined : byKey.get(name.base);
  const key = localityKey(base ? partOf(base, name) : name);
  return { key, keys: [key], known: null };
}

/** The locality of the gazetteer that a key stands for in a city; null where only listings know it. */
export function localityOfKey(city: string, state: string, key: string): Locality | null {
  return knownIn(city, state).get(key) ?? null;
}

/** Keys of what an area contains, and of what that contains. */
function keysHeld({ holds = [], name, city, state }: Locality): string[] {
  return holds.flatMap((held) => (held === name ? [] : localityPlace(city, state, held).keys));
}

/** Localities and areas of the gazetteer that a key stands for, whatever their city. */
export function localitiesOfKey(key: string): readonly Locality[] {
  ofKey ??= groupBy([...listAreas(), ...listLocalities()], ({ name, aliases }) => [
    ...new Set([name, ...aliases].map(keyOf)),
  ]);
  return ofKey.get(key) ?? [];
}

let ofKey: ReadonlyMap<string, readonly Locality[]> | undefined;

/** 'Sector 18, Noida' is Sector 18 there. */
function withoutTown(city: string, state: string, text: string): string {
  const town = findTown(city, state);
  const names = town ? [town.name, ...town.aliases] : [city];
  const key = placeKey(text);
  const named = names.map(placeKey).find((name) => key.length > name.length && key.endsWith(name));
  if (named === undefined) return text;
  const words = [...text.matchAll(/[^\s,]+/g)];
  const cut = words.find(({ index }) => placeKey(text.slice(index)) === named);
  const rest = cut ? text.slice(0, cut.index) : '';
  // 'South Delhi' is no part called South.
  return rest === '' || NAMED_PARTS.has(placeKey(rest)) ? text : rest;
}

/** The part of a known place: '7th Sector HSR' is one of HSR Layout. */
function partOf(place: Locality, { part }: LocalityName): LocalityName {
  const { base, part: own } = readLocalityName(place.name);
  return { base, part: own === '' ? part : own + '-' + part };
}

function keyOf(name: string): string {
  return localityKey(readLocalityName(name));
}

const KNOWN = new Map<string, ReadonlyMap<string, Locality>>();

/** Kept, since every listing that is read or written asks. */
function knownIn(city: string, state: string): ReadonlyMap<string, Locality> {
  const town = state + '/' + city;
  const remembered = KNOWN.get(town);
  if (remembered) return remembered;
  const localities = [...areasOf(city, state), ...localitiesOf(city, state)];
  const byAlias = localities.flatMap((each) =>
    each.aliases.map((alias): [string, Locality] => [keyOf(alias), each]),
  );
  const byName = localities.map((each): [string, Locality] => [keyOf(each.name), each]);
  // A name of its own is stronger than a name that another one goes by.
  const byKey = new Map([...byAlias, ...byName]);
  KNOWN.set(town, byKey);
  return byKey;
}
