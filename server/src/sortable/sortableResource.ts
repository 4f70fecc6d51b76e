import { AuditAction } from '../platform/audit.ts';
import { type Context } from '../platform/context.ts';
import { type AuditChange } from '../accounts/auditEntry.entity.ts';
import { type OrderedInput } from './ordered.input.ts';
import { type OrderedRecord } from './orderedRecord.entity.ts';

/** What reading them takes. */
export interface OrderedReads<Row extends OrderedRecord> {
  Entity: new () => Row;
  /** In sentences: 'banner' and 'banners'. */
  words: { one: string; many: string };
  /** What people know it by, in the audit. */
  nameOf: (row: Row) => string;
  /** The texts that a search looks through. */
  textsOf: (row: Row) => readonly string[];
  /** Null where the noun has no groups. */
  groupOf: (row: Row) => string | null;
}

/** What makes a noun one that administrators put into an order; all that is done with it is done by this folder. */
export interface SortableResource<
  Row extends OrderedRecord,
  Input extends OrderedInput,
> extends OrderedReads<Row> {
  audit: OrderedAudit;
  /** What a fresh one says before anything is written into it. */
  blank: () => Omit<Row, keyof OrderedRecord>;
  /**
   * Writes what was sent into the row, inside the transaction; what is absent stays. `others` are all beside it.
   * Throws INVALID_INPUT by field.
   */
  write: (inside: Context, row: Row, input: Input, others: readonly Row[]) => Promise<void> | void;
  /** Makes a copy fit to stand beside what it was made of. */
  adaptCopy?: (inside: Context, copy: Row, others: readonly Row[]) => Promise<void>;
  /** Lets go of what only this row has used. */
  release?: (inside: Context, row: Row) => Promise<void>;
  /** What it says, as the audit keeps it. */
  auditValues: (row: Row) => AuditValues;
}

/** Values by their names, as the audit keeps them. */
export type AuditValues = NonNullable<AuditChange['after']>;

/** What the audit remembers of them. */
export type OrderedAudit = Readonly<
  Record<'created' | 'changed' | 'duplicated' | 'ordered' | 'deleted', AuditAction>
>;

/** What it remembers of those whose actions begin like this; `name` is what people read: 'Banner'. */
export function orderedAudit(beginning: `${string}.${string}`, name: string): OrderedAudit {
  return {
    created: new AuditAction(`${beginning}created`, `${name} added`),
    changed: new AuditAction(`${beginning}changed`, `${name} changed`),
    duplicated: new AuditAction(`${beginning}duplicated`, `${name} duplicated`),
    ordered: new AuditAction(`${beginning}ordered`, `${name} moved`),
    deleted: new AuditAction(`${beginning}deleted`, `${name} deleted`),
  };
}

/** 'a banner', 'an input control'. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
