import { namesOf } from '../../../schema/catalogue/interpret/find.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { groupBy } from '../platform/groupBy.ts';
import { listLocalities, listStates, listTowns } from '../gazetteer/gazetteer.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { type Beginning, FIRST_CORRECTED_FIT, fitOf } from './nameMatch.ts';

/** What a suggestion stands for: the filters a choice of it sets. */
export type SuggestedFilter = {
  readonly state?: string;
  readonly city?: string;
  readonly locality?: string;
  readonly subtype?: string;
  readonly keyword?: string;
};

export type SuggestionKind = 'CITY' | 'LOCALITY' | 'STATE' | 'PROJECT' | 'SUBTYPE';

export type Candidate = {
  readonly kind: SuggestionKind;
  readonly label: string;
  readonly detail: string | null;
  readonly filter: SuggestedFilter;
  /** How well the text fits it, 0 is best (`fitOf`). */
  readonly fit: number;
  /** Decides between equals without listings: people who live there. */
  readonly population: number;
  /** What a locality that only listings name is compared by (`localityPlace`). */
  readonly place?: string;
};

/** States, towns, known localities and subtypes that a text begins; with typing mistakes when `corrected`. */
export function knownNames(typed: string, how: 'begun' | 'corrected'): Candidate[] {
  const shelf =
    how === 'begun' ? BY_TWO_LETTERS.get(typed.slice(0, 2)) : BY_LETTER.get(first(typed));
  const found: Candidate[] = [];
  for (const { beginnings, candidate } of shelf ?? []) {
    const fit = fitOf(typed, beginnings);
    if (fit === null || fit >= FIRST_CORRECTED_FIT !== (how === 'corrected')) continue;
    found.push({ ...candidate, fit });
  }
  return found;
}

/** Keys of a name and of what follows its first words: 'Navi Mumbai' is also begun by 'mum'. */
export function beginningsOf(names: readonly string[]): Beginning[] {
  const beginnings = names.flatMap((name) => {
    const words = name.split(/[\s/-]+/).filter((word) => placeKey(word) !== '');
    return words.map((_word, index) => ({
      key: placeKey(words.slice(index).join('')),
      isWholeName: index === 0,
    }));
  });
  return [...new Map(beginnings.map((each) => [each.key + each.isWholeName, each])).values()];
}

interface Known {
  readonly beginnings: readonly Beginning[];
  readonly candidate: Omit<Candidate, 'fit'>;
}

const CODE_LENGTH = 2;

const KNOWN: readonly Known[] = [
  ...listStates().map(({ name, aliases }) => ({
    beginnings: beginningsOf([name, ...aliases.filter((alias) => alias.length > CODE_LENGTH)]),
    candidate: made('STATE', name, null, { state: name }),
  })),
  ...listTowns().map(({ name, aliases, state, population }) => ({
    beginnings: beginningsOf([name, ...aliases]),
    candidate: made('CITY', name, state, { city: name, state }, population ?? 0),
  })),
  ...listLocalities().map(({ name, aliases, city, state }) => ({
    beginnings: beginningsOf([name, ...aliases]),
    candidate: made('LOCALITY', name, `${city}, ${state}`, { locality: name, city, state }),
  })),
  ...SUBTYPES.map((subtype) => ({
    beginnings: beginningsOf(namesOf(subtype)),
    candidate: made('SUBTYPE', subtype.title, null, { subtype: subtype.key }),
  })),
];

const BY_TWO_LETTERS = groupBy(KNOWN, ({ beginnings }) =>
  beginnings.map(({ key }) => key.slice(0, 2)),
);
const BY_LETTER = groupBy(KNOWN, ({ beginnings }) => beginnings.map(({ key }) => first(key)));

function made(
  kind: SuggestionKind,
  label: string,
  detail: string | null,
  filter: SuggestedFilter,
  population = 0,
): Omit<Candidate, 'fit'> {
  return { kind, label, detail, filter, population };
}

function first(key: string): string {
  return key.slice(0, 1);
}
