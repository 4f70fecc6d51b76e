import { partOf } from '../../gazetteer/localityName.ts';
import { misspelledBy } from '../../gazetteer/misspelling.ts';
import { placeKey } from '../../gazetteer/placeKey.ts';
import { groupBy } from '../../platform/groupBy.ts';

/** A place that public listings name, called as most of them write it. */
export interface NamedPlace {
  readonly key: string;
  readonly city: string;
  readonly state: string;
  readonly name: string;
  readonly count: number;
}

/** A place with the names of it that are mistakes. */
export interface IntendedPlace {
  readonly name: string;
  /** Its own first; parts of them are meant too. */
  readonly keys: readonly string[];
}

/**
 * The places of a city that some listings name by mistake: a house number before the name ('1 Hanuman Nagar'),
 * letters that went wrong, or initials ('RR Nagar'). A name is a mistake only where the right one is on at least
 * twenty times as many listings, ten times of one or two, and no place is known by it; a house number always is. By the key of the place and by those of its mistakes.
 */
export function mistakenPlaces(
  places: readonly NamedPlace[],
  isKnown: (place: NamedPlace) => boolean = () => false,
): ReadonlyMap<string, IntendedPlace> {
  const rightOf = new Map<NamedPlace, NamedPlace>();
  const byKey = new Map(places.map((place) => [place.key, place]));
  const byLetter = groupBy(places, ({ key }) => [key.slice(0, 1)]);
  for (const place of places) {
    const others = isKnown(place) ? [] : (byLetter.get(place.key[0] ?? '') ?? []);
    const right = behindNumber(place, byKey) ?? likelier(place, others);
    if (right) rightOf.set(place, right);
  }
  const mistakes = groupBy([...rightOf.keys()], (place) => {
    const right = rightOf.get(place);
    return right && !rightOf.has(right) ? [right] : [];
  });
  return new Map(
    [...mistakes].flatMap(([right, wrong]) => {
      const keys = [right, ...wrong].map(({ key }) => key);
      return keys.map((key): [string, IntendedPlace] => [key, { name: right.name, keys }]);
    }),
  );
}

/** A name is a mistake where one that is nearly the same is on so many times as many listings. */
const RATHER = 20;
/** The same of a name that so few listings write. */
export const RATHER_THAN_FEW = 10;
const FEW = 2;

function behindNumber(place: NamedPlace, byKey: ReadonlyMap<string, NamedPlace>) {
  const name = place.key.replace(/^\d+/, '');
  return name === place.key || name === '' ? undefined : byKey.get(name);
}

function likelier(place: NamedPlace, others: readonly NamedPlace[]): NamedPlace | null {
  let best: NamedPlace | null = null;
  for (const other of others) {
    const times = place.count <= FEW ? RATHER_THAN_FEW : RATHER;
    if (other.count < times * place.count || other.count <= (best?.count ?? 0)) continue;
    if (partOf(other.key) !== partOf(place.key)) continue;
    if (misspelledBy(place.name, other.name) !== null || areInitials(place.name, other.name)) {
      best = other;
    }
  }
  return best;
}

/** 'RR Nagar' and 'R. R. Nagar' for 'Raja Rajeshwari Nagar'. */
function areInitials(short: string, long: string): boolean {
  const words = long.split(/\s+/);
  const last = words.at(-1) ?? '';
  const initials = words.slice(0, -1).map((word) => word.slice(0, 1));
  return initials.length > 1 && placeKey(short) === placeKey(initials.join('') + last);
}
