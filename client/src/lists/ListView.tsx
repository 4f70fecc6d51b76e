import { useState } from 'react';
import type { ReactNode } from 'react';
import type { OwnQuery } from '../apollo/ownQuery.ts';
import { ViewerPart } from '../apollo/ViewerPart.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useWide } from '../ui/useWide.ts';
import { BulkBar } from './BulkBar.tsx';
import type { BulkActions } from './BulkBar.tsx';
import { EmptyList } from './EmptyList.tsx';
import type { EmptyText } from './EmptyList.tsx';
import { ChooseBox } from './ChooseBox.tsx';
import { useDensity } from './density.ts';
import { ListChips } from './ListChips.tsx';
import type { Chips } from './ListChips.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import type { KeyWords } from './KeysHelp.tsx';
import { ListSearch } from './ListSearch.tsx';
import { DensitySwitch, ListTable, WaitingTable } from './ListTable.tsx';
import { RefusedList } from './RefusedList.tsx';
import type { Refused } from './RefusedList.tsx';
import type { TableForm } from './tableColumns.ts';
import { useChoice, useChosen } from './useChosen.ts';
import type { Choice } from './useChosen.ts';
import type { ListAddress } from './useListAddress.ts';
import { itemsOf, useItemKeys } from './useItemKeys.ts';

/** A page of a list, as every list of the API answers it. */
export interface ListPage<Item> {
  items: readonly Item[];
  total: number;
  pageCount: number;
}

export interface ListViewProps<Data, Item> {
  /** What it lists, as a heading would say it: 'Enquiries'. */
  name: string;
  address: ListAddress;
  /** What the query's hook answers. */
  part: OwnQuery<Data>;
  pageOf: (data: Data) => ListPage<Item>;
  /** Unlike an index it stays the item's own when the list changes. */
  keyOf: (item: Item) => string;
  /** What could not be loaded: 'The enquiries could not be loaded'. */
  failed: string;
  /** Stands until the list is there; three grey cards unless said otherwise. */
  waiting?: ReactNode;
  chips?: Chips;
  /** What can be searched by: 'Title, town or id'. */
  search?: string;
  /** What else narrows the list, or is done with all of it; stands there in every state. */
  above?: ReactNode;
  /** Above the items. */
  summary?: ReactNode;
  /** What is said where the list of this chip has nothing. */
  empty: EmptyText;
  /** What can be done with several at once. */
  bulk?: BulkActions;
  /** Large screens show the list in such rows, and the item that is on beside them. */
  row?: (item: Item) => ReactNode;
  /** What keys do here beside J and K, for the help. */
  keys?: KeyWords;
  /** Draws the list as this table; `children` are what unfolds below a row then, where there is more to say. */
  table?: TableForm<Item> | undefined;
  /** One item; `changed` is told that it may have left, and finds a place for the focus. */
  children?: (item: Item, changed: () => void) => ReactNode;
}

/**
 * A list with pages: what narrows it, the items, their states, and where the focus goes when an item leaves. J and K
 * go to the next item and the one before.
 */
export function ListView<Data, Item>(props: ListViewProps<Data, Item>) {
  const { name, address, part, pageOf, failed, waiting, chips, search, above, table } = props;
  const choice = useChoice(address.path({ page: address.page }), props.bulk?.one, props.bulk?.many);
  const usual = table ? <WaitingTable form={table} /> : <ThreeCards />;
  return (
    <div className="grid gap-5">
      {(chips || search !== undefined) && (
        <div className="grid gap-3 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-end">
          {chips && (
            <ListChips {...chips} chosen={address.chip} pathOf={(chip) => address.path({ chip })} />
          )}
          {search !== undefined && (
            <ListSearch label={search} what={name.toLowerCase()} address={address} />
          )}
        </div>
      )}
      {above}
      <ViewerPart part={part} title={failed} waiting={waiting ?? usual}>
        {(data) => <Items {...props} page={pageOf(data)} choice={choice} />}
      </ViewerPart>
    </div>
  );
}

