import { SHORT_FORMS } from '../gazetteer/keywordWords.ts';
import { localityPlace } from '../gazetteer/localityPlace.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { type Database } from '../platform/database/connect.ts';
import { groupBy } from '../platform/groupBy.ts';
import {
  type Candidate,
  knownNames,
  type SuggestedFilter,
  type SuggestionKind,
} from './knownNames.ts';
import { type ListedName, listedNames, listedWithin } from './listedNames.ts';
import { type CountedPlace, type Counts, countNames } from './placeCounts.ts';
import { type Within } from './placeCounts.sql.ts';

export interface Suggestion {
  kind: SuggestionKind | 'PINCODE' | 'FILTER' | 'PHRASE' | 'TEXT';
  label: string;
  detail: string | null;
  propertyCount: number;
  propertyCountIsLowerBound: boolean;
  city: string | null;
  state: string | null;
  locality: string | null;
  pincode: string | null;
  subtype: string | null;
  /** 'furnishing=furnished'. */
  filter: string | null;
  keyword: string | null;
  /** Nothing fits the text: this is what others look for. */
  isPopular: boolean;
}

/** A suggestion that sets nothing yet. */
export const SETS_NOTHING = {
  detail: null,
  propertyCountIsLowerBound: false,
  city: null,
  state: null,
  locality: null,
  pincode: null,
  subtype: null,
  filter: null,
  keyword: null,
  isPopular: false,
} as const;

/** The fit of a text that is a name or its beginning, not that of a later word. */
export const WHOLE_NAME = 1;
/** A name without listings comes after names with listings that fit a little worse. */
const EMPTY_PENALTY = 2;

/** Which names are looked for; all of them when absent. */
interface Scope {
  /** Only localities of this town. */
  within?: Within | undefined;
  /** Only states, towns and localities. */
  isPlace?: true;
  /** With so many names with listings, localities of which only a later word begins so are not looked for. */
  enough?: number;
  /** Of this town they are all the same. */
  near?: Within | null;
}

/**
 * Names that a text begins, the best fit first, then the one with most public listings; with typing mistakes when
 * `corrected`.
 */
export async function findNames(
  database: Database,
  text: string,
  how: 'begun' | 'corrected',
  { within, isPlace, enough = Infinity, near }: Scope = {},
): Promise<Suggestion[]> {
  const inFull = text.replace(
    /[\p{L}\p{M}]{2,}/gu,
    (word) => SHORT_FORMS.get(placeKey(word)) ?? word,
  );
  const isMeant = ({ kind, filter }: Candidate) =>
    within ? kind === 'LOCALITY' && isIn(within, filter) : !(isPlace && kind === 'SUBTYPE');
  const known = knownNames(placeKey(inFull), how).filter(isMeant);
  const listed = (
    within ? await listedWithin(database, inFull, within) : await listedNames(database, inFull, how)
  ).filter(({ kind }) => !(isPlace && kind === 'PROJECT'));
  const names = { known, listed };
  if (enough === Infinity) return ranked(await counted(database, names, names, within));
  // "Nagar" stands behind the names of localities of every town: counting them all takes longer than all others.
  const [first, later] = [namesWhere(names, isFirst), namesWhere(names, (each) => !isFirst(each))];
  const found = await counted(database, names, first);
  const isFull = once(found).filter(isWholeAndListed).length >= enough;
  if (isFull && !near) return ranked(found);
  const used = new Set(found.map(({ candidate }) => keyOf(candidate)));
  const others = await counted(database, names, later, isFull ? (near ?? undefined) : undefined);
  const isNew = ({ candidate }: Counted) =>
    candidate.kind !== 'LOCALITY' || !used.has(keyOf(candidate));
  return ranked([...found, ...others.filter(isNew)]);
}

interface Names {
  readonly known: readonly Candidate[];
  readonly listed: readonly ListedName[];
}

type Fitting = Pick<Candidate, 'kind' | 'fit'>;

function isFirst({ kind, fit }: Fitting): boolean {
  return kind !== 'LOCALITY' || fit <= WHOLE_NAME;
}

function isWholeAndListed({ candidate: { fit }, count }: Counted): boolean {
  return fit <= WHOLE_NAME && count > 0;
}

function namesWhere({ known, listed }: Names, isMeant: (each: Fitting) => boolean): Names {
  return { known: known.filter(isMeant), listed: listed.filter(isMeant) };
}

