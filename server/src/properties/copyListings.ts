import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { copyStatement } from './bulkLoad.sql.ts';
import { inSnakeCase } from '../platform/database/naming.ts';
import { ALL_COLUMNS, type ColumnName, type DerivedColumn } from './listingColumns.ts';
import { derivedFacts } from './listingContent.ts';
import { type Property } from './property.entity.ts';

/** What a listing that is loaded begins with. */
const AT_FIRST = {
  assignedTo: null,
  pincode: null,
  locationIsApproximate: true,
  reviewedPrice: null,
  hiddenBy: null,
  toConfirm: [],
} satisfies Partial<Property>;

type LoadedColumn = Exclude<
  ColumnName,
  DerivedColumn | keyof typeof AT_FIRST | 'subtype' | 'shareWithAgents' | 'updatedAt' | 'pictures'
>;

/** A whole listing as the demo world, the bulk filler and the measurements make it. */
export interface ListingToLoad
  extends Pick<Property, LoadedColumn>, Partial<Pick<Property, 'pincode'>> {
  subtypeKey: string;
  /** The cover first. */
  pictures: readonly PictureRow[];
}

const ROWS_A_STATEMENT = 20_000;

/**
 * Writes listings through COPY, 20,000 in a statement so that the rollup triggers see few, large changes.
 * Answers how many were written. What is searched and sorted is derived from the details by the catalogue.
 */
export async function copyListings(
  client: PoolClient,
  listings: Iterable<ListingToLoad>,
  onProgress: (count: number) => void = () => undefined,
): Promise<number> {
  const iterator = listings[Symbol.iterator]();
  let rows = 0;
  for (;;) {
    const batch = take(iterator, ROWS_A_STATEMENT);
    if (batch.length === 0) return rows;
    await pipeline(
      Readable.from(chunks(batch)),
      client.query(copyFrom(copyStatement(ALL_COLUMNS.map(inSnakeCase)).text)),
    );
    rows += batch.length;
    onProgress(rows);
    if (batch.length < ROWS_A_STATEMENT) return rows;
  }
}

/** The row of a listing; what is searched and sorted is derived from its details. */
function rowOf(listing: ListingToLoad): Property {
  const { subtypeKey, details, pictures, createdAt } = listing;
  return {
    ...AT_FIRST,
    ...listing,
    ...derivedFacts({ ...listing, subtype: subtypeKey }),
    subtype: subtypeKey,
    pictures: [...pictures],
    shareWithAgents: details['shareWithAgents'] === true,
    updatedAt: createdAt,
  };
}

function take<T>(iterator: Iterator<T>, count: number): T[] {
  const used: T[] = [];
  while (used.length < count) {
    const next = iterator.next();
    if (next.done) break;
    used.push(next.value);
  }
  return used;
}

function* chunks(batch: readonly ListingToLoad[]): Generator<string> {
  for (let start = 0; start < batch.length; start += 200) {
    yield batch
      .slice(start, start + 200)
      .map(line)
      .join('');
  }
}

function line(listing: ListingToLoad): string {
  const row = rowOf(listing);
  return ALL_COLUMNS.map((name) => escapeCell(cellOf(name, row[name]))).join('\t') + '\n';
}

/** The only lists that are no JSON. */
const ARRAYS: ReadonlySet<ColumnName> = new Set(['amenityBits', 'toConfirm']);

function cellOf(name: ColumnName, value: Property[ColumnName]): Cell {
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  const json = JSON.stringify(value);
  return ARRAYS.has(name) ? `{${json.slice(1, -1)}}` : json;
}

type Cell = string | number | boolean | null;

function escapeCell(value: Cell): string {
  if (value === null) return '\\N';
  return String(value)
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}