function Items<Data, Item>({
  name,
  address,
  keyOf,
  summary,
  empty,
  bulk,
  row,
  table,
  keys,
  page,
  choice,
  children,
}: ListViewProps<Data, Item> & { page: ListPage<Item>; choice: Choice }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [requested, setRequested] = useState<string | null>(null);
  useItemKeys(region, setRequested);
  const { items } = page;
  const shownKeys = items.map(keyOf);
  const canChoose = bulk?.canChoose;
  const chosen = useChosen(canChoose ? shownKeys.filter(canChoose) : shownKeys, choice);
  const density = useDensity();

  /** What was pressed may have left with its item: the focus goes to what stands in its place now. */
  const changed = (index: number) => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body || region === null) return;
      const left = itemsOf(region);
      (left[Math.min(index, left.length - 1)] ?? region).focus();
    });
  };

  const isWide = useWide();
  /** The one that stands beside the rows: what was gone to, or what took its place. */
  const onKey = requested !== null && shownKeys.includes(requested) ? requested : shownKeys[0];
  const drawnRow = isWide ? row : undefined;
  const list = (
    <ul className={`grid ${drawnRow ? 'gap-1' : 'gap-4'}`}>
      {items.map((item, index) => {
        const key = keyOf(item);
        return (
          <li
            key={key}
            data-item={key}
            tabIndex={-1}
            aria-current={drawnRow && key === onKey ? 'true' : undefined}
            className={drawnRow ? ROW : bulk && 'flex gap-3'}
          >
            {bulk && (
              <ChooseBox name={bulk.nameOf(key)} itsKey={key} chosen={chosen} className="mt-4" />
            )}
            <div className="grid min-w-0 flex-1">
              {drawnRow ? drawnRow(item) : children?.(item, () => changed(index))}
            </div>
          </li>
        );
      })}
    </ul>
  );
  const at = shownKeys.indexOf(onKey ?? '');
  const shown = items[at];
  const bar = bulk && (chosen.keys.length > 0 || refused.length > 0) && (
    <div data-bottom-bar="" className="sticky bottom-0 z-1 grid gap-2">
      {refused.length > 0 && <RefusedList refused={refused} onClose={() => setRefused([])} />}
      {chosen.keys.length > 0 && (
        <BulkBar
          actions={bulk}
          chosen={chosen.keys}
          of={chosen.of}
          onChoose={chosen.set}
          onRefused={setRefused}
          onDone={() => changed(0)}
        />
      )}
    </div>
  );
  return (
    <section
      ref={setRegion}
      tabIndex={-1}
      aria-label={name}
      aria-keyshortcuts="J K"
      className="grid gap-4"
    >
      {items.length === 0 ? (
        <>
          <EmptyList address={address} total={page.total} text={empty} />
          {bar}
        </>
      ) : (
        <>
          {!table && summary}
          {keys && <KeysHelp keys={[...MOVES, ...keys]} />}
          {table ? (
            <div className="@container grid gap-2">
              <div className="flex flex-wrap items-center gap-x-3">
                <div className="mr-auto">{summary}</div>
                <KeysHelp
                  keys={[...MOVES, ...(children ? UNFOLDS : []), ...(bulk ? CHOOSES : [])]}
                />
                <DensitySwitch {...density} />
              </div>
              <ListTable<Item>
                name={name}
                form={table}
                rows={items.map((item) => ({ key: keyOf(item), item }))}
                isCompact={density.isCompact}
                chosen={chosen}
                bulk={bulk}
                details={children && ((item, index) => children(item, () => changed(index)))}
              />
            </div>
          ) : drawnRow && shown ? (
            <div className="grid grid-cols-[20rem_minmax(0,1fr)] items-start gap-5">
              {list}
              <div
                key={onKey}
                data-pane=""
                className="sticky top-20 grid max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain rounded-card"
              >
                {children?.(shown, () => changed(at))}
              </div>
            </div>
          ) : (
            list
          )}
          {bar}
          <Pagination
            page={address.page}
            pageCount={page.pageCount}
            pathOf={(number) => address.path({ page: number })}
          />
        </>
      )}
    </section>
  );
}

const ROW =
  'flex gap-2 rounded-input border border-transparent px-2 aria-[current]:border-line aria-[current]:bg-surface';

const MOVES: KeyWords = [
  ['J', 'Next item'],
  ['K', 'Previous item'],
  ['/', 'Search'],
  ['?', 'Show shortcuts'],
];

const UNFOLDS: KeyWords = [['Enter', 'Show or hide details']];
const CHOOSES: KeyWords = [['X', 'Select']];

function ThreeCards() {
  return (
    <div className="grid gap-4">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} className="h-40 rounded-card" />
      ))}
    </div>
  );
}
