import { useMemo } from 'react';
import { useLoaderData, useNavigation, useSearchParams } from 'react-router-dom';
import { homePath } from '../../../../schema/routes.ts';
import type { SearchFilter } from '../../../../schema/search.ts';
import { loaded } from '../../apollo/loaded.ts';
import { PropertyGrid } from '../../features/market/property/PropertyGrid.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useShownUnit } from '../../features/market/property/shownUnit.ts';
import { AppliedFilters } from '../../features/market/search/AppliedFilters.tsx';
import { FilterSheet, FilterSheetLink } from '../../features/market/search/FilterSheet.tsx';
import { PURPOSE_LABELS, typeTitle } from '../../features/market/search/choices.ts';
import {
  appliedFilters,
  describeSearch,
  namesOf,
} from '../../features/market/search/filterWords.ts';
import type { FilterNames } from '../../features/market/search/filterWords.ts';
import { PanelContext, usePanel } from '../../features/market/search/panelContext.ts';
import {
  asRead,
  pathTo,
  readListing,
  toVariables,
} from '../../features/market/search/listingAddress.ts';
import type { ListingAddress } from '../../features/market/search/listingAddress.ts';
import { useCityOfEntry } from '../../features/market/search/chosenCity.ts';
import { QuickFilters } from '../../features/market/search/QuickFilters.tsx';
import { mentionsText, propertiesText } from '../../features/market/search/resultCount.ts';
import { SearchNotices } from '../../features/market/search/SearchNotices.tsx';
import { SortMenu } from '../../features/market/search/SortMenu.tsx';
import { useRestoredFilters } from '../../features/market/search/useRestoredFilters.ts';
import { useShownListingQuery } from './ListingPage.generated.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { COPY } from '../../base/copy.ts';
import { lazyWithRetry } from '../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../ui/lazyBlock.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { Badge } from '../../ui/Tag.tsx';
import type { RoomCount } from '../../types.generated.ts';
import { useDocumentHead } from '../head.ts';
import { FEW_HITS } from './loadListing.ts';
import type { ListingData } from './loadListing.ts';

/** The list of properties with its filters. The address is its only state. */
export function ListingPage() {
  const { head, known, routeSubtype, closedPages, builtInChoices } = useLoaderData<ListingData>();
  const [params] = useSearchParams();
  const query = params.toString();
  const list = useMemo(
    () => readListing(new URLSearchParams(query), routeSubtype),
    [query, routeSubtype],
  );
  const { properties } = loaded(
    useShownListingQuery({ variables: toVariables(list), fetchPolicy: 'cache-only' }),
  );
  const isRestored = useRestoredFilters(list);
  const isWaiting = useNavigation().state === 'loading';
  useCityOfEntry(list);
  useDocumentHead(head);

  const { understanding } = properties;
  const read = useListAsRead(list, understanding.query);
  const unit = useShownUnit();
  const names = useMemo(() => namesOf(known, unit), [known, unit]);
  const applied = appliedFilters(read.filter, names);
  const description = describeSearch(read.filter, names);
  const dream = isOfDwellings(properties.roomCounts) ? dreamOf(read.filter, names) : null;
  const { purpose } = read.filter;
  const total = propertiesText(properties.total, properties.totalIsLowerBound);
  const panel = usePanel({
    list: read,
    asked: list,
    typed: list.filter.keyword ?? '',
    names,
    builtInChoices,
    roomCounts: properties.roomCounts,
    total,
    isEmpty: properties.total === 0,
  });
  return (
    <PanelContext value={panel}>
      <SkipLink to="results">Skip to results</SkipLink>
      <div className="wrap grid gap-x-8 pt-2 lg:grid-cols-[17rem_minmax(0,1fr)] print:grid-cols-1">
        <div>
          <div className="max-sm:hidden lg:min-h-11">
            <Breadcrumbs crumbs={[{ label: 'Home', path: homePath() }, { label: description }]} />
          </div>
          <FilterSheet>
            <LazyPanel />
          </FilterSheet>
        </div>
        <div data-results-column className="grid content-start gap-2">
          <div className="flex items-center justify-between gap-4">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h1 className="text-h3">{description}</h1>
              <h2 id="results" data-results className="font-text text-small font-semibold">
                {total}
                {properties.total > 0 && mentionsText(understanding)}
              </h2>
              <p className="flex items-center gap-x-2 text-caption font-semibold tracking-wide text-muted">
                {dream && `DREAM ${dream.toUpperCase()}`}
                {purpose && (
                  <Badge tone={purpose === 'rent' ? 'rent' : 'sale'} strong>
                    {PURPOSE_LABELS[purpose].toUpperCase()}
                  </Badge>
                )}
              </p>
            </div>
            <div data-bottom-bar className={BAR}>
              <FilterSheetLink count={applied.length} />
              <SortMenu list={list} />
            </div>
          </div>
          <div className="lg:hidden">
            <LazySearch />
          </div>
          <div className="scroll-row relative flex snap-none items-center gap-2 p-1 whitespace-nowrap max-sm:-mx-(--gutter) max-sm:px-(--gutter) sm:-mx-1 lg:[--row-padding:9rem]">
            <AppliedFilters
              list={read}
              applied={applied.filter(({ key }) => routeSubtype === null || key !== 'subtype')}
            />
            <QuickFilters list={read} roomCounts={properties.roomCounts} />
            {properties.items.length > 0 && (
              <div className="ml-auto shrink-0 bg-canvas lg:sticky lg:-right-1 lg:px-1">
                <LazyUnitSwitch />
              </div>
            )}
          </div>
          <SearchNotices
            list={list}
            understanding={understanding}
            unknown={properties.unknown}
            isRestored={isRestored}
          />
          <div
            aria-busy={isWaiting}
            className={`transition-opacity duration-200 ${isWaiting ? 'opacity-60' : ''}`}
          >
            {panel.isEmpty ? <LazyEmptyList /> : <PropertyGrid items={properties.items} />}
          </div>
          {(properties.total < FEW_HITS || list.alsoClosed) && <LazyBelowList />}
          <div className="pt-4">
            <PartBoundary key={query} message={COPY.paginationFailed}>
              <Pagination
                page={properties.page}
                pageCount={Math.max(properties.pageCount, closedPages)}
                pathOf={(page) =>
                  pathTo(list, list.filter, { sort: list.sort, alsoClosed: list.alsoClosed, page })
                }
              />
            </PartBoundary>
          </div>
        </div>
      </div>
    </PanelContext>
  );
}

