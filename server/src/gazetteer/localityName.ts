import { SHORT_FORMS } from './keywordWords.ts';

/** A locality's name as it is compared: the place itself, and which part of it is meant. */
export interface LocalityName {
  /** Sounds and figures of the place without blanks: one for all the ways in which people write it. */
  readonly base: string;
  /** 'phase7', 'stage2', 'east' …; '' for the whole place. */
  readonly part: string;
}

/**
 * Reads the name of a locality. Case, blanks, punctuation, accents, doubled letters, the many spellings
 * of one sound ('sh' and 's', 'ee' and 'i', 'w' and 'v', a short 'a' or none), roman or arabic numerals and the
 * order of a place and its part do not count: 'T.C PALYA' is 'TC Palaya', 'Banashankari 2 nd Stage' is
 * 'Banashankari Stage II'. Letters that stand for other names do: 'JC Nagar' is not 'JP Nagar'.
 */
export function readLocalityName(text: string): LocalityName {
  const words = withNumbers(wordsOf(text));
  const parts: string[] = [];
  const rest = takeParts(words, parts);
  // 'Sector 62' is a place of its own.
  if (rest.length === 0) return { base: parts.join(''), part: '' };
  return { base: soundsOf(rest), part: parts.join('-') };
}

/** The two as one text; the key of a place is the beginning of the keys of its parts. */
export function localityKey({ base, part }: LocalityName): string {
  return part === '' ? base : base + PART_MARK + part;
}

/** The key of the whole place that a key, perhaps of a part, belongs to. */
export function baseOf(key: string): string {
  return key.split(PART_MARK, 1)[0] ?? key;
}

/** The part that a key means; '' for a whole place. */
export function partOf(key: string): string {
  return key.slice(baseOf(key).length + PART_MARK.length);
}

/** Stands before every letter and figure, so that a place and its parts are one range of keys. */
export const PART_MARK = '/';

/** Words of addresses that say which part of a place is meant, beside a figure or a single letter. */
const NUMBERED_PARTS = new Set(['stage', 'phase', 'block', 'sector', 'cross', 'main', 'pocket']);
/** The same at the end of a name, on their own. */
export const NAMED_PARTS: ReadonlySet<string> = new Set([
  'east',
  'west',
  'north',
  'south',
  'extension',
]);
/** What people write before a place that is near another. */
const BESIDE = new Set(['off', 'near', 'opp', 'opposite', 'behind']);

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ORDINAL_ENDINGS = new Set(['st', 'nd', 'rd', 'th']);

const WORD = /\d+|[\p{L}\p{M}]+/gu;
const FIGURE = /^\d/;
/** Only the accents of Latin letters; vowel signs of Indian scripts are letters here. */
const ACCENTS = /[\u0300-\u036f]/g;

interface Word {
  text: string;
  /** '7th' stands before what it counts, '7' may stand after it. */
  isOrdinal: boolean;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().replaceAll('&', ' and ');
  const words: string[] = plain.match(WORD) ?? [];
  const named = words.map((word, index) => {
    // 'Andheri (W)', but 'S Block' and 'E City'.
    const isInitial = word.length === 1 && (index === 0 || index < words.length - 1);
    return isInitial ? word : (SHORT_FORMS.get(word) ?? word);
  });
  return named.length > 1 && BESIDE.has(named[0] ?? '') ? named.slice(1) : named;
}

/** Ordinals and roman numerals as figures: '2 nd stage', 'second stage' and 'stage II' all say 2. */
function withNumbers(words: readonly string[]): Word[] {
  const isPart = (index: number) => NUMBERED_PARTS.has(words[index] ?? '');
  return words.flatMap((text, index) => {
    const [before = '', after = ''] = [words[index - 1], words[index + 1]];
    if (ORDINAL_ENDINGS.has(text) && FIGURE.test(before)) return [];
    const roman = ROMAN.indexOf(text);
    const isNumeral =
      text.length > 1 || isPart(index - 1) || isPart(index + 1) || index === words.length - 1;
    if (roman > 0 && isNumeral && words.length > 1) return [number(String(roman))];
    const ordinal = ORDINALS.indexOf(text);
    if (ordinal >= 0 && isPart(index + 1)) return [number(String(ordinal + 1), true)];
    return [number(text, ORDINAL_ENDINGS.has(after) && FIGURE.test(text))];
  });
}

