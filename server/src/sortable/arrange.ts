/** The number that a record is given. */
export interface OrderUpdate {
  id: string;
  /** Only how it stands to the others counts: they need not begin at 1, and may have gaps. */
  order: number;
}

/**
 * Gives those that are named their numbers as they are sent, and answers all in their order; the others keep theirs,
 * or take the next that is free. Where two are given one number, the one that is named first comes first.
 */
export function placedAt<Row extends OrderUpdate>(
  rows: readonly Row[],
  updates: readonly OrderUpdate[],
): Row[] {
  const used = new Map<number, Row>();
  const freeFrom = (number: number): number => (used.has(number) ? freeFrom(number + 1) : number);
  for (const { id, order } of updates.toSorted((one, other) => one.order - other.order)) {
    const row = rows.find((each) => each.id === id);
    if (row !== undefined) used.set(freeFrom(order), row);
  }
  const others = rows.filter(({ id }) => !updates.some((update) => update.id === id));
  // Some lists count from 0.
  let last = Math.min(1, ...others.map(({ order }) => order)) - 1;
  for (const row of others) {
    const keeps = row.order > last && !used.has(row.order);
    last = keeps ? row.order : freeFrom(last + 1);
    used.set(last, row);
  }
  const placed = [...used].toSorted(([one], [other]) => one - other);
  return placed.map(([order, row]) => Object.assign(row, { order }));
}

/** The records with those that are named in this order, on the places that they have among themselves. */
export function reordered<Row extends OrderUpdate>(
  rows: readonly Row[],
  ids: readonly string[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const next = ids.flatMap((id) => byId.get(id) ?? []).values();
  const numbers = rows.map(({ order }) => order);
  return rows
    .map((row) => (ids.includes(row.id) ? (next.next().value ?? row) : row))
    .map((row, at) => Object.assign(row, { order: numbers[at] }));
}
