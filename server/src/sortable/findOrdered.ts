import { LIMITS } from '../../../schema/limits.ts';
import { cut, textKey } from '../../../schema/rules/text.ts';
import { type Context } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { clampPage, type Page, type PageRequest, pageOf } from '../platform/database/paging.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type OrderedReads } from './sortableResource.ts';
import { type OrderedRecord } from './orderedRecord.entity.ts';

/** What narrows a list; all where it says nothing. */
export interface OrderedFilter {
  search?: string | null;
  isActive?: boolean | null;
  group?: string | null;
}

export interface OrderedStats {
  total: number;
  active: number;
  inactive: number;
  /** How many each group has. */
  byGroup: Record<string, number>;
}

/** A page of them in their order, for administrators. FORBIDDEN for everybody else, here and below. */
export async function findOrdered<Row extends OrderedRecord>(
  context: Context,
  noun: OrderedReads<Row>,
  { search, isActive, group, ...request }: OrderedFilter & PageRequest,
): Promise<Page<Row>> {
  siteAdmin(context.viewer);
  const page = clampPage(request);
  const text = cut(textKey(search ?? ''), LIMITS.keyword.sentMaxLength);
  const found = (await storedOrdered(context, noun)).filter(
    (row) =>
      (isActive == null || row.isActive === isActive) &&
      isOfGroup(noun, row, group) &&
      (text === '' || row.id === text || says(noun, row, text)),
  );
  return pageOf(found.slice(page.offset, page.offset + page.pageSize), found.length, page);
}

/** One of them. Throws NOT_FOUND. */
export async function findOneOrdered<Row extends OrderedRecord>(
  context: Context,
  noun: OrderedReads<Row>,
  id: string,
): Promise<Row> {
  siteAdmin(context.viewer);
  return oneOf(noun, await storedOrdered(context, noun), id);
}

export async function countOrdered<Row extends OrderedRecord>(
  context: Context,
  noun: OrderedReads<Row>,
): Promise<OrderedStats> {
  siteAdmin(context.viewer);
  const rows = await storedOrdered(context, noun);
  const active = rows.filter(({ isActive }) => isActive).length;
  const byGroup = new Map<string, number>();
  for (const row of rows) {
    const group = noun.groupOf(row);
    if (group !== null) byGroup.set(group, (byGroup.get(group) ?? 0) + 1);
  }
  return {
    total: rows.length,
    active,
    inactive: rows.length - active,
    byGroup: Object.fromEntries(byGroup),
  };
}

/** What everybody sees, in its order; `group` narrows it. */
export async function findActive<Row extends OrderedRecord>(
  context: Context,
  noun: OrderedReads<Row>,
  group: string | null = null,
): Promise<Row[]> {
  const rows = await storedOrdered(context, noun);
  return rows.filter((row) => row.isActive && isOfGroup(noun, row, group));
}

/** All of them in their order; they are few (`LIMITS.ordered.most`). */
export function storedOrdered<Row extends OrderedRecord>(
  { manager }: Context,
  { Entity }: Pick<OrderedReads<Row>, 'Entity'>,
): Promise<Row[]> {
  return manager.getRepository(Entity).createQueryBuilder('row').orderBy('row.order').getMany();
}

export function oneOf<Row extends OrderedRecord>(
  { words }: OrderedReads<Row>,
  rows: readonly Row[],
  id: string,
): Row {
  const found = rows.find((row) => row.id === id);
  if (found === undefined)
    throw notFound(`This ${words.one} does not exist. It may have been deleted.`);
  return found;
}

function isOfGroup<Row extends OrderedRecord>(
  { groupOf }: OrderedReads<Row>,
  row: Row,
  group: string | null | undefined,
): boolean {
  const sought = textKey(group ?? '');
  return sought === '' || textKey(groupOf(row) ?? '') === sought;
}

function says<Row extends OrderedRecord>(noun: OrderedReads<Row>, row: Row, text: string): boolean {
  return noun.textsOf(row).some((each) => textKey(each).includes(text));
}
