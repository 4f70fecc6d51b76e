import { LIMITS } from '../../../schema/limits.ts';
import { audit, changedValues } from '../accounts/audit.ts';
import { type Context } from '../platform/context.ts';
import { lockStatement } from '../platform/database/lock.sql.ts';
import { conflict, notFound, unusable } from '../platform/failures.ts';
import { newId } from '../platform/ids.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type OrderUpdate, placedAt, reordered } from './arrange.ts';
import { oneOf, storedOrdered } from './findOrdered.ts';
import { type OrderedInput } from './ordered.input.ts';
import { type SortableResource, type OrderedReads, type AuditValues } from './sortableResource.ts';
import { type OrderedRecord } from './orderedRecord.entity.ts';

/**
 * Adds a record at the end, or where its order says. FORBIDDEN for everybody but a site_admin, here and below;
 * CONFLICT when there are as many as there may be.
 */
export function createOrdered<Row extends OrderedRecord, Input extends OrderedInput>(
  context: Context,
  noun: SortableResource<Row, Input>,
  input: Input,
): Promise<Row> {
  return changeOrdered(context, noun, async (inside, rows) => {
    refuseFull(noun, rows);
    const row = fresh(inside, noun, rows);
    await noun.write(inside, row, input, rows);
    row.isActive = input.isActive ?? true;
    const { id, order } = row;
    const placed = placedAt([...rows, row], [{ id, order: input.order ?? order }]);
    await inside.manager.save(placed);
    await audit(inside, noun.audit.created, row.id, { after: saidOf(noun, row) });
    return row;
  });
}

/** Changes what a record says, whether it is seen and where it stands; what is absent stays. Throws NOT_FOUND. */
export function updateOrdered<Row extends OrderedRecord, Input extends OrderedInput>(
  context: Context,
  noun: SortableResource<Row, Input>,
  { id, input }: { id: string; input: Input },
): Promise<Row> {
  return changeOrdered(context, noun, async (inside, rows) => {
    const row = oneOf(noun, rows, id);
    const before = saidOf(noun, row);
    const others = rows.filter((other) => other !== row);
    await noun.write(inside, row, input, others);
    row.isActive = input.isActive ?? row.isActive;
    await storeChanged(inside, noun, { row, before });
    if (input.order != null) await moveWithin(inside, noun, { rows, row, order: input.order });
    return row;
  });
}

/** Shows a record that visitors do not see, and hides one that they see. Throws NOT_FOUND. */
export function toggleOrdered<Row extends OrderedRecord, Input extends OrderedInput>(
  context: Context,
  noun: SortableResource<Row, Input>,
  id: string,
): Promise<Row> {
  return changeOrdered(context, noun, async (inside, rows) => {
    const row = oneOf(noun, rows, id);
    const before = saidOf(noun, row);
    row.isActive = !row.isActive;
    await storeChanged(inside, noun, { row, before });
    return row;
  });
}

/** Puts a copy that nobody sees yet at the end. Throws NOT_FOUND, and CONFLICT when there are enough. */
export function duplicateOrdered<Row extends OrderedRecord, Input extends OrderedInput>(
  context: Context,
  noun: SortableResource<Row, Input>,
  id: string,
): Promise<Row> {
  return changeOrdered(context, noun, async (inside, rows) => {
    refuseFull(noun, rows);
    const original = oneOf(noun, rows, id);
    const { id: copyId, createdAt, updatedAt, order } = fresh(inside, noun, rows);
    const own = { id: copyId, createdAt, updatedAt, order, isActive: false };
    const copy = Object.assign(new noun.Entity(), original, own);
    await noun.adaptCopy?.(inside, copy, rows);
    await inside.manager.save(copy);
    await audit(inside, noun.audit.duplicated, copy.id, { after: saidOf(noun, copy) });
    return copy;
  });
}

/** Takes a record away for good. Throws NOT_FOUND. */
export function deleteOrdered<Row extends OrderedRecord, Input extends OrderedInput>(
  context: Context,
  noun: SortableResource<Row, Input>,
  id: string,
): Promise<string> {
  return changeOrdered(context, noun, async (inside, rows) => {
    const row = oneOf(noun, rows, id);
    const values = saidOf(noun, row);
    await noun.release?.(inside, row);
    await inside.manager.delete(noun.Entity, { id });
    await audit(inside, noun.audit.deleted, id, { before: values });
    return id;
  });
}

/** Gives one a number; the others make room. Throws NOT_FOUND. */
export function moveOrdered<Row extends OrderedRecord, Input extends OrderedInput>(
  context: Context,
  noun: SortableResource<Row, Input>,
  { id, order }: OrderUpdate,
): Promise<Row> {
  return changeOrdered(context, noun, async (inside, rows) => {
    const row = oneOf(noun, rows, id);
    await moveWithin(inside, noun, { rows, row, order });
    return row;
  });
}

/**
 * Puts several at places at once and answers all in their order. NOT_FOUND names those that are not there, and then
 * nothing is changed.
 */
