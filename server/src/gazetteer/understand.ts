import { BUILDERS } from './data/builders.ts';
import { isCommonWord } from './data/everydayWords.ts';
import { keywordRecogniser } from '../../../schema/rules/searchKeyword.ts';
import { inIndia } from '../../../schema/format/time.ts';
import { amountPhrases, type Phrase } from './keywordAmounts.ts';
import { datePhrases } from './keywordDates.ts';
import { excludedPart, isNegative, negationsOf, withoutPhrases } from './keywordNegation.ts';
import { allKinds, readLandUnits, readWords, type Understood } from './keywordParts.ts';
import { readPlaces, statePart } from './keywordPlaces.ts';
import { type Token, tokensOf } from './keywordTokens.ts';
import { type Listed, takeWindows, type Window } from './keywordWindows.ts';
import { FILLERS, FLOOR_WORDS, type UnderstoodPart, wordPartOf } from './keywordWords.ts';

export type { ListedLocality } from './keywordWindows.ts';
export type { UnderstoodPart } from './keywordWords.ts';

export type Understanding = {
  /** In the order of the text; CITY, LOCALITY, SUBTYPE, FILTER and PINCODE perhaps several times, others once. */
  readonly parts: readonly UnderstoodPart[];
  /** What stays text, as it was typed. */
  readonly rest: string;
  /** The same without what says an order: 'sasta corner' has a corner. */
  readonly unordered: string;
  /** What is to be said of words that set nothing. */
  readonly notes: readonly Note[];
};

export interface Note {
  /** A place that lies abroad; a wish to be without something that could not be read; no kind of property here. */
  readonly kind: 'NO_SUCH_PLACE' | 'NOT_UNDERSTOOD' | 'NOT_A_KIND';
  readonly text: string;
}

/** What is known before the keyword is read. */
export type Surroundings = {
  /** The city that was chosen beside the keyword: its localities need no city of their own. */
  readonly city?: string;
  readonly state?: string;
  /** Found by the keys of `keywordNames`. */
  readonly listed?: Listed;
  /** What must stay text. */
  readonly without?: ReadonlySet<UnderstoodPart['kind']>;
  /** From when months are counted. */
  readonly now?: Date;
};

const LONGEST_NAME = 5;
const NONE_LISTED: Listed = new Map();

/**
 * Reads places, kinds of property, purpose, bedrooms, amounts and dates out of a search keyword, longest match
 * first. Pure; the whole vocabulary is in memory.
 *
 * A state named beside a town chooses between towns of one name and is then part of the town. A locality
 * that several cities have is read only beside its city.
 */
