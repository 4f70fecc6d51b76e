import { type SearchFilter, writeSearch } from '../../../schema/search.ts';
import { type PropertySearch } from './findProperties.ts';
import { lastResorts, type RelaxedSearch, relaxedSearches } from './search/relaxations.ts';

export interface Relaxation {
  dropped: readonly string[];
  label: string;
  /** The wider search as the query string of its address. */
  query: string;
  total: number;
  isLowerBound: boolean;
}

/**
 * Which filters to give up, and what each step would show: those that show more than the search itself, the
 * most first. Each step costs one count, at most fourteen in all; what the keyword says counts as filters.
 */
export async function findRelaxations(
  search: PropertySearch,
  filter: SearchFilter,
): Promise<Relaxation[]> {
  const spelled = await search.spelledOut(filter);
  const own = await search.countAsSpelled(spelled);
  const steps = await counted(search, relaxedSearches(spelled));
  const helpful = steps.filter(({ total }) => total > own.total);
  if (helpful.length > 0) return helpful;
  const resorts = await counted(search, lastResorts(spelled));
  return resorts.filter(({ total }) => total > own.total);
}

async function counted(
  search: PropertySearch,
  steps: readonly RelaxedSearch[],
): Promise<Relaxation[]> {
  const relaxations = await Promise.all(
    steps.map(async ({ dropped, label, filter }) => {
      const { total, isLowerBound } = await search.countAsSpelled(filter);
      return { dropped, label, query: writeSearch(filter), total, isLowerBound };
    }),
  );
  return relaxations.sort((a, b) => b.total - a.total).filter(isFirstOfItsKind);
}

/** 'Any price' says nothing new beside a wider price that shows as many. */
function isFirstOfItsKind(
  { dropped, total }: Relaxation,
  index: number,
  all: readonly Relaxation[],
): boolean {
  const keys = dropped.join();
  return !all.slice(0, index).some((each) => each.total === total && each.dropped.join() === keys);
}
