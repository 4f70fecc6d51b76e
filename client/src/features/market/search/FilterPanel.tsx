import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RoomCount } from '../../../types.generated.ts';
import { filterProblem } from '../../../../../schema/rules/searchFilter.ts';
import { ALSO_CLOSED } from '../../../../../schema/search.ts';
import type { SearchFilter } from '../../../../../schema/search.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { leavePlace } from './chosenCity.ts';
import { FilterFields } from './FilterFields.tsx';
import type { FilterChoices } from './FilterFields.tsx';
import { fillForm, filterOfForm, isSameFilter, keywordOfForm } from './filterForm.ts';
import { SHEET } from './FilterSheet.tsx';
import { KeywordBox } from './KeywordBox.tsx';
import { pathTo, withOwnScale, toPropertyFilter } from './listingAddress.ts';
import type { ListingAddress } from './listingAddress.ts';
import { rememberSearch } from './recentSearches.ts';
import { propertiesText } from './resultCount.ts';
import { forgetFilters, saveFilters } from './savedFilters.ts';
import { useEdited } from './useEdited.ts';
import { useFacets } from './useFacets.ts';
import { skipToken } from '@apollo/client/react';
import { useFilterCountQuery } from './FilterChoices.generated.ts';
import type { FilterCountQuery } from './FilterChoices.generated.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';

/**
 * All filters as one GET form. Edits are pending until they are applied; the button says how
 * many properties they would leave, and so do the choices once the visitor turns to the panel. Without scripts the browser sends the form itself.
 */
export function FilterPanel({
  list,
  choices,
  roomCounts,
  total,
}: {
  list: ListingAddress;
  choices: FilterChoices;
  /** Those that the listings of the applied filter have. */
  roomCounts: readonly RoomCount[];
  total: string;
}) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useEdited<SearchFilter | null>(list, null);
  const [problem, setProblem] = useEdited<string | null>(list, null);
  const count = usePendingCount(pending);
  const chosen = pending ?? list.filter;
  const isTurnedTo = useTurnedTo(form);
  const isInSheet = useLocation().hash === `#${SHEET}`;
  const facets = useFacets(chosen, isTurnedTo || isInSheet || pending !== null);
  const bare = pathTo(list, list.routeSubtype === null ? {} : { subtype: list.routeSubtype }, {});
  const filterOf = (element: HTMLFormElement): SearchFilter => ({
    ...filterOfForm(element),
    ...(list.routeSubtype !== null && { subtype: list.routeSubtype }),
  });

  const shown = useRef<ListingAddress | null>(null);
  useEffect(() => {
    if (!form.current || shown.current === list) return;
    if (shown.current === null) {
      // What was chosen before the script came is an edit like any other.
      const found = filterOf(form.current);
      if (!isSameFilter(found, list.filter)) setPending(found);
    } else fillForm(form.current, list.filter);
    shown.current = list;
  });

  const edit = () => {
    if (form.current) setPending(withOwnScale(chosen, filterOf(form.current)));
  };
  const apply = (filter: SearchFilter) => {
    leavePlace(list.filter, filter);
    saveFilters(filter);
    rememberSearch(filter.keyword ?? '', filter);
    // The sheet is an entry of the history; applying takes its place.
    void navigate(pathTo(list, filter), { replace: location.hash !== '' });
  };

  return (
    <search aria-label="Filters">
      <form
        ref={form}
        action={bare}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          const keyword = keywordOfForm(event.currentTarget);
          const found = filterProblem('keyword', { keyword });
          setProblem(found);
          if (found === null) apply(filterOf(event.currentTarget));
        }}
        onChange={edit}
      >
        {list.alsoClosed && <input type="hidden" name="lifecycle" value={ALSO_CLOSED} />}
        {UNASKED.map(
          (key) =>
            list.filter[key] !== undefined && (
              <input key={key} type="hidden" name={key} value={list.filter[key]} />
            ),
        )}
        <FilterFields
          list={list}
          chosen={chosen}
          choices={choices}
          roomCounts={roomCounts}
          facets={facets}
          keywordBox={
            <KeywordBox
              label="Keyword"
              defaultValue={list.filter.keyword ?? ''}
              placeholder="Project, builder, landmark"
              error={problem}
              onChange={() => setProblem(null)}
              filterNow={() => (form.current ? filterOf(form.current) : {})}
              onPick={apply}
            />
          }
          onEdit={edit}
        />
        <div className="sticky bottom-0 z-2 grid grid-cols-[1fr_auto] gap-2 border-t border-line bg-surface p-4 lg:rounded-b-card">
          <Button type="submit">{applyLabel(pending === null ? total : count)}</Button>
          <ButtonLink
            to={bare}
            variant="quiet"
            onClick={() => {
              leavePlace(list.filter, {});
              forgetFilters();
            }}
          >
            Clear All
          </ButtonLink>
        </div>
      </form>
    </search>
  );
}

/** What words say and no control asks for stays. */
const UNASKED = ['pincode', 'within'] as const;

/**
 * True once the pointer or the focus has come to the panel: nobody else needs its counts. A panel that goes takes its
 * listeners with it.
 */
function useTurnedTo(box: RefObject<HTMLElement | null>): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const use = () => setUsed(true);
    for (const sign of ['pointerenter', 'focusin']) box.current?.addEventListener(sign, use);
  }, [box]);
  return isUsed;
}

/** 'Show 128 properties'; without the number while it is being counted. */
function applyLabel(found: string | { total: number; totalIsLowerBound: boolean } | null): string {
  if (found === null) return 'Show properties';
  return `Show ${typeof found === 'string' ? found : propertiesText(found.total, found.totalIsLowerBound)}`;
}

type Count = FilterCountQuery['propertyCount'];

/**
 * How many properties a pending filter would leave; null while nothing is pending or the answer is still
 * awaited. Without a count the button still applies the filters.
 */
export function usePendingCount(filter: SearchFilter | null): Count | null {
  const debounced = useDebounced(filter);
  const { data } = useFilterCountQuery(
    debounced === null ? skipToken : { variables: { filter: toPropertyFilter(debounced) } },
  );
  return debounced === filter ? (data?.propertyCount ?? null) : null;
}
