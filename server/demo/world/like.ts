import type { Family, Subtype } from '../../../schema/catalogue/model.ts';

/** The subtype whose ways one unknown to a table here borrows: a further catalogue row needs none. */
const LIKE: Readonly<Record<Family, string>> = {
  home: 'flat-apartment',
  land: 'commercial-land',
  workplace: 'commercial-office-space',
  storage: 'warehouse-godown',
  farm: 'farm-house',
};

/** The row of a table keyed by subtype, its own or that of its family. */
export function rowFor<Row>(table: Readonly<Record<string, Row>>, { key, family }: Subtype): Row {
  const row = table[key] ?? table[LIKE[family]];
  if (row === undefined) throw new Error(`The demo world has no row for the subtype ${key}.`);
  return row;
}