function number(text: string, isOrdinal = false): Word {
  return { text, isOrdinal };
}

/** Moves 'phase 7', '4 T block', a last 'east' or '2' from the words to the parts; answers what is left. */
function takeParts(words: readonly Word[], parts: string[]): string[] {
  const isTaken = words.map(() => false);
  for (const [index, { text }] of words.entries()) {
    if (!NUMBERED_PARTS.has(text)) continue;
    const [before, after] = [numberBefore(words, index), numberAt(words, index + 1)];
    const found = before?.isOrdinal ? before : (after ?? before);
    if (!found || isTaken[found.start]) continue;
    parts.push(text + found.text);
    isTaken[index] = true;
    isTaken.fill(true, found.start, found.end);
  }
  const last = words.length - 1;
  const { text = '' } = words[last] ?? {};
  if (last > 0 && !isTaken[last] && !isTaken[0] && (NAMED_PARTS.has(text) || FIGURE.test(text))) {
    parts.push(text);
    isTaken[last] = true;
  }
  parts.sort();
  return words.flatMap((word, index) => (isTaken[index] ? [] : [word.text]));
}

interface NumberAt extends Word {
  start: number;
  end: number;
}

/** '7', '1 a' or, where no longer name follows, 'b'. */
function numberAt(words: readonly Word[], start: number): NumberAt | null {
  const [first, second] = words.slice(start, start + 2);
  if (!first || first.isOrdinal) return null;
  const isLast = words.length <= start + 2;
  if (FIGURE.test(first.text)) {
    const letter = second && isLast && isLetter(second) ? second.text : '';
    return { ...first, text: first.text + letter, start, end: start + 1 + letter.length };
  }
  return isLetter(first) && words.length === start + 1 ? { ...first, start, end: start + 1 } : null;
}

function numberBefore(words: readonly Word[], end: number): NumberAt | null {
  const [first, second] = [words[end - 2], words[end - 1]];
  if (!second) return null;
  if (FIGURE.test(second.text)) return { ...second, start: end - 1, end };
  if (!isLetter(second)) return null;
  if (first && FIGURE.test(first.text)) {
    return { text: first.text + second.text, isOrdinal: true, start: end - 2, end };
  }
  const standsAlone = end === 1 || end === words.length - 1;
  return standsAlone ? { ...second, start: end - 1, end } : null;
}

function isLetter({ text }: Word): boolean {
  return text.length === 1 && !FIGURE.test(text);
}

const VOWEL = /[aeiou]/;
const LONG_WORD = 5;
const SHORTEST_NAME = 4;

/** 'Rajarajeshwari Nagara' and 'Raja Rajeswari nagar' sound the same. */
function soundsOf(words: readonly string[]): string {
  const joined = words.reduce((before, word) => {
    const sound = soundOf(word);
    const isDoubled =
      word.length >= SHORTEST_NAME && before.endsWith(sound[0] ?? ' ') && isName(before);
    return before + (isDoubled ? sound.slice(1) : sound);
  }, '');
  // Behind a house number too the first letter is heard.
  const begun = joined.search(/\D/) + 1;
  return joined.slice(0, begun) + joined.slice(begun).replaceAll('a', '');
}

/** A word and no abbreviation, whose every letter counts. */
function isName(word: string): boolean {
  return word.length >= SHORTEST_NAME && VOWEL.test(word);
}

function soundOf(word: string): string {
  let sound = word.replaceAll('x', 'ks');
  if (!VOWEL.test(word)) return word;
  if (word.length >= LONG_WORD) {
    sound = sound.replace(/([bdgjkpst])h/g, '$1').replace(/([^aeious])s$/, '$1');
  }
  return sound
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')
    .replace(/er(?![aeiou])/g, 'r')
    .replace(/([^aeiouy])y(?![aeiou])/g, '$1i')
    .replace(/(?<=.)(\p{L})\1+/gu, '$1');
}
