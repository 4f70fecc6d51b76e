import { keywordRecogniser } from '../../../schema/rules/searchKeyword.ts';
import { amountPhrases } from './amountPhrases.ts';
import { COMMON_WORDS } from './data/commonWords.ts';
import {
  findTown,
  type Locality,
  type PlacesOfName,
  placesNamed,
  type State,
  type Town,
} from './gazetteer.ts';
import { FILLERS, SHORT_FORMS, type UnderstoodPart, wordPartOf } from './keywordWords.ts';
import { kilometresBetween } from './nearestPlace.ts';
import { placeKey } from './placeKey.ts';

export type { UnderstoodPart } from './keywordWords.ts';

export type Understanding = {
  /** In the order of the text; at most one of each kind. */
  readonly parts: readonly UnderstoodPart[];
  /** What stays text, as it was typed. */
  readonly rest: string;
};

/** What is known before the keyword is read. */
export type Surroundings = {
  /** The city that was chosen beside the keyword: its localities need no city of their own. */
  readonly city?: string;
  readonly state?: string;
  /** Localities that only listings name, by the key of the words they are written in (`keywordNames`). */
  readonly listed?: ReadonlyMap<string, readonly ListedLocality[]>;
  /** What must stay text. */
  readonly without?: ReadonlySet<UnderstoodPart['kind']>;
};

/**
 * Reads places, kinds of property, purpose, bedrooms, prices and sizes out of a search keyword, longest match
 * first (N8, D-38). Pure; the whole vocabulary is in memory.
 *
 * A state named beside a town chooses between towns of one name and is then part of the town. A locality
 * that several cities have is read only beside its city.
 */
export function understandKeyword(text: string, surroundings: Surroundings = {}): Understanding {
  const tokens = tokensOf(text);
  const windows = takeWindows(text, tokens, surroundings.listed ?? NONE_LISTED);
  const understood = new Map<Window, UnderstoodPart | null>();
  for (const window of windows) if (window.word) addOnce(understood, window, window.word);
  readPlaces(windows, understood, surroundings);
  for (const [window, part] of understood) {
    // What means nothing of its own is the state of a town.
    if (surroundings.without?.has(part?.kind ?? 'STATE')) understood.delete(window);
  }
  const inOrder = [...understood].sort(([a], [b]) => a.start - b.start);
  return {
    parts: inOrder.flatMap(([, part]) => part ?? []),
    rest: restOf(text, tokens, [...understood.keys()]),
  };
}

/** True when nothing of a text stays unexplained: such a keyword passes the rules of V-5-15 to V-5-22 (D-38). */
export const isUnderstood = keywordRecogniser((text) => {
  const { parts, rest } = understandKeyword(text);
  return parts.length > 0 && rest === '';
});

/** A locality that listings name and the gazetteer does not know. */
export type ListedLocality = Pick<Locality, 'name' | 'city' | 'state'>;

/** Words of a keyword that stand beside each other and may be the name of a locality, with their key. */
export function keywordNames(text: string): { key: string; text: string }[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, start) =>
    tokens.slice(start, start + LONGEST_NAME).flatMap((last, index) => {
      const words = tokens.slice(start, start + index + 1);
      const key = words.map(({ key: each }) => each).join('');
      const isOther = words.every((word) => wordPartOf(word.key) ?? FILLERS.has(word.key));
      return isOther ? [] : [{ key, text: text.slice(token.start, last.end) }];
    }),
  );
}

type Token = { key: string; start: number; end: number };

/** Tokens `start` to `end` (exclusive) that mean something together. */
type Window = {
  start: number;
  end: number;
  key: string;
  word: UnderstoodPart | null;
  places: Named;
};

/** Everything that carries one name, also where only listings know it. */
type Named = Omit<PlacesOfName, 'localities'> & {
  readonly localities: readonly (Locality | ListedLocality)[];
};

const NO_PLACES: Named = { states: [], towns: [], localities: [] };
const LONGEST_WINDOW = 8;
const LONGEST_NAME = 5;
const KNOWN_TO_ALL = 50_000;
const LARGE_TOWN = 100_000;
const CITY_REACH_KM = 60;
const CODE_LENGTH = 2;

