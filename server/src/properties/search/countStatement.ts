import { type SearchSort } from '../../../../schema/search.ts';
import { localityKey, readLocalityName } from '../../gazetteer/localityName.ts';
import { preparedByText } from '../../platform/database/prepared.ts';
import {
  choiceRollupStatement,
  gatheredHitsStatement,
  hitsStatement,
  placedHitsStatement,
  type PlaceName,
  rollupStatement,
  type WordMatch,
  wordHitsStatement,
} from './countStatement.sql.ts';
import { type Chosen, type ResolvedSearch, type SearchText } from './resolvedSearch.ts';
import { sortOrder } from './sortOrder.sql.ts';
import { type Statement } from '../../platform/database/send.ts';

/** Above these a total is a lower bound, shown as '10,000+'. */
export const COUNT_CAP = 10_000;
export const TEXT_COUNT_CAP = 1_000;

/**
 * Above these shares of matching listings a walk in their order meets a thousand of them sooner than the text index
 * can gather all. Some tens of thousands, as are featured or were sold, are gathered more quickly than a million.
 */
export const WALK_FEW_ABOVE = 0.25;
const WALK_ABOVE = 0.05;

export interface CountOptions extends Look {
  search: ResolvedSearch;
  /** About which share of the listings has the words of the search. */
  share: number;
}

/** How far is looked. */
export interface Look {
  /** How far is counted: as far as totals are shown when absent. */
  cap?: number;
  /** The page that will be shown, whose ids are found on the way where words are looked for; none when absent. */
  shown?: { sort: SearchSort; offset: number; limit: number };
}

/** A total as it is counted: above the cap it is a lower bound. */
export interface Counted {
  total: number;
  isLowerBound: boolean;
  /** How many of the hits of a search for words are featured, up to one more than are counted. */
  featured?: number;
  /** The page that will be shown, where what was counted has it. */
  ids?: readonly string[];
}

/** One row for `readCount`. */
export function countStatement(options: CountOptions): Statement {
  const { search, shown = NO_PAGE } = options;
  if (isAnsweredByRollup(search)) return preparedByText('count', rollupStatement(search));
  const chosen = onlyChoice(search);
  if (chosen) return preparedByText('count', choiceRollupStatement(search, chosen));
  const most = capOf(options) + 1;
  const order = sortOrder(shown.sort, search.purpose !== undefined);
  if (!search.texts) {
    return search.chosen && options.shown
      ? gatheredHitsStatement(search, most, order, shown)
      : hitsStatement(search, most);
  }
  const name = hasWordsAlone(search) ? null : placeName(options);
  return wordHitsStatement(search, wordMatch(options), most, name, order, shown);
}

/**
 * One row for `readCount` that says less sooner: a search for nothing but the name of places finds at least what stands
 * there. Null for all others.
 */
export function placedStatement(options: CountOptions): Statement | null {
  const name = placeName(options);
  if (!name || !hasWordsAlone(options.search)) return null;
  return placedHitsStatement(options.search, name, capOf(options) + 1);
}

export function hasWordsAlone(search: ResolvedSearch): boolean {
  return Object.entries(search).every(([key, value]) => key === 'texts' || value === undefined);
}

/** The words of a search, where they are the name of places where many listings stand. */
function placeName(options: CountOptions): PlaceName | null {
  const [{ words, placed = 0 } = NO_WORDS, ...others] = options.search.texts ?? [];
  if (others.length > 0 || placed < PLACED_ABOVE || !PLAIN.test(words)) return null;
  const place = localityKey(readLocalityName(words));
  return { place, words, featured: Math.ceil(capOf(options) / OF_ONE_FEATURED) };
}

const NO_WORDS: SearchText = { words: '' };
/** Without signs that mean something in a search. */
const PLAIN = /^[\p{L}\p{M}\p{N} ]+$/u;
/** Fewer are gathered as soon. */
const PLACED_ABOVE = 5_000;
/** About one listing in so many is featured. */
const OF_ONE_FEATURED = 12;

const NO_PAGE = { sort: 'relevance', offset: 0, limit: 0 } as const;

/** The fewer are counted, the rarer may be what is walked. Beside filters featured ones are few enough to be gathered. */
function wordMatch(options: CountOptions): WordMatch {
  const reach = options.share / Math.sqrt(capOf(options) / TEXT_COUNT_CAP);
  return {
    featured: reach > WALK_FEW_ABOVE && hasWordsAlone(options.search) ? 'walked' : 'indexed',
    others: reach > WALK_ABOVE ? 'walked' : 'indexed',
  };
}

export interface CountRow {
  count: number;
  featured?: number;
  ids?: readonly string[];
}

export function readCount(options: CountOptions, { count, featured, ids }: CountRow): Counted {
  const { search, shown } = options;
  if (isCountedExactly(search)) return { total: count, isLowerBound: false };
  const counted = boundedCount(count, capOf(options));
  if (featured === undefined) return { ...counted, ...(!counted.isLowerBound && { ids }) };
  // Featured ones lead the usual order; of more than are counted those are known that a walk met first.
  const isLed =
    shown?.sort === 'relevance' &&
    shown.offset + shown.limit <= featured &&
    (featured <= capOf(options) || wordMatch(options).featured === 'walked');
  const isKnown = shown && (!counted.isLowerBound || isLed);
  return { ...counted, featured, ...(isKnown && { ids }) };
}

/** What was counted up to one more than the cap. */
export function boundedCount(count: number, cap: number): Counted {
  return { total: Math.min(count, cap), isLowerBound: count > cap };
}

function capOf({ search, cap }: CountOptions): number {
  return cap ?? (search.texts ? TEXT_COUNT_CAP : COUNT_CAP);
}

/** Whether the rollup `listing_count` knows every filter of a search. */
export function isAnsweredByRollup(search: ResolvedSearch): boolean {
  return Object.entries(search).every(
    ([key, value]) => value === undefined || ROLLUP_FILTERS.has(key),
  );
}

/** Whether a rollup counts all of a search. */
function isCountedExactly(search: ResolvedSearch): boolean {
  return isAnsweredByRollup(search) || onlyChoice(search) !== null;
}

/** Whether the rollup `listing_choice` counts the choices of filters in a search. */
export function isAnsweredByChoices(search: ResolvedSearch): boolean {
  return Object.entries(search).every(
    ([key, value]) => value === undefined || key === 'subtypes' || key === 'purpose',
  );
}

/** The one choice of a search that the rollup `listing_choice` answers: of several a listing may have more than one. */
function onlyChoice(search: ResolvedSearch): Chosen | null {
  const [chosen, ...others] = search.chosen ?? [];
  if (!chosen || others.length > 0 || chosen.choices.length > 1) return null;
  return isAnsweredByChoices({ ...search, chosen: undefined }) ? chosen : null;
}

const ROLLUP_FILTERS = new Set([
  'state',
  'isStateImplied',
  'city',
  'cities',
  'subtypes',
  'purpose',
  'bedrooms',
]);
