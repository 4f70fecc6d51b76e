import { otherCounts } from './keywordCounts.ts';
import { type Token } from './keywordTokens.ts';
import { type Window } from './keywordWindows.ts';
import { type Phrase } from './keywordAmounts.ts';
import { FILLERS, purposePart, type UnderstoodPart, wordPartOf } from './keywordWords.ts';
import { placeKey } from './placeKey.ts';

/** Tokens `start` to `end` (exclusive) that say what is not wanted: the windows, or words that mean nothing known. */
export interface Negation {
  readonly start: number;
  readonly end: number;
  readonly windows: readonly Window[];
}

/** What negates the words behind it, in English, and before it, in Hindi. */
const BEFORE = keysOf(
  `not|not in|not on|not at|not near|except|except for|excluding|exclude|without|no|other than|but not|apart from|anything but
  |anywhere but|never|avoid|neither|nor|dont want|do not want|dont show|do not show|non|minus|any but|all but|w o|sans|bina|sivay|सिवाय|बिना`,
);
const AFTER = keysOf(
  `nahi|nahin|nhi|nahi chahiye|nahin chahiye|nhi chahiye|nahi chaiye|na ho|nahi ho|na chahiye|ke alawa|ke alava|ke siwa
  |ke sivay|chhodkar|chodkar|chhod kar|chod kar|ko chhodkar|ko chodkar|ko chhod kar|ko chod kar|chhod ke|chod ke|ke bina
  |not allowed|not required|not needed|not wanted|excluded|not ok|not okay|excuse|please excuse|stay away|please stay away|नहीं|नहीं चाहिए|नही|नही चाहिए|न हो|ना हो|के अलावा|छोड़कर|को छोड़कर
  |छोड़ कर|को छोड़ कर|के सिवा|के बिना`,
);
const JOINS: ReadonlySet<string> = new Set(['or', 'and', 'nor', 'ya', 'aur', 'या', 'और']);
const LONGEST = 4;
/** So many words behind a negation that mean nothing known are what is not wanted. */
const MOST_UNREAD = 3;

/** 'Bina' is 'without' and a town, which is meant beside its state. */
export function isNegative(window: Window, windows: readonly Window[]): boolean {
  const next = windows.find(({ start }) => start === window.end);
  return window.word === null && BEFORE.has(window.key) && !next?.places.states[0];
}

/** What a text says is not wanted. 'Without broker' is none where it is a word of its own. */
export function negationsOf(
  text: string,
  tokens: readonly Token[],
  windows: readonly Window[],
): Negation[] {
  const found: Negation[] = [];
  const windowAt = (index: number) =>
    windows.find(({ start, end }) => start <= index && index < end);
  for (let index = 0; index < tokens.length; index += 1) {
    if (windowAt(index)) continue;
    const before = phraseAt(tokens, index, BEFORE) ?? 0;
    const after = phraseAt(tokens, index, AFTER) ?? 0;
    const end = Math.max(before, after);
    if (end === 0 || isNumbered(index, windowAt(index + 1))) continue;
    const negation = before < end ? behind(index, end) : inFront(index, end);
    found.push(negation);
    index = Math.max(end, negation.end) - 1;
  }
  return found;

  function inFront(start: number, from: number): Negation {
    let next = from;
    while (next < tokens.length && !windowAt(next) && isSkipped(next)) next += 1;
    const own: Window[] = [];
    for (let window = windowAt(next); window; window = windowAt(next)) {
      own.push(window);
      if (!JOINS.has(tokens[window.end]?.key ?? '') || !isAlike(window, windowAt(window.end + 1)))
        break;
      next = window.end + 1;
    }
    const last = own.at(-1);
    if (last) return { start, end: last.end, windows: own };
    let end = from;
    while (end < tokens.length && end < next + MOST_UNREAD && !windowAt(end) && !isBroken(end))
      end += 1;
    return { start, end, windows: [] };
  }

  function behind(from: number, end: number): Negation {
    let last = from - 1;
    while (last >= 0 && !windowAt(last) && isSkipped(last)) last -= 1;
    const own: Window[] = [];
    for (let window = windowAt(last); window; window = windowAt(last)) {
      own.unshift(window);
      if (
        !JOINS.has(tokens[window.start - 1]?.key ?? '') ||
        !isAlike(window, windowAt(window.start - 2))
      )
        break;
      last = window.start - 2;
    }
    const [first] = own;
    return { start: first?.start ?? Math.max(last, 0), end, windows: own };
  }

  /** 'House no 5'. */
  function isNumbered(index: number, next: Window | undefined): boolean {
    const isFigure = tokens[index]?.key === 'no' && /^\d/.test(tokens[index + 1]?.key ?? '');
    return isFigure && next?.word?.kind !== 'BEDROOMS' && next?.word?.kind !== 'BATHROOMS';
  }

  function isSkipped(index: number): boolean {
    return FILLERS.has(tokens[index]?.key ?? '');
  }

  function isBroken(index: number): boolean {
    return /[,;.]/.test(text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start));
  }
}

/** What has a word of its own for being without it, however that is said: 'w/o brokerage', 'without any broker'. */
export function withoutPhrases(tokens: readonly Token[]): Phrase[] {
  return tokens.flatMap(({ start }, index) => {
    const from = phraseAt(tokens, index, BEFORE);
    const at = tokens.findIndex(({ key }, next) => next >= (from ?? Infinity) && !FILLERS.has(key));
    const named = tokens[at];
    const part = named ? wordPartOf(`no${named.key}`) : null;
    const isNeed = /^(?:needed|required|wanted)$/.test(tokens[at + 1]?.key ?? '');
    return named && part?.kind === 'FILTER' && !isNeed ? { start, end: named.end, part } : [];
  });
}

/** 'Not Whitefield or Hoodi' are two places, 'not a flat or in Pune' is one kind. */
function isAlike(one: Window, other: Window | undefined): boolean {
  return other !== undefined && one.word?.kind === other.word?.kind;
}

const EXCLUDED: ReadonlySet<UnderstoodPart['kind']> = new Set<UnderstoodPart['kind']>([
  'CITY',
  'LOCALITY',
  'PINCODE',
  'TYPE',
  'SUBTYPE',
  'FILTER',
]);

/** What is wanted where a part is not; null where that cannot be said. */
export function excludedPart(part: UnderstoodPart): UnderstoodPart | null {
  const { kind, value, label } = part;
  if (kind === 'BEDROOMS' || kind === 'BATHROOMS') return otherCounts(kind, part);
  if (kind === 'PURPOSE') return purposePart(value === 'rent' ? 'sell' : 'rent');
  return EXCLUDED.has(kind) ? { ...part, label: `Not ${label}`, isExcluded: true } : null;
}

/** The end of the longest of these phrases at a token. */
function phraseAt(
  tokens: readonly Token[],
  index: number,
  phrases: ReadonlySet<string>,
): number | null {
  for (let end = Math.min(index + LONGEST, tokens.length); end > index; end -= 1) {
    if (phrases.has(keyOf(tokens.slice(index, end).map(({ key }) => key)))) return end;
  }
  return null;
}

function keysOf(phrases: string): ReadonlySet<string> {
  return new Set(phrases.split(/\s*\|/).map((phrase) => keyOf(phrase.split(' ').map(placeKey))));
}

function keyOf(words: readonly string[]): string {
  return words.join(' ');
}
