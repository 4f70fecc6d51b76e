import { type SearchFilter, writeSearch } from '../../../schema/search.ts';
import { type PropertySearch } from './findProperties.ts';
import { type PropertyRow } from './property.row.ts';
import {
  lastResorts,
  type RelaxedSearch,
  relaxedSearches,
  relaxedTwice,
} from './search/relaxations.ts';

export interface Relaxation {
  dropped: readonly string[];
  label: string;
  /** The other search as the query string of its address. */
  query: string;
  total: number;
  isLowerBound: boolean;
  /** The first of what it shows beside the search itself; of the nearest ones alone. */
  items: PropertyRow[];
}

/** A search with as many hits needs nothing beside them. */
const ENOUGH_HITS = 5;
const MOST_WITH_ITEMS = 3;
const MOST_TWICE = 4;
const MOST_ITEMS = 3;

/**
 * Which filters to move, widen or give up, and what each step would show: those that show what the search itself does
 * not, the nearest first. Each step costs one count, at most seventeen, where none helps fifteen more and then three, and
 * three steps a page; what the keyword says counts as filters. Beside few hits the nearest ones show listings, each once.
 */
export async function findRelaxations(
  search: PropertySearch,
  filter: SearchFilter,
): Promise<Relaxation[]> {
  const [own, spelled] = await Promise.all([
    search.find(firstOf(filter)),
    search.spelledOut(filter),
  ]);
  const one = await helpful(search, relaxedSearches(spelled), own.total);
  const two = one.length > 0 ? [] : await helpful(search, relaxedTwice(spelled), own.total);
  const near = [...one, ...two.slice(0, MOST_TWICE)];
  const steps = near.length > 0 ? near : await helpful(search, lastResorts(spelled), own.total);
  const shown = own.total < ENOUGH_HITS ? near.slice(0, MOST_WITH_ITEMS) : [];
  const pages = await Promise.all(shown.map((step) => search.find(firstOf(step.filter))));
  const seen = new Set(own.items.map(({ id }) => id));
  return steps.map(({ filter: other, dropped, label, total, isLowerBound }, index) => {
    const found = pages[index]?.items.filter(({ id }) => !seen.has(id)) ?? [];
    const items = found.slice(0, MOST_ITEMS);
    for (const { id } of items) seen.add(id);
    return { dropped, label, query: writeSearch(other), total, isLowerBound, items };
  });
}

/** So many that of each step enough are left that no other has. */
function firstOf(filter: SearchFilter) {
  const pageSize = ENOUGH_HITS + MOST_WITH_ITEMS * MOST_ITEMS;
  return { filter, sort: 'relevance', page: 1, pageSize } as const;
}

type CountedStep = RelaxedSearch & { total: number; isLowerBound: boolean };

async function helpful(
  search: PropertySearch,
  steps: readonly RelaxedSearch[],
  own: number,
): Promise<CountedStep[]> {
  const counted = await Promise.all(
    steps.map(async (step) => ({ ...step, ...(await search.countAsSpelled(step.filter)) })),
  );
  return counted
    .filter(({ total, isElsewhere }) => total > (isElsewhere ? 0 : own))
    .filter(isFirstOfItsKind);
}

/** 'Any price' says nothing new beside a wider price that shows as many, nor all of a state beside all of a city. */
function isFirstOfItsKind(
  { dropped, total, isElsewhere }: CountedStep,
  index: number,
  all: readonly CountedStep[],
): boolean {
  const isSaid = (each: CountedStep) =>
    !each.isElsewhere && each.total === total && each.dropped.every((key) => dropped.includes(key));
  return isElsewhere || !all.slice(0, index).some(isSaid);
}
