import { groupBy } from '../platform/groupBy.ts';
import { isCommonWord } from './data/everydayWords.ts';
import { isForeign } from './data/foreignPlaces.ts';
import { listLocalities, type Locality, type PlacesOfName, placesNamed } from './gazetteer.ts';
import { soundedPlace } from './indicScripts.ts';
import { type Phrase } from './keywordAmounts.ts';
import type { Token } from './keywordTokens.ts';
import {
  FILLERS,
  SHORT_FORMS,
  type UnderstoodPart,
  WHOLE_NAMES,
  wordPartOf,
} from './keywordWords.ts';
import { findPincode } from './pincodes.ts';
import { placeKey } from './placeKey.ts';

/** A locality that listings name, whether the gazetteer knows it or not. */
export type ListedLocality = Pick<Locality, 'name' | 'city' | 'state'> &
  Counts & {
    /** Nobody knows it: it is one only beside its city. */
    readonly isAssumed?: true;
  };

interface Counts {
  /** How many listings stand there. */
  readonly count?: number;
  /** How many stand in towns of the same name. */
  readonly inTowns?: number | undefined;
}

/** Tokens `start` to `end` (exclusive) that mean something together. */
export type Window = {
  start: number;
  end: number;
  key: string;
  word: UnderstoodPart | null;
  places: Named;
  /** A place abroad has the name too. */
  isForeign?: boolean;
};

/** Everything that carries one name, also where only listings know it. */
type Named = Omit<PlacesOfName, 'localities'> & {
  readonly localities: readonly ((Locality & Counts) | ListedLocality)[];
};

/** Localities that only listings name, by the key of the words they are written in. */
export type Listed = ReadonlyMap<string, readonly ListedLocality[]>;

const NO_PLACES: Named = { states: [], towns: [], localities: [] };
const LONGEST_WINDOW = 8;
const CODE_LENGTH = 2;

/** All that means something, longest first, in the order of the text. */
export function takeWindows(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  listed: Listed,
): Window[] {
  const windows: Window[] = phraseWindows(tokens, phrases);
  const used = tokens.map((_token, index) =>
    windows.some(({ start, end }) => index >= start && index < end),
  );
  for (let length = Math.min(LONGEST_WINDOW, tokens.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const end = start + length;
      if (used.slice(start, end).includes(true)) continue;
      const window = windowAt(tokens, start, end, listed);
      if (window) windows.push(window);
      if (window ?? isWhole(tokens.slice(start, end))) used.fill(true, start, end);
    }
  }
  for (const window of windows) {
    const before = shortenedBefore(tokens, window, used);
    if (before) windows.push(before);
    let next = shortenedAfter(tokens, window, window.end, { used, listed });
    for (; next; next = shortenedAfter(tokens, window, next.end, { used, listed }))
      windows.push(next);
  }
  return windows.sort((a, b) => a.start - b.start);
}

function isWhole(tokens: readonly Token[]): boolean {
  return WHOLE_NAMES.has(tokens.map(({ key }) => key).join(''));
}

/** 'Sector 62, 63 or 64', 'Andheri East, West': behind the first only what is other is said. */
function shortenedAfter(
  tokens: readonly Token[],
  { start, end, word }: Window,
  from: number,
  { used, listed }: { used: readonly boolean[]; listed: Listed },
): Window | null {
  const at = JOINING.has(tokens[from]?.key ?? '') ? from + 1 : from;
  const [last, next] = [tokens[end - 1], tokens[at]];
  if (word || end - start < 2 || !last || !next || used[at] || kindOf(last) !== kindOf(next))
    return null;
  if (kindOf(next) === null) return null;
  const window = windowAt([...tokens.slice(start, end - 1), next], 0, end - start, listed);
  return window?.places.localities.length ? { ...window, start: at, end: at + 1 } : null;
}

/** 'East or north facing', 'semi or fully furnished': of the first only what is other is said. */
function shortenedBefore(
  tokens: readonly Token[],
  { start, end, word }: Window,
  used: readonly boolean[],
): Window | null {
  const isJoined = JOINING.has(tokens[start - 1]?.key ?? '');
  const at = isJoined ? start - 2 : start - 1;
  const own = tokens[at];
  if (!isJoined && !tokens[start]?.isJoined) return null;
  if (word?.kind !== 'FILTER' || end - start < 2 || !own || used[at]) return null;
  const key =
    own.key +
    tokens
      .slice(start + 1, end)
      .map((token) => token.key)
      .join('');
  const part = wordPartOf(key);
  const [filter] = word.value.split('=');
  const isAlike = part?.value.split('=')[0] === filter;
  return part && isAlike ? { start: at, end: start, key, word: part, places: NO_PLACES } : null;
}