/** Some of all names with their public listings, of localities only those in a town when one is named. */
async function counted(
  database: Database,
  all: Names,
  { known, listed }: Names,
  within?: Within,
): Promise<Counted[]> {
  const counts = await countNames(database, {
    states: namesIn(known, 'STATE', 'state'),
    cities: namesIn(known, 'CITY', 'city'),
    localities: listed.filter(({ kind }) => kind === 'LOCALITY').map(({ name }) => name),
    places: known.flatMap((each) => (each.kind === 'LOCALITY' ? [placeOf(each)] : [])),
    projects: listed.filter(({ kind }) => kind === 'PROJECT').map(({ name }) => name),
    withSubtypes: known.some(({ kind }) => kind === 'SUBTYPE'),
    within,
  });
  const countOf = countIn(counts);
  return [...known, ...listedCandidates(listed, all.known, counts)].map((candidate) => ({
    candidate,
    count: countOf(candidate),
  }));
}

function namesIn(
  candidates: readonly Candidate[],
  kind: SuggestionKind,
  key: 'state' | 'city',
): string[] {
  return candidates.flatMap((each) => (each.kind === kind ? (each.filter[key] ?? []) : []));
}

/**
 * Projects, and localities that only listings name, in every city that has public listings there. A locality that
 * is written in several ways is one, by the first of the names that fit best.
 */
function listedCandidates(
  listed: readonly ListedName[],
  known: readonly Candidate[],
  counts: Counts,
): Candidate[] {
  const isKnown = new Set(known.flatMap((each) => (each.kind === 'LOCALITY' ? keyOf(each) : [])));
  const candidates = (kind: ListedName['kind'], places: readonly CountedPlace[]): Candidate[] => {
    const named = groupBy(places, ({ name }) => [name]);
    return listed.flatMap(({ kind: of, name, fit }) =>
      (of === kind ? (named.get(name) ?? []) : []).map(({ city, state, place }) => {
        const filter =
          kind === 'PROJECT' ? { keyword: name, city, state } : { locality: name, city, state };
        const detail = `${city}, ${state}`;
        return { kind, label: name, detail, filter, fit, population: 0, ...(place && { place }) };
      }),
    );
  };
  const localities = candidates('LOCALITY', counts.localities).filter((each) => {
    const key = keyOf(each);
    return !isKnown.has(key) && isKnown.add(key);
  });
  return [...candidates('PROJECT', counts.projects), ...localities];
}

/** Looks the counts up by place. */
function countIn(counts: Counts): (candidate: Candidate) => number {
  const placed: Record<Exclude<SuggestionKind, 'SUBTYPE'>, readonly CountedPlace[]> = {
    STATE: counts.states,
    CITY: counts.cities,
    LOCALITY: counts.localities,
    PROJECT: counts.projects,
  };
  const known = new Map(
    Object.entries(placed).flatMap(([kind, places]) =>
      places.map(({ name, city, state, place, count }) => [
        [kind, place ?? name, city, state].join('|'),
        count,
      ]),
    ),
  );
  return (candidate) => {
    const { kind, filter } = candidate;
    const { subtype = '', keyword = '', city = '', state = '' } = filter;
    if (kind === 'SUBTYPE') return counts.subtypes.get(subtype) ?? 0;
    const name = kind === 'LOCALITY' ? placeOf(candidate) : keyword;
    return known.get([kind, name, city, state].join('|')) ?? 0;
  };
}

interface Counted {
  candidate: Candidate;
  count: number;
}

function ranked(counted: readonly Counted[]): Suggestion[] {
  return once(counted)
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        b.count - a.count ||
        b.candidate.population - a.candidate.population ||
        (a.candidate.label < b.candidate.label ? -1 : 1),
    )
    .map(presented);
}

/** Delhi the territory and Delhi the city are one choice. */
function once(counted: readonly Counted[]): Counted[] {
  const textOf = ({ candidate: { label }, count }: Counted) => `${label}: ${count}`;
  const cities = new Set(counted.filter(({ candidate }) => candidate.kind === 'CITY').map(textOf));
  return counted.filter((each) => each.candidate.kind !== 'STATE' || !cities.has(textOf(each)));
}

function rankOf({ candidate: { fit }, count }: Counted): number {
  return fit + (count === 0 && fit > 0 ? EMPTY_PENALTY : 0);
}

function presented({ candidate: { kind, label, detail, filter }, count }: Counted): Suggestion {
  return { ...SETS_NOTHING, kind, label, detail, propertyCount: count, ...filter };
}

function keyOf(candidate: Candidate): string {
  const { city, state } = candidate.filter;
  return [placeOf(candidate), city, state].join('|');
}

/** What is stored with a listing is not worked out again; nor are the gazetteer's, since every text asks. */
function placeOf({ place, filter }: Candidate): string {
  if (place !== undefined) return place;
  const { locality = '', city = '', state = '' } = filter;
  const key = PLACE_KEYS.get(filter) ?? localityPlace(city, state, locality).key;
  PLACE_KEYS.set(filter, key);
  return key;
}

const PLACE_KEYS = new WeakMap<SuggestedFilter, string>();

function isIn(within: Within, { city, state }: SuggestedFilter): boolean {
  return city === within.city && state === within.state;
}