export function placeOrdered<Row extends OrderedRecord, Input extends OrderedInput>(
  context: Context,
  noun: SortableResource<Row, Input>,
  updates: readonly OrderUpdate[],
): Promise<Row[]> {
  return arrange(context, noun, {
    field: 'updates',
    ids: updates.map(({ id }) => id),
    arranged: (rows) => placedAt(rows, updates),
  });
}

/**
 * Puts these into this order, on the places that they have among themselves: somebody who sees a part of the list
 * orders that part. Answers all in their order, and throws as above.
 */
export function reorderOrdered<Row extends OrderedRecord, Input extends OrderedInput>(
  context: Context,
  noun: SortableResource<Row, Input>,
  ids: readonly string[],
): Promise<Row[]> {
  return arrange(context, noun, { field: 'ids', ids, arranged: (rows) => reordered(rows, ids) });
}

function arrange<Row extends OrderedRecord, Input extends OrderedInput>(
  context: Context,
  noun: SortableResource<Row, Input>,
  { field, ids, arranged }: { field: string; ids: readonly string[]; arranged: Arranging<Row> },
): Promise<Row[]> {
  return changeOrdered(context, noun, async (inside, rows) => {
    refuseUnknown(noun, rows, ids);
    if (new Set(ids).size < ids.length) throw unusable(field, NAMED_TWICE);
    const before = orderOf(noun, rows);
    const stored = await inside.manager.save(arranged(rows));
    if (stored.every((row, index) => row === rows[index])) return stored;
    const change = { before, after: orderOf(noun, stored) };
    await audit(inside, noun.audit.ordered, noun.words.many, change);
    return stored;
  });
}

type Arranging<Row> = (rows: readonly Row[]) => Row[];

async function moveWithin<Row extends OrderedRecord, Input extends OrderedInput>(
  inside: Context,
  noun: SortableResource<Row, Input>,
  { rows, row, order }: { rows: readonly Row[]; row: Row; order: number },
): Promise<void> {
  const before = { order: row.order };
  await inside.manager.save(placedAt(rows, [{ id: row.id, order }]));
  if (row.order === before.order) return;
  await audit(inside, noun.audit.ordered, row.id, { before, after: { order: row.order } });
}

/** One change of a noun after the other, each with all records as they are then. */
function changeOrdered<Row extends OrderedRecord, Input extends OrderedInput, Answer>(
  context: Context,
  noun: SortableResource<Row, Input>,
  change: (inside: Context, rows: readonly Row[]) => Promise<Answer>,
): Promise<Answer> {
  siteAdmin(context.viewer);
  return inTransaction(context, async (inside) => {
    await inside.query(lockStatement(`order of ${noun.words.many}`));
    return change(inside, await storedOrdered(inside, noun));
  });
}

async function storeChanged<Row extends OrderedRecord, Input extends OrderedInput>(
  inside: Context,
  noun: SortableResource<Row, Input>,
  { row, before }: { row: Row; before: AuditValues },
): Promise<void> {
  const change = changedValues(before, saidOf(noun, row));
  if (Object.keys(change.after).length === 0) return;
  row.updatedAt = inside.clock.now();
  await inside.manager.save(row);
  await audit(inside, noun.audit.changed, row.id, change);
}

function fresh<Row extends OrderedRecord, Input extends OrderedInput>(
  { clock }: Context,
  { Entity, blank }: SortableResource<Row, Input>,
  rows: readonly Row[],
): Row {
  const now = clock.now();
  const order = (rows.at(-1)?.order ?? 0) + 1;
  const own = { id: newId(), order, createdAt: now, updatedAt: now };
  return Object.assign(new Entity(), blank(), own);
}

/** As the audit keeps it. */
function saidOf<Row extends OrderedRecord, Input extends OrderedInput>(
  { auditValues }: SortableResource<Row, Input>,
  row: Row,
): AuditValues {
  return { ...auditValues(row), isActive: row.isActive };
}

function orderOf<Row extends OrderedRecord>({ nameOf }: OrderedReads<Row>, rows: readonly Row[]) {
  return { order: rows.map(nameOf).join(', ') };
}

function refuseFull<Row extends OrderedRecord>(
  { words }: OrderedReads<Row>,
  rows: readonly Row[],
): void {
  const { most } = LIMITS.ordered;
  if (rows.length < most) return;
  throw conflict(`You can have at most ${most} ${words.many}. Please delete one first.`);
}

function refuseUnknown<Row extends OrderedRecord>(
  { words }: OrderedReads<Row>,
  rows: readonly Row[],
  ids: readonly string[],
): void {
  const unknown = ids.filter((id) => !rows.some((row) => row.id === id));
  if (unknown.length === 0) return;
  const shown = unknown.slice(0, MOST_NAMED).map((id) => id.slice(0, LIMITS.id.length));
  const more = unknown.length > MOST_NAMED ? ` and ${unknown.length - MOST_NAMED} more` : '';
  throw notFound(`There are no ${words.many} with these ids: ${shown.join(', ')}${more}.`);
}

const MOST_NAMED = 10;
const NAMED_TWICE = 'Please list each one only once.';
