import { type Database } from '../../platform/database/connect.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { groupBy } from '../../platform/groupBy.ts';
import { findTown, findTowns, placesNamed } from '../../gazetteer/gazetteer.ts';
import { placeKey } from '../../gazetteer/placeKey.ts';
import { countByCity } from '../countListings.ts';
import { baseOf, partOf } from '../../gazetteer/localityName.ts';
import { localitiesOfKey, localityOfKey, localityPlace } from '../../gazetteer/localityPlace.ts';
import { misspelledBy } from '../../gazetteer/misspelling.ts';
import { localityConditions, type LocalitySearch } from './conditions.sql.ts';
import {
  type IntendedPlace,
  mistakenPlaces,
  type NamedPlace,
  RATHER_THAN_FEW,
} from './mistakenPlaces.ts';
import { knownIn, TownPlaces } from './townPlaces.ts';
import {
  likelierPlacesStatement,
  namesAlikeStatement,
  placesOfKeysStatement,
  placesOfNamesStatement,
  placesStatement,
} from './places.sql.ts';
import { type Statement } from '../../platform/database/send.ts';

const REFRESH_MS = 10 * 60_000;
const REMEMBERED_CITIES = 60;
const CANDIDATES = 40;

/** What the market calls its places: the localities of each city as sellers write them. */
export class Places {
  private readonly database: Database;
  private readonly towns = new Map<string, { readAt: number; town: TownPlaces }>();

  private constructor(database: Database) {
    this.database = database;
  }

  /** One for each database: it remembers the places of each city for some minutes. */
  static of(database: Database): Places {
    const known = OPENED.get(database) ?? new Places(database);
    OPENED.set(database, known);
    return known;
  }

  /** Places with one of these keys and parts of them, in every city that has one. */
  async withKeys(keys: readonly string[]): Promise<NamedPlace[]> {
    if (keys.length === 0) return [];
    return this.read(prepared('places_of_keys', placesOfKeysStatement(keys)));
  }

  /** Localities of the gazetteer that sound like a key, in other cities than these, and have listings, with their number. */
  async known(key: string, listed: readonly NamedPlace[]): Promise<NamedPlace[]> {
    const isListed = ({ city, state }: Pick<NamedPlace, 'city' | 'state'>) =>
      listed.some((each) => each.city === city && each.state === state);
    const others = localitiesOfKey(key).filter((each) => !isListed(each));
    const places = await Promise.all(
      others.map(async ({ name, city, state }) => {
        const count = (await this.townPlaces(city, state)).countOf(key);
        return { key, name, city, state, count };
      }),
    );
    return places.filter(({ count }) => count > 0);
  }

  /** What a name means in a city; null when neither the gazetteer nor a listing knows it there. */
  async meant(city: string, state: string, text: string): Promise<IntendedPlace | null> {
    const { key, keys, known } = localityPlace(city, state, text);
    if (key === '') return null;
    const town = await this.townPlaces(city, state);
    const all = new Set(keys.flatMap((each) => town.keysOf(each)));
    const isListed = town.places.some((place) => all.has(place.key) || all.has(baseOf(place.key)));
    // Since the places of the town were read listings may have named another.
    const places = isListed ? town.places : await this.named({ city, state, places: keys });
    if (places.length === 0) for (const longer of town.longerThan(text)) all.add(longer);
    const target = town.meant.get(key);
    const own = places.find((place) => place.key === key) ?? (isListed ? undefined : places[0]);
    if (!known && places.length === 0 && all.size === keys.length) return null;
    const name = target?.name ?? known?.name ?? own?.name ?? text;
    return { name, keys: [...all] };
  }

  /** These places, each that is a mistake for another of its city as the right one. */
  async intended(places: readonly NamedPlace[]): Promise<NamedPlace[]> {
    const sought = places.flatMap(({ city, state, key, count }) => {
      const name = key.replace(/^\d+/, '');
      if (name === key && localityOfKey(city, state, key) !== null) return [];
      const least = name === key ? count * RATHER_THAN_FEW : 0;
      const letters = new Set([key, name].flatMap(([letter]) => letter ?? []));
      return [...letters].map((letter) => ({ city, state, letter, least }));
    });
    if (sought.length === 0) return [...places];
    const townOf = ({ city, state }: NamedPlace) => state + '/' + city;
    const likelier = groupBy(
      await this.read(prepared('places_likelier', likelierPlacesStatement(sought))),
      (each) => [townOf(each)],
    );
    return places.map((place) => {
      const others = likelier.get(townOf(place)) ?? [];
      if (others.length === 0) return place;
      const meant = mistakenPlaces([place, ...others], knownIn(place.city, place.state));
      const right = meant.get(place.key)?.keys[0];
      return others.find(({ key }) => key === right) ?? place;
    });
  }