export function understandKeyword(text: string, surroundings: Surroundings = {}): Understanding {
  const tokens = tokensOf(text);
  const phrases = phrasesOf(text, tokens, surroundings.now ?? new Date());
  const taken = takeWindows(tokens, phrases, surroundings.listed ?? NONE_LISTED);
  const windows = taken.filter(
    (window) => !isNegative(window, taken) && !isPartOfMore(window, tokens, taken),
  );
  const negations = negationsOf(text, tokens, windows);
  const negated = new Set(negations.flatMap((negation) => negation.windows));
  const understood = readWords(windows, negated);
  readPlaces(windows, understood, surroundings, { text, tokens });
  readLandUnits(understood, surroundings.state);
  excludePlaces(understood, negated);
  for (const [window, part] of understood) {
    // What means nothing of its own is the state of a town.
    if (surroundings.without?.has(part?.kind ?? 'STATE')) understood.delete(window);
  }
  for (const [window, part] of understood) {
    if (part && LEADS_TO_NAME.has(part.kind) && isLeading(window, tokens, understood)) {
      understood.delete(window);
    }
  }
  const abroad = windows.filter(
    (window) =>
      window.isForeign &&
      !understood.has(window) &&
      !negated.has(window) &&
      !isOfName(window, tokens, windows),
  );
  const unread = negations.filter((each) => !each.windows.some((window) => understood.get(window)));
  const inOrder = [...understood].sort(([a], [b]) => a.start - b.start);
  const said = [...new Set(inOrder.flatMap(([, part]) => part ?? []))];
  const wishes = new Set<Pick<Window, 'start' | 'end'>>(
    inOrder.flatMap(([window, part]) => (part?.kind === 'SORT' ? window : [])),
  );
  // Alone it may stand in a title, and 'London House' may be called so.
  const left = said.length === 0 ? [] : abroad.filter((window) => !isBeforeKind(window, windows));
  const all = [...negations, ...left, ...understood.keys()];
  return {
    parts: allKinds(said),
    rest: restOf(
      text,
      tokens,
      all.filter((window) => !wishes.has(window)),
    ),
    unordered: restOf(text, tokens, all),
    notes: [
      ...abroad.map(({ start, end }) => noteOf('NO_SUCH_PLACE', text, tokens.slice(start, end))),
      ...unread.map(({ start, end }) => noteOf('NOT_UNDERSTOOD', text, tokens.slice(start, end))),
      ...tokens.flatMap((token, index) => {
        const isKind = windows.some(({ start, end }) => start <= index && index < end);
        return !isKind && NO_KINDS.has(token.key) ? noteOf('NOT_A_KIND', text, [token]) : [];
      }),
    ],
  };
}

/** What a place stands behind. */
const LEADS_TO_PLACE: ReadonlySet<string> = new Set(['in', 'at', 'near', 'around', 'from']);

/**
 * The floor of 'top floor' and of 'office floor' is no builder floor, 'ready by diwali' is not ready now, and neither is
 * 'Hosur Road' in Hosur nor 'Prestige Shantiniketan' in a town of the name.
 */
function isPartOfMore(
  { start, end, key, word, places: { towns, localities } }: Window,
  tokens: readonly Token[],
  all: readonly Window[],
): boolean {
  const [behind, ahead] = [tokens[start - 1]?.key ?? '', tokens[end]?.key ?? ''];
  const [town] = towns;
  if (!word && town) {
    return (
      ROADS.has(ahead) ||
      QUARTERS.has(ahead) ||
      (BUILDERS.has(behind) && (town.population ?? 0) < SMALL_TOWN)
    );
  }
  if (!word && localities.length > 0) {
    return end - start === 1 && QUARTERS.has(ahead) && all.every((each) => !each.places.towns[0]);
  }
  const others = all.filter((each) => each.key !== key && !FLOOR_WORDS.has(each.key));
  if (isKind(word) && SIZE.has(ahead)) return others.some((other) => isKind(other.word));
  if (key === 'ready') return UNTIL.has(ahead);
  if (!FLOOR_WORDS.has(key)) return false;
  const isApart = start === 0 || FILLERS.has(behind) || others.some((other) => other.end === start);
  return !isApart || others.some((other) => isKind(other.word));
}

function isKind(word: UnderstoodPart | null | undefined): boolean {
  return word?.kind === 'TYPE' || word?.kind === 'SUBTYPE';
}

const SMALL_TOWN = 100_000;
const ROADS: ReadonlySet<string> = new Set('road rd highway expressway bypass'.split(' '));
const QUARTERS: ReadonlySet<string> = new Set(
  'bazar bazaar nagar colony vihar puram puri ganj kunj enclave garden gardens'.split(' '),
);
/** Of a house on a plot both have one: 'villa, plot area 200 gaj' is no plot. */
const SIZE: ReadonlySet<string> = new Set(['area', 'size']);
const UNTIL: ReadonlySet<string> = new Set(['by', 'before', 'till', 'until', 'after', 'around']);

