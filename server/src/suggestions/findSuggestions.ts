import { LIMITS } from '../../../schema/limits.ts';
import { SHORT_FORMS } from '../gazetteer/keywordWords.ts';
import { findTown } from '../gazetteer/gazetteer.ts';
import { localityPlace } from '../gazetteer/localityPlace.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { type Database } from '../platform/database/connect.ts';
import {
  type Candidate,
  knownNames,
  type SuggestedFilter,
  type SuggestionKind,
} from './knownNames.ts';
import { type ListedName, listedNames } from './listedNames.ts';
import { findPhrase } from './findPhrase.ts';
import { type CountedPlace, type Counts, countNames } from './placeCounts.ts';

export interface Suggestion {
  kind: SuggestionKind | 'PHRASE';
  label: string;
  detail: string | null;
  propertyCount: number;
  propertyCountIsLowerBound: boolean;
  city: string | null;
  state: string | null;
  locality: string | null;
  subtype: string | null;
  keyword: string | null;
}

/**
 * What a text being typed could become: the search that it is already, where all of it is understood, then places,
 * projects and subtypes that it begins, the best fit first, then the one with most public listings; those without
 * one come last. Typing mistakes are corrected when hardly anything begins so. A text of fewer than two letters or
 * figures suggests nothing, and no text is refused.
 */
export async function findSuggestions(
  database: Database,
  text: string,
  limit: number,
  near: Near = {},
): Promise<Suggestion[]> {
  const most = Math.min(Math.max(Math.trunc(limit) || 0, 1), LIMITS.suggestions.max);
  const typed = text.slice(0, LIMITS.keyword.maxLength);
  if (placeKey(typed).length < LIMITS.suggestions.minLetters) return [];
  const [phrase, names] = await Promise.all([
    findPhrase(database, typed, near),
    findNames(database, typed),
  ]);
  return [...(phrase ? [phrase] : []), ...listedFirst(nearFirst(names, near))].slice(0, most);
}

async function findNames(database: Database, typed: string): Promise<Suggestion[]> {
  const begun = await found(database, typed, 'begun');
  if (begun.length >= ENOUGH) return begun;
  const others = [
    ...(await foundBeside(database, typed)),
    ...(await found(database, typed, 'corrected')),
  ];
  return distinct([...begun, ...others]);
}

/** Names of which nothing can be had come after all others. */
function listedFirst(suggestions: readonly Suggestion[]): Suggestion[] {
  return [
    ...suggestions.filter(({ propertyCount }) => propertyCount > 0),
    ...suggestions.filter(({ propertyCount }) => propertyCount === 0),
  ];
}

/** What lies in the city that was chosen comes before what lies elsewhere. */
function nearFirst(suggestions: readonly Suggestion[], { city, state }: Near): Suggestion[] {
  const town = city ? findTown(city, state) : null;
  const isNear = (each: Suggestion) => each.city === town?.name && each.state === town?.state;
  if (!town) return [...suggestions];
  return [...suggestions.filter(isNear), ...suggestions.filter((each) => !isNear(each))];
}

/** The city that the site is narrowed to. */
export interface Near {
  city?: string | undefined;
  state?: string | undefined;
}

/** With fewer fits than this, names that fit with a typing mistake are offered after them. */
const ENOUGH = 3;
const MOST_SPLITS = 4;
/** The fit of a text that is a name or its beginning, not that of a later word. */
const WHOLE_NAME = 1;
/** A name without listings comes after names with listings that fit a little worse. */
const EMPTY_PENALTY = 2;

/** 'indiranagar bang' and 'noida sec 6': a locality or project beside the town or state it is in. */
async function foundBeside(database: Database, text: string): Promise<Suggestion[]> {
  const words = text.split(/[\s,]+/).filter(Boolean);
  for (let split = words.length - 1; split > 0 && split > words.length - MOST_SPLITS; split -= 1) {
    const sides = [words.slice(0, split).join(' '), words.slice(split).join(' ')] as const;
    for (const [subject, place] of [sides, [sides[1], sides[0]] as const]) {
      const places = knownNames(placeKey(place), 'begun').filter(({ fit }) => fit <= WHOLE_NAME);
      if (places.length === 0 || placeKey(subject).length < LIMITS.suggestions.minLetters) continue;
      const inside = (await found(database, subject, 'begun')).filter(
        (each) =>
          each.city !== null &&
          each.kind !== 'CITY' &&
          places.some(({ kind, filter }) =>
            kind === 'CITY'
              ? filter.city === each.city && filter.state === each.state
              : kind === 'STATE' && filter.state === each.state,
          ),
      );
      if (inside.length > 0) return inside;
    }
  }
  return [];
}