/** The list with what its words said as filters; the same one as long as its address is. */
function useListAsRead(list: ListingAddress, query: string): ListingAddress {
  return useMemo(() => asRead(list, query), [list, query]);
}

const LazyPanel = lazyBlock({
  load: lazyWithRetry(
    () => import('../../features/market/search/FilterPanelBlock.tsx'),
    'FilterPanelBlock',
  ),
  placeholder: <div className="h-[64rem]" />,
});

const LazySearch = lazyBlock({
  load: lazyWithRetry(
    () => import('../../features/market/search/SimpleSearchBlock.tsx'),
    'SimpleSearchBlock',
  ),
  // Its field, and the row below that goes where something is chosen (base.css).
  placeholder: (
    <search aria-hidden="true" className="grid gap-2">
      <div className="h-11" />
      <div className="needs-script h-13 pointer-fine:h-11" />
    </search>
  ),
});

const LazyEmptyList = lazyBlock({
  load: lazyWithRetry(() => import('./EmptyListBlock.tsx'), 'EmptyListBlock'),
  placeholder: <div className="h-96" />,
});

const LazyBelowList = lazyBlock({
  load: lazyWithRetry(() => import('./BelowList.tsx'), 'BelowList'),
  placeholder: <div className="sections-skeleton h-550 lg:h-280" />,
});

const LazyUnitSwitch = lazyBlock({
  load: lazyWithRetry(() => import('../../features/market/property/UnitSwitch.tsx'), 'UnitSwitch'),
  placeholder: <div className="h-11" />,
});

/** Beside the heading on large screens, within reach of the thumb on small ones. */
const BAR =
  'flex shrink-0 flex-wrap items-center gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:justify-between max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-(--gutter) max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]';

/** Only dwellings have bedrooms, or rooms where nobody counts those. */
function isOfDwellings(roomCounts: readonly RoomCount[]): boolean {
  return roomCounts.some((count) => count !== 'BATHROOMS');
}

/** 'DREAM HOME' or 'DREAM {type}' stands after the heading for what is lived in. */
function dreamOf({ subtype, type }: SearchFilter, names: FilterNames): string {
  if (subtype) return names.subtype(subtype);
  return type ? typeTitle(type) : 'Home';
}
