import type { ReactNode } from 'react';

/** One column of a list that is a table. */
export interface Column<Item> {
  /** Its header; on small screens it stands beside each value. */
  label: string;
  /** What stands in it; nothing where there is nothing to say. The first column names its row. */
  cell: (item: Item) => ReactNode;
  /** The orders of the server by it, as the address calls them. */
  orders?: { ascending?: string; descending?: string };
  /** Numbers stand below each other. */
  isNumber?: boolean;
}

/** The table that a list is drawn as. */
export interface TableForm<Item> {
  columns: readonly [Column<Item>, ...Column<Item>[]];
  /** What people call a row: 'Asha Rao'. */
  nameOf: (item: Item) => string;
  /** The order that it has, and the address of it in another. */
  order?: { current: string; pathOf: (order: string) => string };
}

export type Direction = 'ascending' | 'descending';

/** How a column is in order now, and which order its header leads to: the other one where there is one. */
export function orderOf<Item>(
  { orders }: Column<Item>,
  current: string | undefined,
): { now: Direction | undefined; next: string | undefined } {
  const { ascending, descending } = orders ?? {};
  if (current !== undefined && current === ascending) {
    return { now: 'ascending', next: descending ?? ascending };
  }
  if (current !== undefined && current === descending) {
    return { now: 'descending', next: ascending ?? descending };
  }
  return { now: undefined, next: ascending ?? descending };
}