/** 'London' of 'Prestige London' and 'London Square', but not of 'flat in London Square'. */
function isOfName(
  { start, end }: Window,
  tokens: readonly Token[],
  windows: readonly Window[],
): boolean {
  const isUnread = (index: number) => {
    const { key } = tokens[index] ?? {};
    const isRead = windows.some((window) => window.start <= index && index < window.end);
    return key !== undefined && !isRead && !FILLERS.has(key);
  };
  const before = tokens[start - 1]?.key ?? '';
  if (LEADS_TO_PLACE.has(before)) return false;
  return isUnread(end) || (isUnread(start - 1) && !isCommonWord(before));
}

function isBeforeKind({ end }: Window, windows: readonly Window[]): boolean {
  const next = windows.find((window) => window.start === end)?.word?.kind;
  return next === 'TYPE' || next === 'SUBTYPE';
}

const PLACES: ReadonlySet<UnderstoodPart['kind']> = new Set<UnderstoodPart['kind']>([
  'STATE',
  'CITY',
  'LOCALITY',
  'PINCODE',
]);
/** What people look for and nobody lists here. */
const NO_KINDS: ReadonlySet<string> = new Set([
  'pg',
  'pgs',
  'hostel',
  'hostels',
  'dharamshala',
  'पीजी',
  'हॉस्टल',
]);

/** What is not wanted of the places; the state of a town that is not is one of its own. */
function excludePlaces(understood: Understood, negated: ReadonlySet<Window>): void {
  for (const window of negated) {
    const part = understood.get(window);
    if (part && PLACES.has(part.kind) && !part.isExcluded)
      understood.set(window, excludedPart(part));
  }
  const isIn = [...understood.values()].some(
    (part) => (part?.kind === 'CITY' || part?.kind === 'LOCALITY') && !part.isExcluded,
  );
  for (const [window, part] of understood) {
    const state = window.places.states[0];
    if (part === null && state && !isIn && !negated.has(window))
      understood.set(window, statePart(state));
  }
}

const LEADS_TO_NAME: ReadonlySet<UnderstoodPart['kind']> = new Set<UnderstoodPart['kind']>([
  'SORT',
  'WITHIN',
]);

/** 'New' in 'New York' is no wish for what is new, and '5 km from the metro' no distance from a place we know. */
function isLeading(
  { end, word }: Window,
  tokens: readonly Token[],
  understood: Understood,
): boolean {
  const next = tokens.findIndex(({ key }, index) => index >= end && !FILLERS.has(key));
  if (next < 0) return false;
  const read = [...understood.keys()].find((window) => window.start <= next && next < window.end);
  if (word?.kind !== 'SORT') return !read;
  if (next > end || (!read && isCommonWord(tokens[next]?.key ?? ''))) return false;
  return !read || (!read.word && word.value === 'newest');
}

function phrasesOf(text: string, tokens: readonly Token[], now: Date): Phrase[] {
  const dates = [...datePhrases(text, inIndia(now)), ...withoutPhrases(tokens)];
  const isFree = ({ start, end }: Phrase) =>
    dates.every((date) => end <= date.start || start >= date.end);
  return [...dates, ...amountPhrases(text).filter(isFree)];
}

function noteOf(kind: Note['kind'], text: string, tokens: readonly Token[]): Note {
  return { kind, text: text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0) };
}

/** True when nothing of a text stays unexplained: such a keyword passes the rules of searches. */
export const isUnderstood = keywordRecogniser((text) => {
  const { parts, rest } = understandKeyword(text);
  return parts.length > 0 && rest === '';
});

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

/** The text without the understood windows and without the fillers that stand beside them. */
function restOf(
  text: string,
  tokens: readonly Token[],
  understood: readonly Pick<Window, 'start' | 'end'>[],
): string {
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
    .reduce((rest, token, index, saved) => {
      const before = saved[index - 1];
      const isNext = before && tokens.indexOf(token) === tokens.indexOf(before) + 1;
      const gap = isNext ? text.slice(before.end, token.start) : before ? ' ' : '';
      return rest + gap + text.slice(token.start, token.end);
    }, '');
}
