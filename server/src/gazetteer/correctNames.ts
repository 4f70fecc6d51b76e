import { FILTER_ROWS } from '../../../schema/catalogue/filters.ts';
import { namesOf } from '../../../schema/catalogue/interpret/find.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { groupBy } from '../platform/groupBy.ts';
import { isSpelledRight } from './data/everydayWords.ts';
import { editDistance } from './editDistance.ts';
import { listLocalities, listStates, listTowns } from './gazetteer.ts';
import { placeKey } from './placeKey.ts';
import { understandKeyword } from './understand.ts';

export interface CorrectedName {
  readonly from: string;
  readonly to: string;
}

/** Names of kinds of property alone, those of states and cities too, or all that the gazetteer knows. */
export type NamesToCorrect = 'kinds' | 'kinds and cities' | 'all names';

/**
 * Names of places and kinds of property in a text, one or two letters of which went wrong: 'indra nagar',
 * 'apartmnet', 'indipendent house'. What is understood as it stands is left alone, and so are short words; words
 * and names with figures resemble too many others ('Sector 8', 'Sector 9').
 */
export function correctNames(text: string, which: NamesToCorrect): CorrectedName[] {
  const unread = new Set([...understandKeyword(text).rest.matchAll(WORD)].map(([word]) => word));
  const words = [...text.matchAll(WORD)].map(([word]) => word);
  const used = words.map(() => false);
  const corrected: CorrectedName[] = [];
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      if (used.slice(start, start + length).includes(true)) continue;
      const own = words.slice(start, start + length);
      if (!own.some((word) => unread.has(word)) || own.every(isSpelledRight)) continue;
      // 'Nagar' is a word of many names and no city spelled wrong.
      if (length === 1 && NAME_WORDS.has(placeKey(own[0] ?? ''))) continue;
      const from = own.join(' ');
      const to = nearest(placeKey(from), which);
      if (to === null) continue;
      corrected.push({ from, to });
      used.fill(true, start, start + length);
    }
  }
  return corrected;
}

/** The text with each corrected name in place of what was typed. */
export function withCorrectedNames(text: string, corrected: readonly CorrectedName[]): string {
  return corrected.reduce((result, { from, to }) => {
    const typed = from
      .split(' ')
      .map(escaped)
      .join(String.raw`[^\p{L}\p{N}]+`);
    return result.replace(new RegExp(typed, 'iu'), () => to);
  }, text);
}

interface Name {
  readonly key: string;
  readonly name: string;
  /** Decides between names that are equally near: what is searched for most. */
  readonly weight: number;
  readonly of: (typeof NARROWEST)[number];
}

/** What a name is one of: the narrower come first. */
const NARROWEST = ['kinds', 'kinds and cities', 'all names'] as const;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const FIGURE = /\p{N}/u;
const LONGEST_NAME = 3;
const SHORTEST_KEY = 5;
const SHORTEST_KIND = 4;
/** 'flt', 'plt', 'shp'. */
const WITHOUT_VOWELS = /^[^aeiou]{3}$/;
const TOWN = 20_000;
const CITY = 100_000;
const LOCALITY_WEIGHT = 200_000;
const KIND_WEIGHT = 20_000_000;

/** Words of names of more than one word. */
const NAME_WORDS: ReadonlySet<string> = new Set(
  [...listTowns(), ...listLocalities()].flatMap(({ name }) => {
    const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).map(placeKey);
    return words.length > 1 ? words : [];
  }),
);

/** Long words of those by which filters are said, and what is searched for most. */
const SAID = [
  'rent',
  'sale',
  'lease',
  'resale',
  ...FILTER_ROWS.flatMap(({ choices }) =>
    choices.flatMap(({ words = [] }) => words.flatMap((phrase) => phrase.split(' '))),
  ).filter((word) => /^[a-z]{8,}$/.test(word)),
];

/** By first letter: it is hardly ever the one that is mistyped. */
const NAMES = groupBy(
  [
    ...SUBTYPES.flatMap((subtype) =>
      namesOf(subtype).map((name) => named(name, KIND_WEIGHT, 'kinds')),
    ),
    ...SAID.map((word) => named(word, KIND_WEIGHT, 'kinds')),
    ...listStates().flatMap(({ name, aliases }) =>
      [name, ...aliases].map((each) => named(each, KIND_WEIGHT, 'kinds and cities')),
    ),
    ...listTowns()
      .filter(({ population }) => (population ?? 0) >= TOWN)
      .flatMap(({ name, aliases, population }) =>
        [name, ...aliases].map((each) =>
          named(each, population ?? 0, (population ?? 0) < CITY ? 'all names' : 'kinds and cities'),
        ),
      ),
    ...listLocalities().flatMap(({ name, aliases }) =>
      [name, ...aliases].map((each) => named(each, LOCALITY_WEIGHT, 'all names')),
    ),
  ],
  ({ key, of }) => {
    const shortest = of === 'kinds' ? SHORTEST_KIND : SHORTEST_KEY;
    return key.length < shortest || FIGURE.test(key) ? [] : [key.slice(0, 1)];
  },
);

function nearest(key: string, which: NamesToCorrect): string | null {
  const isShort = key.length < SHORTEST_KIND && !WITHOUT_VOWELS.test(key);
  const allowed = isShort || FIGURE.test(key) ? 0 : key.length < 9 ? 1 : 2;
  if (allowed === 0) return null;
  const widest = NARROWEST.indexOf(which);
  let best: { name: Name; edits: number } | null = null;
  for (const name of NAMES.get(key.slice(0, 1)) ?? []) {
    if (NARROWEST.indexOf(name.of) > widest) continue;
    if (Math.abs(name.key.length - key.length) > allowed) continue;
    if (key.length < SHORTEST_KEY && !isSlip(key, name)) continue;
    const edits = editDistance(key, name.key);
    if (edits === 0) return null;
    if (edits > allowed) continue;
    const isBetter =
      !best || edits < best.edits || (edits === best.edits && name.weight > best.name.weight);
    if (isBetter) best = { name, edits };
  }
  return best?.name.name ?? null;
}

/** A short word is a kind only where letters of that changed places or one is missing: 'falt', 'vila'. */
function isSlip(key: string, name: Name): boolean {
  const letters = (text: string) => Array.from(text).sort().join('');
  return (
    name.of === 'kinds' && (name.key.length > key.length || letters(name.key) === letters(key))
  );
}

function named(name: string, weight: number, of: Name['of']): Name {
  return { key: placeKey(name), name, weight, of };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
