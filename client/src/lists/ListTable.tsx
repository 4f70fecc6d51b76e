import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { BulkActions } from './BulkBar.tsx';
import { ChooseAllBox, ChooseBox } from './ChooseBox.tsx';
import type { Density } from './density.ts';
import { orderOf } from './tableColumns.ts';
import type { Column, Direction, TableForm } from './tableColumns.ts';
import type { Chosen } from './useChosen.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../../../schema/catalogue/iconNames.ts';

interface ListTableProps<Item> {
  /** What it lists; its caption. */
  name: string;
  form: TableForm<Item>;
  rows: readonly { key: string; item: Item }[];
  isCompact: boolean;
  chosen: Chosen;
  bulk: BulkActions | undefined;
  /** What unfolds below a row. */
  details: ((item: Item, index: number) => ReactNode) | undefined;
}

/**
 * A list as a table: each row is a body of its own, with its details below once they are unfolded. Where there is no
 * room for columns the same rows are cards, each value beside the header of its column.
 */
export function ListTable<Item>(props: ListTableProps<Item>) {
  const { name, form, rows, isCompact, chosen, bulk, details } = props;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => {
    const now = new Set(open);
    if (!now.delete(key)) now.add(key);
    setOpen(now);
  };
  const [first, ...others] = form.columns;
  const width = form.columns.length + (bulk ? 1 : 0) + (details ? 1 : 0);
  return (
    <table
      data-density={isCompact ? 'compact' : 'comfortable'}
      className="group/table w-full border-separate border-spacing-0 rounded-card border border-line bg-surface text-small @max-4xl:block @max-4xl:border-0 @max-4xl:bg-transparent"
    >
      <caption className="sr-only">{name}</caption>
      <thead className="@max-4xl:block">
        <tr className="@max-4xl:mb-2 @max-4xl:flex @max-4xl:flex-wrap @max-4xl:items-center @max-4xl:gap-x-4">
          {bulk && (
            <th scope="col" className={`${HEAD} w-0 @max-4xl:w-auto @max-4xl:p-0`}>
              <ChooseAllBox chosen={chosen} />
            </th>
          )}
          {form.columns.map((column) => (
            <Header key={column.label} column={column} order={form.order} />
          ))}
          {details && (
            <th scope="col" className={`${HEAD} w-0 @max-4xl:sr-only`}>
              <span className="sr-only">Details</span>
            </th>
          )}
        </tr>
      </thead>
      {rows.map(({ key, item }, index) => {
        const rowName = form.nameOf(item);
        const isOpen = open.has(key);
        return (
          <tbody key={key} data-item={key} tabIndex={-1} className={BODY}>
            <tr className="@max-4xl:grid @max-4xl:grid-cols-[auto_minmax(0,1fr)] @max-4xl:gap-x-3 @max-4xl:gap-y-1.5">
              {bulk && (
                <td className={CELL}>
                  <ChooseBox
                    name={bulk.nameOf(key)}
                    itsKey={key}
                    chosen={chosen}
                    className="block"
                  />
                </td>
              )}
              <th
                scope="row"
                className={`${CELL} min-w-32 text-left font-semibold wrap-anywhere @max-4xl:text-body ${bulk ? '' : '@max-4xl:col-span-2'}`}
              >
                {first.cell(item)}
              </th>
              {others.map(({ label, cell, isNumber }) => (
                <td
                  key={label}
                  data-label={label}
                  className={`${CELL} ${LABELLED} ${isNumber ? NUMBER : ''}`}
                >
                  {cell(item)}
                </td>
              ))}
              {details && (
                <td className={`${CELL} @max-4xl:col-span-2`}>
                  <Unfold name={rowName} isOpen={isOpen} onToggle={() => toggle(key)} />
                </td>
              )}
            </tr>
            {details && isOpen && (
              <tr className="@max-4xl:block">
                <td
                  colSpan={width}
                  className="border-t border-line bg-paper p-4 @max-4xl:mt-3 @max-4xl:block @max-4xl:bg-transparent @max-4xl:px-0 @max-4xl:pb-0"
                >
                  {details(item, index)}
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}

/** Stands until the rows are there. */
export function WaitingTable<Item>({ form: { columns } }: { form: TableForm<Item> }) {
  return (
    <div aria-hidden="true" className="rounded-card border border-line bg-surface">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="flex h-13 items-center gap-6 border-line px-3 not-first:border-t">
          {columns.map(({ label }) => (
            <Skeleton key={label} className="h-4 flex-1" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Draws the rows of all tables closer together, or as they were; cards stay as they are. */
export function DensitySwitch({ isCompact, setCompact }: Density) {
  return (
    <Button
      variant="quiet"
      aria-pressed={isCompact}
      className="@max-4xl:hidden"
      onClick={() => setCompact(!isCompact)}
    >
      <Icon name={isCompact ? 'Rows3' : 'Rows4'} className="size-4" />
      Compact rows
    </Button>
  );
}

function Header<Item>({
  column,
  order,
}: {
  column: Column<Item>;
  order: TableForm<Item>['order'];
}) {
  const { label, isNumber } = column;
  const { now, next } = orderOf(column, order?.current);
  if (order === undefined || next === undefined) {
    return (
      <th scope="col" className={`${HEAD} @max-4xl:sr-only ${isNumber ? 'text-right' : ''}`}>
        {label}
      </th>
    );
  }
  return (
    <th scope="col" aria-sort={now ?? 'none'} className={`${HEAD} @max-4xl:p-0`}>
      <Link
        to={order.pathOf(next)}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-1 hover:text-ink hover:underline pointer-fine:min-h-8"
      >
        {label}
        <Icon name={now === undefined ? 'ArrowUpDown' : ARROWS[now]} className="size-3.5" />
      </Link>
    </th>
  );
}

function Unfold({
  name,
  isOpen,
  onToggle,
}: {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={`Details: ${name}`}
      aria-expanded={isOpen}
      aria-keyshortcuts="Enter"
      onClick={onToggle}
      className="inline-flex min-h-11 items-center gap-1 rounded-tag px-1.5 font-medium text-primary hover:bg-sunken pointer-fine:min-h-8"
    >
      <span className="@4xl:sr-only">Details</span>
      <Icon
        name="ChevronDown"
        className={`size-4 transition-transform duration-120 ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  );
}

const ARROWS: Readonly<Record<Direction, IconName>> = {
  ascending: 'ArrowUp',
  descending: 'ArrowDown',
};

const HEAD = 'px-3 py-2 text-left text-caption font-semibold text-muted';
const BODY =
  '@max-4xl:mb-3 @max-4xl:block @max-4xl:rounded-card @max-4xl:border @max-4xl:border-line @max-4xl:bg-surface @max-4xl:p-4';
/** 52 pixels high, or 40. */
const CELL =
  'h-13 border-t border-line px-3 py-1.5 align-middle group-data-[density=compact]/table:h-10 group-data-[density=compact]/table:py-0.5 @max-4xl:wrap-anywhere @max-4xl:h-auto @max-4xl:border-0 @max-4xl:p-0 @max-4xl:group-data-[density=compact]/table:h-auto @max-4xl:group-data-[density=compact]/table:p-0';
/** As a card: the header of its column stands before the value. */
const LABELLED =
  '@max-4xl:col-span-2 @max-4xl:grid @max-4xl:grid-cols-[6.5rem_minmax(0,1fr)] @max-4xl:justify-items-start @max-4xl:gap-x-3 @max-4xl:empty:hidden @max-4xl:before:text-muted @max-4xl:before:content-[attr(data-label)]';
const NUMBER = 'text-right tabular-nums @max-4xl:text-left';