/** Words and numbers; '2.5', "Sultan's" and 'J&K' are one token each. */
const TOKEN = /\d+\.\d+|[\p{L}\p{M}\p{N}]+(?:['’&][\p{L}\p{M}\p{N}]+)*/gu;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    key: match[0].includes('.') ? match[0] : placeKey(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

type Listed = NonNullable<Surroundings['listed']>;
const NONE_LISTED: Listed = new Map();

function takeWindows(text: string, tokens: readonly Token[], listed: Listed): Window[] {
  const windows: Window[] = takeAmounts(text, tokens);
  const taken = tokens.map((_token, index) =>
    windows.some(({ start, end }) => index >= start && index < end),
  );
  for (let length = Math.min(LONGEST_WINDOW, tokens.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const end = start + length;
      if (taken.slice(start, end).includes(true)) continue;
      const window = windowAt(tokens, start, end, listed);
      if (!window) continue;
      windows.push(window);
      taken.fill(true, start, end);
    }
  }
  return windows.sort((a, b) => a.start - b.start);
}

function takeAmounts(text: string, tokens: readonly Token[]): Window[] {
  return amountPhrases(text).map(({ start: from, end: to, part }) => {
    const start = tokens.findIndex((token) => token.end > from);
    const end = tokens.findLastIndex((token) => token.start < to) + 1;
    return { start, end, key: '', word: part, places: NO_PLACES };
  });
}

/** What the tokens mean as they are, else with the words of addresses written out ('sec 62'). */
function windowAt(
  tokens: readonly Token[],
  start: number,
  end: number,
  listed: Listed,
): Window | null {
  const typed = tokens.slice(start, end).map(({ key }) => key);
  const inFull = typed.map((key) => SHORT_FORMS.get(key) ?? key);
  for (const keys of typed.length > 1 ? [typed, inFull] : [typed]) {
    const key = keys.join('');
    const word = wordPartOf(key);
    const places = withListed(placesNamed(key), listed.get(key));
    if (word || isPlace(places, key, tokens, start, end)) return { start, end, key, word, places };
  }
  return null;
}

function withListed(places: PlacesOfName, listed: readonly ListedLocality[] = []): Named {
  const others = listed.filter(({ city, state }) =>
    places.localities.every((each) => each.city !== city || each.state !== state),
  );
  return { ...places, localities: [...places.localities, ...others] };
}

function isPlace(
  { states, towns, localities }: Named,
  key: string,
  tokens: readonly Token[],
  start: number,
  end: number,
): boolean {
  if (states.length + towns.length + localities.length === 0) return false;
  if (key.length > CODE_LENGTH || towns.length > 0) return true;
  // 'up' and 'or' are words before they are states, 'cp' is a place only in Delhi: a code stands after 'in',
  // after a town of its state or beside its city.
  const [before, after] = [tokens[start - 1]?.key ?? '', tokens[end]?.key ?? ''];
  const townsBefore = placesNamed(before).towns;
  const townsBeside = [...townsBefore, ...placesNamed(after).towns];
  return (
    before === 'in' ||
    townsBefore.some((town) => states.some((state) => state.name === town.state)) ||
    townsBeside.some((town) =>
      localities.some(({ city, state }) => city === town.name && state === town.state),
    )
  );
}

function readPlaces(
  windows: readonly Window[],
  understood: Map<Window, UnderstoodPart | null>,
  surroundings: Surroundings,
): void {
  const places = windows.filter((window) => !window.word);
  const stated = places.find(({ places: { states, towns } }) => states[0] && !towns[0]);
  const state = stated?.places.states[0] ?? null;

  const chosen = surroundings.city ? findTown(surroundings.city, surroundings.state) : null;
  const city = largest(
    places.flatMap((window) => {
      const isLocality = isRatherLocality(window, { all: places, chosen, stated: state });
      const found = isLocality ? null : townOf(window, state);
      return found ? [{ window, found }] : [];
    }),
  );
  const locality = firstMatch(places, (window) =>
    window === city?.window ? null : localityOf(window, city?.found ?? chosen, state),
  );
  if (city) understood.set(city.window, cityPart(city.found));
  if (locality) understood.set(locality.window, localityPart(locality.found));
  if (!stated || !state) return;
  const holder = city?.found.state ?? locality?.found.state;
  understood.set(stated, holder === state.name ? null : statePart(state));
}

/** Of several towns the largest is the city: the other may be a place in it ('Attibele Bangalore'). */
function largest(towns: readonly { window: Window; found: Town }[]) {
  return [...towns].sort((a, b) => (b.found.population ?? 0) - (a.found.population ?? 0))[0];
}

/** The town a window means: in the stated state if there is one, else the most populous. */
function townOf({ key, places }: Window, state: State | null): Town | null {
  const there = places.towns.find((town) => town.state === state?.name);
  if (there) return there;
  const town = places.towns[0];
  if (!town) return null;
  const isWord = COMMON_WORDS.has(key) && (town.population ?? 0) < KNOWN_TO_ALL;
  return isWord ? null : town;
}

/** The locality a window means: that of the city, else the only one of its name. */
function localityOf(
  { places }: Window,
  city: Town | null,
  state: State | null,
): ListedLocality | null {
  const possible = places.localities.filter((each) =>
    city
      ? each.city === city.name && each.state === city.state
      : state === null || each.state === state.name,
  );
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

/**
 * A name that is a town and a locality: beside its city, close to its city, or when the town is small, people
 * mean the locality (Dwarka is in Delhi, Loni in Ghaziabad, Gandhinagar is itself).
 */
function isRatherLocality(
  window: Window,
  { all, chosen, stated }: { all: readonly Window[]; chosen: Town | null; stated: State | null },
): boolean {
  const { towns } = window.places;
  const localities = window.places.localities.filter(
    (locality) => stated === null || locality.state === stated.name,
  );
  const town = towns[0];
  if (!town || localities.length === 0) return false;
  const beside = all.flatMap((other) => (other === window ? [] : other.places.towns));
  const isBesideItsCity = [...beside, ...(chosen ? [chosen] : [])].some((each) =>
    localities.some(({ city, state }) => city === each.name && state === each.state),
  );
  if (isBesideItsCity) return true;
  const known = localities.filter((each) => 'latitude' in each);
  if (known.length === 0) return false;
  const isNear = known.some((locality) => kilometresBetween(locality, town) < CITY_REACH_KM);
  return isNear || (town.population ?? 0) < LARGE_TOWN;
}

function firstMatch<Found>(
  windows: readonly Window[],
  match: (window: Window) => Found | null,
): { window: Window; found: Found } | null {
  for (const window of windows) {
    const found = match(window);
    if (found !== null) return { window, found };
  }
  return null;
}

function addOnce(
  understood: Map<Window, UnderstoodPart | null>,
  window: Window,
  part: UnderstoodPart,
): void {
  const isTaken = [...understood.values()].some((known) => known?.kind === part.kind);
  if (!isTaken) understood.set(window, part);
}

/** The text without the understood windows and without the fillers that stand beside them. */
function restOf(text: string, tokens: readonly Token[], understood: readonly Window[]): string {
  const isGone = tokens.map((_token, index) =>
    understood.some((window) => index >= window.start && index < window.end),
  );
  const dropFillers = (index: number, beside: number) => {
    if (isGone[beside] && FILLERS.has(tokens[index]?.key ?? '')) isGone[index] = true;
  };
  for (let index = 1; index < tokens.length; index += 1) dropFillers(index, index - 1);
  for (let index = tokens.length - 2; index >= 0; index -= 1) dropFillers(index, index + 1);
  if (tokens.every(({ key }, index) => isGone[index] || FILLERS.has(key))) return '';
  return tokens
    .filter((_token, index) => !isGone[index])
    .reduce((rest, token, index, kept) => {
      const before = kept[index - 1];
      const isNext = before && tokens.indexOf(token) === tokens.indexOf(before) + 1;
      const gap = isNext ? text.slice(before.end, token.start) : before ? ' ' : '';
      return rest + gap + text.slice(token.start, token.end);
    }, '');
}

function statePart(state: State): UnderstoodPart {
  return { kind: 'STATE', label: state.name, value: state.name };
}

function cityPart(town: Town): UnderstoodPart {
  return { kind: 'CITY', label: town.name, value: town.name, state: town.state };
}

function localityPart({ name, city, state }: ListedLocality): UnderstoodPart {
  return { kind: 'LOCALITY', label: `${name}, ${city}`, value: name, city, state };
}
