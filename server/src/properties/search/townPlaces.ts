import { baseOf } from '../../gazetteer/localityName.ts';
import { localityOfKey, localityPlace } from '../../gazetteer/localityPlace.ts';
import { postOfficesOf } from '../../gazetteer/pincodes.ts';
import { placeKey } from '../../gazetteer/placeKey.ts';
import { groupBy } from '../../platform/groupBy.ts';
import { type IntendedPlace, mistakenPlaces, type NamedPlace } from './mistakenPlaces.ts';

/** The places that listings of one town name, and what is said of one by the name of another. */
export class TownPlaces {
  readonly places: readonly NamedPlace[];
  /** By the key of a place and by those of its mistakes. */
  readonly meant: ReadonlyMap<string, IntendedPlace>;
  /** Keys of names in which others stand beside further words, by the key of the other: 'Miyapur, NH 9'. */
  private readonly naming: ReadonlyMap<string, readonly string[]>;

  constructor(places: readonly NamedPlace[]) {
    this.places = places;
    const [{ city, state } = { city: '', state: '' }] = places;
    this.meant = mistakenPlaces(places, knownIn(city, state));
    const pairs = places.flatMap(({ key, name }) =>
      componentsOf(name).flatMap((component) => {
        const named = localityPlace(city, state, component).key;
        return [...new Set([named, baseOf(named)])].map((each) => ({ named: each, key }));
      }),
    );
    const isOther = pairs.filter(({ named, key }) => named !== '' && baseOf(key) !== named);
    this.naming = new Map(
      [...groupBy(isOther, ({ named }) => [named])].map(([named, all]) => [
        named,
        all.map(({ key }) => key),
      ]),
    );
  }

  /** The key of a place with those of its mistakes and of the names in which it stands. */
  keysOf(key: string): string[] {
    const own = this.meant.get(key)?.keys ?? [key];
    return own.flatMap((each) => [each, ...(this.naming.get(each) ?? [])]);
  }

  /** How many listings are found in a place. */
  countOf(key: string): number {
    const keys = new Set(this.keysOf(key));
    return this.places
      .filter((place) => keys.has(place.key) || keys.has(baseOf(place.key)))
      .reduce((sum, { count }) => sum + count, 0);
  }

  /** Keys of places whose longer names have all these words, one after the other; initials make another name. */
  longerThan(text: string): string[] {
    const sought = wordsOf(text);
    return this.places
      .filter(({ name }) => {
        const words = wordsOf(name);
        const at = words.findIndex((_word, index) =>
          sought.every((each, offset) => words[index + offset] === each),
        );
        return at === 0 || (at > 0 && (words[at - 1]?.length ?? 0) > 2);
      })
      .map(({ key }) => key);
  }
}

/** Whether a place of a town is known by its name: then that is no mistake. */
export function knownIn(city: string, state: string): (place: NamedPlace) => boolean {
  let offices: ReadonlySet<string> | undefined;
  return ({ key }) =>
    localityOfKey(city, state, key) !== null ||
    (offices ??= new Set(
      postOfficesOf(city, state).map((name) => localityPlace(city, state, name).key),
    )).has(key);
}

const SHORTEST_COMPONENT = 4;

/** The parts of an address that was written in the place of a locality. */
function componentsOf(name: string): string[] {
  const components = name
    .split(/[,;/]|\s-\s|(?<=\p{L}{3})-(?=\p{L}{3})/u)
    .map((each) => each.trim());
  return components.length < 2
    ? []
    : components.filter((each) => placeKey(each).length >= SHORTEST_COMPONENT);
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(placeKey)
    .filter(Boolean);
}
