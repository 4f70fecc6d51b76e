import { type Context } from '../platform/context.ts';
import { type Schema } from '../platform/http/jsonSchema.ts';
import { type RestFile, type RestParameter } from '../platform/http/rest.ts';
import { type RestBody } from '../platform/http/restField.ts';
import { siteAdmin } from '../authorization/viewer.policy.ts';
import { type OrderedInput } from './ordered.input.ts';
import { type SortableResource } from './sortableResource.ts';
import { type OrderedRecord } from './orderedRecord.entity.ts';

/** What the REST door is told of a noun that administrators put into an order. */
export interface OrderedRest<Row extends OrderedRecord, Input extends OrderedInput> {
  noun: SortableResource<Row, Input>;
  /** Where administrators look after it, such as /api/site-admin/home-banners. */
  path: string;
  tag: string;
  record: Schema<object>;
  present: (row: Row) => object;
  /** Of a new one and of what is changed. */
  body: RestBody;
  inputs: { create: new () => Input; update: new () => Input };
  /** The query by which a group is chosen; absent where the noun has none. */
  group?: RestParameter;
  /** Where pictures come along: in which fields, and how they are kept while `use` writes what shows them. */
  form?: {
    fileFields: readonly string[];
    withFiles: (
      context: Context,
      sent: { input: Input; files: readonly RestFile[] },
      use: (input: Input) => Promise<Row>,
    ) => Promise<Row>;
  };
}

export const ROW = { bearer: 'needed', policy: siteAdmin } as const;
export const ONE: RestParameter = {
  name: 'id',
  in: 'path',
  description: 'Id of 24 hexadecimal characters.',
};

export function presented<Row extends OrderedRecord, Input extends OrderedInput>(
  { noun, present }: OrderedRest<Row, Input>,
  done: string,
  row: Row,
) {
  return { success: true, message: said(noun.words.one, done), data: present(row) };
}

/** 'Banner added.' */
export function said(one: string, done: string): string {
  return `${one.slice(0, 1).toUpperCase()}${one.slice(1)} ${done}.`;
}
