import { namesOf } from '../../../schema/catalogue/interpret/find.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { groupBy } from '../platform/groupBy.ts';
import { editDistance } from './editDistance.ts';
import { listLocalities, listStates, listTowns } from './gazetteer.ts';
import { placeKey } from './placeKey.ts';
import { understandKeyword } from './understand.ts';

export interface CorrectedName {
  readonly from: string;
  readonly to: string;
}

/**
 * Names of places and kinds of property in a text, one or two letters of which went wrong: 'indra nagar',
 * 'apartmnet', 'Gachibauli'. For a text that found nothing; what is understood as it stands is left alone,
 * and so are short words; words and names with figures resemble too many others ('Sector 8', 'Sector 9').
 */
export function correctNames(text: string): CorrectedName[] {
  const words = [...understandKeyword(text).rest.matchAll(WORD)];
  const taken = words.map(() => false);
  const corrected: CorrectedName[] = [];
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      if (taken.slice(start, start + length).includes(true)) continue;
      const from = words
        .slice(start, start + length)
        .map(([word]) => word)
        .join(' ');
      const to = nearest(placeKey(from));
      if (to === null) continue;
      corrected.push({ from, to });
      taken.fill(true, start, start + length);
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
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const FIGURE = /\p{N}/u;
const LONGEST_NAME = 3;
const SHORTEST_KEY = 5;
const LARGE_TOWN = 20_000;
const LOCALITY_WEIGHT = 200_000;
const KIND_WEIGHT = 20_000_000;

/** By first letter: it is hardly ever the one that is mistyped. */
const NAMES = groupBy(
  [
    ...SUBTYPES.flatMap((subtype) => namesOf(subtype).map((name) => named(name, KIND_WEIGHT))),
    ...listStates().flatMap(({ name, aliases }) =>
      [name, ...aliases].map((each) => named(each, KIND_WEIGHT)),
    ),
    ...listTowns()
      .filter(({ population }) => (population ?? 0) >= LARGE_TOWN)
      .flatMap(({ name, aliases, population }) =>
        [name, ...aliases].map((each) => named(each, population ?? 0)),
      ),
    ...listLocalities().flatMap(({ name, aliases }) =>
      [name, ...aliases].map((each) => named(each, LOCALITY_WEIGHT)),
    ),
  ],
  ({ key }) => (key.length < SHORTEST_KEY || FIGURE.test(key) ? [] : [key.slice(0, 1)]),
);

function nearest(key: string): string | null {
  const allowed = key.length < SHORTEST_KEY || FIGURE.test(key) ? 0 : key.length < 8 ? 1 : 2;
  if (allowed === 0) return null;
  let best: { name: Name; edits: number } | null = null;
  for (const name of NAMES.get(key.slice(0, 1)) ?? []) {
    if (Math.abs(name.key.length - key.length) > allowed) continue;
    const edits = editDistance(key, name.key);
    if (edits > allowed || edits === 0) continue;
    const isBetter =
      !best || edits < best.edits || (edits === best.edits && name.weight > best.name.weight);
    if (isBetter) best = { name, edits };
  }
  return best?.name.name ?? null;
}

function named(name: string, weight: number): Name {
  return { key: placeKey(name), name, weight };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
