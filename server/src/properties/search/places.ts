import { type Database } from '../../platform/database/connect.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { groupBy } from '../../platform/groupBy.ts';
import { baseOf, partOf } from '../../gazetteer/localityName.ts';
import { localityOfKey, localityPlace } from '../../gazetteer/localityPlace.ts';
import { misspelledBy } from '../../gazetteer/misspelling.ts';
import { localityConditions, type LocalitySearch } from './conditions.sql.ts';
import { type IntendedPlace, mistakenPlaces, type NamedPlace } from './mistakenPlaces.ts';
import {
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
  private readonly mistaken = new Map<string, Mistakes>();

  private constructor(database: Database) {
    this.database = database;
  }

  /** One for each database: it remembers the mistakes of each city for some minutes. */
  static of(database: Database): Places {
    const known = OPENED.get(database) ?? new Places(database);
    OPENED.set(database, known);
    return known;
  }

  /** Places with one of these keys, in every city that has one. */
  async withKeys(keys: readonly string[]): Promise<NamedPlace[]> {
    if (keys.length === 0) return [];
    return this.read(prepared('places_of_keys', placesOfKeysStatement(keys)));
  }

  /** What a name means in a city; null when neither the gazetteer nor a listing knows it there. */
  async meant(city: string, state: string, text: string): Promise<IntendedPlace | null> {
    const { key, keys, known } = localityPlace(city, state, text);
    if (key === '') return null;
    const mistakes = await this.mistakesIn(city, state);
    const all = [...new Set(keys.flatMap((each) => mistakes.get(each)?.keys ?? each))];
    const target = mistakes.get(key);
    if (target) return { name: target.name, keys: all };
    if (known) return { name: known.name, keys: all };
    const named = await this.named({ city, state, places: [key] });
    const own = named.find((place) => place.key === key) ?? named[0];
    return own ? { name: own.key === key ? own.name : text, keys: [key] } : null;
  }

  /** The place that a mistyped name is likeliest to mean, in a city or anywhere. */
  async misspelled(text: string, city?: string, state?: string): Promise<NamedPlace | null> {
    const places = city ? await this.named({ city, state }) : await this.alike(text);
    let best: { place: NamedPlace; edits: number } | null = null;
    for (const place of places) {
      const edits = misspelledBy(text, place.name);
      if (edits === null) continue;
      const isBetter =
        !best || edits < best.edits || (edits === best.edits && place.count > best.place.count);
      if (isBetter) best = { place, edits };
    }
    return best?.place ?? null;
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
      this.mistakesIn(city, state),
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

  private async mistakesIn(city: string, state: string): Promise<Mistakes['meant']> {
    const town = state + '/' + city;
    const known = this.mistaken.get(town);
    const now = performance.now();
    if (known && now - known.readAt < REFRESH_MS) return known.meant;
    const target = mistakenPlaces(await this.named({ city, state }));
    if (this.mistaken.size >= REMEMBERED_CITIES) this.mistaken.clear();
    this.mistaken.set(town, { readAt: now, meant: target });
    return target;
  }
}

const OPENED = new WeakMap<Database, Places>();

interface Mistakes {
  readonly readAt: number;
  /** By the key of a place and by those of its mistakes. */
  readonly meant: ReadonlyMap<string, IntendedPlace>;
}
