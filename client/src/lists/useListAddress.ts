import { useSearchParams } from 'react-router-dom';
import { viewAddress } from './viewAddress.ts';

/** What the address asks a list for, so that it can be reloaded, shared and gone back to. */
export interface ListState {
  /** The key of the chosen chip. */
  chip: string;
  /** What is searched for; '' for nothing. */
  search: string;
  /** From 1. */
  page: number;
}

export interface ListAddress extends ListState {
  /** The address of this list with a change; a change of anything else leads to the first page. */
  path: (change?: Partial<ListState>) => string;
  /** True at the beginning of the list while nothing narrows it. */
  isWhole: boolean;
}

export interface ListPlace {
  /** The first page of the workspace, and the view in it. */
  home: string;
  view: string;
  /** What the chips narrow by, as the address says it: 'status'. */
  chipName?: string;
  /** Their keys; what stands when the address says nothing comes first. */
  chips?: readonly [first: string, ...others: string[]];
  /** What else the address says and has to keep. */
  keep?: Readonly<Record<string, string | null>>;
}

/** Reads what the address asks this list for, and writes addresses of it. */
export function useListAddress({
  home,
  view,
  chipName = 'status',
  chips = [ALL],
  keep = {},
}: ListPlace): ListAddress {
  const [query] = useSearchParams();
  const at: ListState = {
    chip: chips.find((key) => key === query.get(chipName)) ?? chips[0],
    search: query.get('search')?.trim() ?? '',
    page: readPage(query),
  };
  const path = (change: Partial<ListState> = {}) => {
    const { chip, search, page } = { ...at, page: 1, ...change };
    return viewAddress(home, view, {
      [chipName]: chip === chips[0] ? null : chip,
      search: search || null,
      ...keep,
      page: page === 1 ? null : page,
    });
  };
  const isKept = Object.values(keep).some((value) => value !== null);
  const isWhole = at.search === '' && at.page === 1 && !isKept && at.chip === ALL;
  return { ...at, path, isWhole };
}

/** The chip that narrows nothing. */
export const ALL = 'all';

/** The page that the address asks for, from 1; what is no number counts as 1. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= MOST ? page : 1;
}

const MOST = 1_000_000;