  /** The place that a mistyped name is likeliest to mean, in a city or anywhere. */
  async misspelled(text: string, city?: string, state?: string): Promise<NamedPlace | null> {
    const town = city ? findTown(city, state) : null;
    const places = town
      ? (await this.townPlaces(town.name, town.state)).places
      : await this.alike(text);
    let best: { place: NamedPlace; edits: number } | null = null;
    for (const place of places) {
      const edits = misspelledBy(text, place.name);
      if (edits === null) continue;
      const isBetter =
        !best || edits < best.edits || (edits === best.edits && place.count > best.place.count);
      if (isBetter) best = { place, edits };
    }
    return best && ((await this.intended([best.place]))[0] ?? best.place);
  }

  /** Whether listings are to be had in a place or town that is called so, or it is no place at all. */
  async isListed(name: string): Promise<boolean> {
    const { towns, localities } = placesNamed(placeKey(name));
    if (towns.length + localities.length === 0) return true;
    const counts = await countByCity(this.database);
    const isTown = towns.some((town) =>
      counts.some(({ city, state }) => city === town.name && state === town.state),
    );
    if (isTown) return true;
    const found = await Promise.all(
      localities.map(async ({ city, state }) => {
        const place = await this.meant(city, state, name);
        return place && this.named({ city, state, places: place.keys });
      }),
    );
    return found.some((places) => (places?.length ?? 0) > 0);
  }

  /** Public listings of the towns that are called so. */
  async inTowns(name: string): Promise<number> {
    const towns = findTowns(name);
    if (towns.length === 0) return 0;
    const counts = await countByCity(this.database);
    return counts
      .filter(({ city, state }) => towns.some((town) => town.name === city && town.state === state))
      .reduce((sum, { count }) => sum + count, 0);
  }

  /**
   * The places of a city, most listings first. Listings of a part and those that name a place by mistake count with
   * the place, as they are found with it.
   */
  async counted(search: LocalitySearch): Promise<NamedPlace[]> {
    const { city, state } = search;
    if (!city || !state) return [];
    const [places, mistaken] = await Promise.all([
      this.named(search),
      this.townPlaces(city, state).then(({ meant }) => meant),
    ]);
    const families = groupBy(places, ({ key }) => [baseOf(key)]);
    const countOf = (key: string) =>
      (families.get(baseOf(key)) ?? [])
        .filter((place) => partOf(key) === '' || place.key.startsWith(key))
        .reduce((sum, { count }) => sum + count, 0);
    return places
      .flatMap((place) => {
        const keys = mistaken.get(place.key)?.keys ?? [place.key];
        const count = keys.reduce((sum, key) => sum + countOf(key), 0);
        return keys[0] === place.key ? [{ ...place, count }] : [];
      })
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  }

  private named(search: LocalitySearch): Promise<NamedPlace[]> {
    return this.read(placesStatement(localityConditions(search)));
  }

  /** The gazetteer's name is better than that which most sellers write. */
  private async read(statement: Statement): Promise<NamedPlace[]> {
    const places = await this.database.read<NamedPlace>(statement);
    return places.map((place) => {
      const known = localityOfKey(place.city, place.state, place.key);
      return known ? { ...place, name: known.name } : place;
    });
  }

  /** Names with like letters, in every city. */
  private async alike(text: string): Promise<NamedPlace[]> {
    const words = text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
    const names = await this.database.read<{ name: string }>(
      prepared('places_alike', namesAlikeStatement(words, CANDIDATES)),
    );
    if (names.length === 0) return [];
    const statement = placesOfNamesStatement(names.map(({ name }) => name));
    return this.read(prepared('places_of_names', statement));
  }

  private async townPlaces(city: string, state: string): Promise<TownPlaces> {
    const name = state + '/' + city;
    const known = this.towns.get(name);
    const now = performance.now();
    if (known && now - known.readAt < REFRESH_MS) return known.town;
    const town = new TownPlaces(await this.named({ city, state }));
    if (this.towns.size >= REMEMBERED_CITIES) this.towns.clear();
    this.towns.set(name, { readAt: now, town });
    return town;
  }
}

const OPENED = new WeakMap<Database, Places>();
