/** What is known of a record's place. */
interface Placed {
  id: string;
}

export interface OrderUpdate {
  id: string;
  /** From 1; what is beyond the end means the end. */
  order: number;
}

/**
 * The records with those that are named at the places they are given; the others keep their order around them. Where
 * two are given one place, the one that is named first comes first.
 */
export function placedAt<Row extends Placed>(
  rows: readonly Row[],
  updates: readonly OrderUpdate[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = updates.toSorted((one, other) => one.order - other.order);
  const others = rows.filter(({ id }) => !updates.some((update) => update.id === id));
  const arranged: Row[] = [];
  for (const { id, order } of named) {
    const before = Math.max(0, order - 1 - arranged.length);
    arranged.push(...others.splice(0, before));
    const row = byId.get(id);
    if (row !== undefined) arranged.push(row);
  }
  return [...arranged, ...others];
}

/** The records with those that are named in this order, on the places that they have among themselves. */
export function reordered<Row extends Placed>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const next = ids.flatMap((id) => byId.get(id) ?? []).values();
  return rows.map((row) => (ids.includes(row.id) ? (next.next().value ?? row) : row));
}