async function found(
  database: Database,
  text: string,
  how: 'begun' | 'corrected',
): Promise<Suggestion[]> {
  const inFull = text.replace(
    /[\p{L}\p{M}]{2,}/gu,
    (word) => SHORT_FORMS.get(placeKey(word)) ?? word,
  );
  const known = knownNames(placeKey(inFull), how);
  const listed = await listedNames(database, inFull, how);
  const counts = await countNames(database, {
    states: namesIn(known, 'STATE', 'state'),
    cities: namesIn(known, 'CITY', 'city'),
    localities: listed.filter(({ kind }) => kind === 'LOCALITY').map(({ name }) => name),
    places: known.flatMap(({ kind, filter }) => (kind === 'LOCALITY' ? [placeOf(filter)] : [])),
    projects: listed.filter(({ kind }) => kind === 'PROJECT').map(({ name }) => name),
    withSubtypes: known.some(({ kind }) => kind === 'SUBTYPE'),
  });
  const countOf = countIn(counts);
  return ranked(
    [...known, ...listedCandidates(listed, known, counts)].map((candidate) => ({
      candidate,
      count: countOf(candidate),
    })),
  );
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
  const fits = new Map(listed.map(({ kind, name, fit }) => [kind + name, fit]));
  const order = new Map(listed.map(({ kind, name }, index) => [kind + name, index]));
  const orderOf = ({ kind, label }: Candidate) => order.get(kind + label) ?? listed.length;
  const isKnown = new Set(
    known.flatMap(({ kind, filter }) => (kind === 'LOCALITY' ? keyOf(filter) : [])),
  );
  const candidates = (kind: ListedName['kind'], places: readonly CountedPlace[]): Candidate[] =>
    places.flatMap(({ name, city, state }) => {
      const fit = fits.get(kind + name);
      const filter =
        kind === 'PROJECT' ? { keyword: name, city, state } : { locality: name, city, state };
      if (fit === undefined) return [];
      return [{ kind, label: name, detail: `${city}, ${state}`, filter, fit, population: 0 }];
    });
  const localities = candidates('LOCALITY', counts.localities)
    .sort((a, b) => orderOf(a) - orderOf(b))
    .filter(({ filter }) => {
      const key = keyOf(filter);
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
  return ({ kind, filter }) => {
    const { subtype = '', keyword = '', city = '', state = '' } = filter;
    if (kind === 'SUBTYPE') return counts.subtypes.get(subtype) ?? 0;
    const name = kind === 'LOCALITY' ? placeOf(filter) : keyword;
    return known.get([kind, name, city, state].join('|')) ?? 0;
  };
}

interface Counted {
  candidate: Candidate;
  count: number;
}

function ranked(counted: readonly Counted[]): Suggestion[] {
  const sorted = [...counted].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      b.count - a.count ||
      b.candidate.population - a.candidate.population ||
      (a.candidate.label < b.candidate.label ? -1 : 1),
  );
  const cities = new Map<string, number>();
  for (const { candidate, count } of sorted) {
    if (candidate.kind === 'CITY') cities.set(candidate.label, count);
  }
  // Delhi the territory and Delhi the city are one choice.
  const isTwice = ({ candidate: { kind, label }, count }: Counted) =>
    kind === 'STATE' && cities.get(label) === count;
  return sorted.filter((each) => !isTwice(each)).map(presented);
}

function rankOf({ candidate: { fit }, count }: Counted): number {
  return fit + (count === 0 && fit > 0 ? EMPTY_PENALTY : 0);
}

function presented({ candidate: { kind, label, detail, filter }, count }: Counted): Suggestion {
  const { city = null, state = null, locality = null, subtype = null, keyword = null } = filter;
  const filters = { city, state, locality, subtype, keyword };
  return {
    kind,
    label,
    detail,
    propertyCount: count,
    propertyCountIsLowerBound: false,
    ...filters,
  };
}

function keyOf(filter: SuggestedFilter): string {
  return [placeOf(filter), filter.city, filter.state].join('|');
}

function placeOf({ locality = '', city = '', state = '' }: SuggestedFilter): string {
  return localityPlace(city, state, locality).key;
}

function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ kind, label, detail }) => {
    const identity = [kind, label, detail ?? ''].join('|');
    return !seen.has(identity) && seen.add(identity);
  });
}