const JOINING: ReadonlySet<string> = new Set(['or', 'and', 'ya', 'aur']);
const SIDES: ReadonlySet<string> = new Set(['east', 'west', 'north', 'south']);

function kindOf({ key }: Token): 'number' | 'side' | null {
  if (/^\d+\p{L}?$/u.test(key)) return 'number';
  return SIDES.has(key) ? 'side' : null;
}

function phraseWindows(tokens: readonly Token[], phrases: readonly Phrase[]): Window[] {
  return phrases.map(({ start: from, end: to, part }) => {
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
    const word = wordPartOf(key) ?? pincodePartOf(key);
    const places = withSectors(withListed(placesNamed(key), listed.get(key)), key);
    const abroad = isForeign(key) && { isForeign: true };
    if (word || abroad || isPlace(places, key, tokens, start, end))
      return { start, end, key, word, places, ...abroad };
  }
  return soundedWindow(tokens, start, end, listed);
}

/** A place in another script that is known in Latin letters alone. */
function soundedWindow(
  tokens: readonly Token[],
  start: number,
  end: number,
  listed: Listed,
): Window | null {
  const own = tokens.slice(start, end);
  const isName = own.every(
    ({ key }) => !wordPartOf(key) && !FILLERS.has(key) && !isCommonWord(key),
  );
  if (!isName || own.every(({ latin }) => latin === undefined)) return null;
  const latin = own.map(
    (token) =>
      SHORT_FORMS.get(token.key) ??
      (end - start > 1 ? placesNamed(token.key).towns[0]?.name : null) ??
      token.latin ??
      token.key,
  );
  const key = soundedPlace(latin.join(' ')) ?? placeKey(latin.join(''));
  const places = withListed(placesNamed(key), listed.get(own.map((token) => token.key).join('')));
  const isKnown = isPlace(places, key, tokens, start, end);
  return isKnown ? { start, end, key, word: null, places } : null;
}

/** '110075', 'pin code 110075': behind the words any six figures, alone those that are a code. */
function pincodePartOf(key: string): UnderstoodPart | null {
  const [, words = '', code = ''] = PINCODE.exec(key) ?? [];
  if (code === '') return null;
  const found = findPincode(code);
  if (!found && words === '') return null;
  const label = found ? `PIN ${code}, ${found.town.name}` : `PIN ${code}`;
  return { kind: 'PINCODE', label, value: code };
}

const PINCODE = /^((?:postal|zip|area)?(?:pin)?(?:code)?(?:no|number)?)([1-9]\d{5})$/;

function withListed(places: PlacesOfName, listed: readonly ListedLocality[] = []): Named {
  const isSame = (a: ListedLocality, b: ListedLocality) => a.city === b.city && a.state === b.state;
  const known = places.localities.map((place) => {
    const { count, inTowns } = listed.find((each) => isSame(each, place)) ?? {};
    return count === undefined ? place : { ...place, count, inTowns };
  });
  const others = listed.filter((each) => !places.localities.some((place) => isSame(each, place)));
  return { ...places, localities: [...known, ...others] };
}

const SECTOR = /^sector(\d{1,3}[a-d]?)$/;
/** With so many of its sectors known a city has others too. */
const SECTORED = 3;
const SECTORED_CITIES = [
  ...groupBy(
    listLocalities().filter(({ name }) => SECTOR.test(placeKey(name))),
    ({ city, state }) => [`${city}/${state}`],
  ).values(),
].flatMap(([first, ...others]) => (first && others.length + 1 >= SECTORED ? [first] : []));

/** 'Sector 50' is a place of every city of sectors, whether the gazetteer has it or not. */
function withSectors(places: Named, key: string): Named {
  const [, number] = SECTOR.exec(key) ?? [];
  if (number === undefined) return places;
  const name = `Sector ${number.toUpperCase()}`;
  const others = SECTORED_CITIES.filter(
    ({ city, state }) =>
      !places.localities.some((each) => each.city === city && each.state === state),
  ).map(({ city, state }) => ({ name, city, state, isAssumed: true as const }));
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
