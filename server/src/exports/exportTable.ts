import { pluralize } from '../../../schema/format/count.ts';
import { indiaDay } from '../../../schema/format/time.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { audit } from '../accounts/audit.ts';
import { type Context } from '../platform/context.ts';
import { CSV_START, type CsvCell, csvLines } from '../platform/http/csv.ts';
import { notFound } from '../platform/failures.ts';
import { type Page, type PageRequest } from '../platform/database/paging.ts';
import { CsvFile } from '../platform/http/rest.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { EXPORT_AUDIT } from './export.audit.ts';

/** What a file has in a column: its head, and the cell of one item. */
export type ExportColumn<Item> = readonly [head: string, cell: (item: Item) => CsvCell];

/** A list as a file. */
export interface ExportedList<Item extends { id: string }> {
  /** Of the file, and what the audit calls it: 'users'. */
  name: string;
  columns: readonly ExportColumn<Item>[];
  /** One page of what the list shows; refuses what it cannot use. */
  find: (page: PageRequest) => Promise<Page<Item> & { totalIsLowerBound?: boolean }>;
  /** Which part of it, from 1. */
  part?: number;
}

/**
 * The items of a list as a file, 10,000 of them in each part; a page is read when the one before has left. Who
 * downloads what is remembered before the first byte leaves. NOT_FOUND for a part beyond the last one, FORBIDDEN for
 * everybody but a site_admin, here and below.
 */
export async function exportList<Item extends { id: string }>(
  context: Context,
  { name, columns, find, part = 1 }: ExportedList<Item>,
): Promise<CsvFile> {
  siteAdmin(context.viewer);
  const { rows: most, readAtOnce: pageSize } = LIMITS.export;
  const firstPage = ((part - 1) * most) / pageSize + 1;
  const first = await find({ page: firstPage, pageSize });
  const { total, totalIsLowerBound = false } = first;
  // A search that stops counting before the part is full has no next one.
  const of = Math.max(1, Math.ceil(total / most));
  if (part < 1 || part > of) throw notFound(`This list has ${pluralize(of, 'part')}.`);
  const rows = Math.min(total - (part - 1) * most, most);
  await audit(context, EXPORT_AUDIT.made, name, pluralize(rows, 'row'));
  const linesOf = (items: readonly Item[]) =>
    csvLines(items.map((item) => columns.map(([, cell]) => cell(item))));

  async function* parts(): AsyncGenerator<string> {
    yield CSV_START + csvLines([columns.map(([head]) => head)]);
    const saved = new Set<string>();
    for (let page = firstPage; saved.size < rows; page += 1) {
      const { items } = page === firstPage ? first : await find({ page, pageSize });
      if (items.length === 0) return;
      // What comes in meanwhile moves others to the next page.
      const fresh = items.filter(({ id }) => !saved.has(id)).slice(0, rows - saved.size);
      for (const { id } of fresh) saved.add(id);
      yield linesOf(fresh);
    }
  }
  const missing = totalIsLowerBound ? 0 : Math.max(0, total - part * most);
  const number = [part, ...(totalIsLowerBound ? [] : ['of', of])];
  return new CsvFile({
    name: [nameOf(context, name), ...(of === 1 ? [] : number)].join('-'),
    parts: parts(),
    rows,
    hasMore: totalIsLowerBound || total > part * most,
    part,
    of,
    missing,
  });
}

/** A table that is there as a whole; its name says of which days it is. */
export async function exportTable(
  context: Context,
  name: string,
  heads: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Promise<CsvFile> {
  siteAdmin(context.viewer);
  await audit(context, EXPORT_AUDIT.made, name, pluralize(rows.length, 'row'));
  async function* parts(): AsyncGenerator<string> {
    yield CSV_START + csvLines([heads, ...rows]);
  }
  return new CsvFile({
    name,
    parts: parts(),
    rows: rows.length,
    hasMore: false,
  });
}

/** With the day in India on which it was downloaded. */
function nameOf({ clock }: Context, name: string): string {
  return `${name}-${indiaDay(clock.now())}`;
}
