import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { ListPage } from '../ListView.tsx';

/** One of the few records of a noun that administrators put into an order. */
export interface Ordered {
  id: string;
  /** Whether visitors see it. */
  isActive: boolean;
}

/** What a mutation of a noun answers; the list is read anew after it. */
export type ChangeResult = Promise<{ data?: unknown }>;

/** What ordering answers: all of the noun, in the order that it has now. */
export type OrderResult = Promise<{ data?: object | null | undefined }>;

/** What the administration is told of a noun: its words, how one is shown in the list, and its form. */
export interface SortableResource<Data, Item extends Ordered> {
  /** The view of the administration. */
  view: string;
  /** As a heading would say it. */
  name: string;
  /** In sentences: 'banner' and 'banners'. */
  words: { one: string; many: string };
  /** What can be searched by. */
  search: string;
  /** What stands where there is none yet. */
  empty: string;
  /** What visitors see of them, above the list. */
  note?: string;
  documents: OrderedDocuments<Data>;
  pageOf: (data: Data) => ListPage<Item>;
  /** Of all, whatever narrows the list. */
  countsOf: (data: Data) => { total: number; shown: number };
  nameOf: (item: Item) => string;
  /** What is to be seen of one in the list, below its name. */
  Facts: ComponentType<{ item: Item }>;
  Form: ComponentType<OrderedFormProps<Item>>;
}

export interface OrderedFormProps<Item> {
  /** Null for a new one. */
  item: Item | null;
  onSaved: () => void;
  onClose: () => void;
}

/** What a noun is read and changed by. */
export interface OrderedDocuments<Data> {
  list: TypedDocumentNode<Data, { search: string | null; isActive: boolean | null }>;
  order: TypedDocumentNode<object, { ids: string[] }>;
  update: TypedDocumentNode<object, { id: string; input: { isActive: boolean } }>;
  duplicate: TypedDocumentNode<object, { id: string }>;
  remove: TypedDocumentNode<object, { id: string }>;
}

/** The mutations of a noun, as its list calls them. */
export interface OrderedCalls {
  order: (ids: string[]) => OrderResult;
  setActive: (id: string, isActive: boolean) => ChangeResult;
  duplicate: (id: string) => ChangeResult;
  remove: (id: string) => ChangeResult;
}
