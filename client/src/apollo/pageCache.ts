import { ApolloCache } from '@apollo/client';
import type {
  Cache,
  InMemoryCache,
  NormalizedCacheObject,
  Reference,
  StoreObject,
  StoreValue,
  Unmasked,
} from '@apollo/client';
import { Kind } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  InlineFragmentNode,
  SelectionSetNode,
} from 'graphql';

/**
 * What one page of the server is drawn from: things stored as `InMemoryCache` stores them, by its names and rules,
 * without what only a browser needs: those who watch, layers of what may be, results that are kept. A test compares
 * the two for every query of ours. It merges what two answers say in one place, where Apollo replaces it unless told.
 */
export class PageCache extends ApolloCache {
  private readonly rules: InMemoryCache;
  private things: NormalizedCacheObject = {};

  /** `rules` names things and fields; nothing is stored in it. */
  constructor(rules: InMemoryCache) {
    super();
    this.rules = rules;
  }

  write({ query, dataId = ROOT, result, variables = {} }: Cache.WriteOptions): Reference {
    if (isThing(result)) {
      this.put(dataId, this.stored(planOf(query), result, variables, TYPE_OF_ROOT));
    }
    return { __ref: dataId };
  }

  /** What a document asks for has the shape of its answers. */
  diff<Data>(options: Cache.DiffOptions): Cache.DiffResult<Data>;
  diff({ query, id = ROOT, variables = {} }: Cache.DiffOptions): Cache.DiffResult<unknown> {
    const reading: Reading = { variables, isWhole: true };
    const result = this.taken(planOf(query), this.things[id], reading);
    return { result, complete: reading.isWhole };
  }

  read<Data>(options: Cache.ReadOptions<Data>): Unmasked<Data> | null;
  read({ rootId, ...options }: Cache.ReadOptions): unknown {
    const { complete, result } = this.diff({ ...options, id: rootId });
    return complete ? result : null;
  }

  override transformDocument(document: DocumentNode): DocumentNode {
    return this.rules.transformDocument(document);
  }

  override identify(item: Thing | Reference): string | undefined {
    return this.rules.identify(item);
  }

  fragmentMatches(fragment: InlineFragmentNode | FragmentDefinitionNode, type: string): boolean {
    return this.rules.fragmentMatches(fragment, type);
  }

  extract(): NormalizedCacheObject {
    return this.things;
  }

  restore(items: NormalizedCacheObject): this {
    this.things = items;
    return this;
  }

  async reset(): Promise<void> {
    this.things = {};
  }

  performTransaction(transaction: (cache: this) => void): void {
    transaction(this);
  }

  watch(): () => void {
    return () => undefined;
  }

  evict(): boolean {
    return false;
  }

  removeOptimistic(): void {}

  private stored(plan: readonly Field[], result: Thing, variables: object, type: string): Thing {
    const stored: Thing = { __typename: type };
    for (const { node, name, on, fields } of plan) {
      if (on !== null && on !== type) continue;
      const value = result[name];
      if (value === undefined) continue;
      const storeName = this.storeName(node, type, variables);
      const inner = fields === null ? value : this.storedValue(fields, value, variables);
      stored[storeName] = together(stored[storeName], inner);
    }
    return stored;
  }

  private storedValue(fields: readonly Field[], value: StoreValue, variables: object): StoreValue {
    if (Array.isArray(value)) return value.map((each) => this.storedValue(fields, each, variables));
    if (!isThing(value)) return value;
    const { __typename: type } = value;
    const stored = this.stored(fields, value, variables, String(type));
    const id = this.identify(stored);
    if (id === undefined) return stored;
    this.put(id, stored);
    return { __ref: id };
  }

  private put(id: string, stored: Thing): void {
    const known = this.things[id];
    if (known === undefined) {
      this.things[id] = stored;
      return;
    }
    for (const [name, value] of Object.entries(stored)) known[name] = together(known[name], value);
  }

  private taken(plan: readonly Field[], item: Thing | undefined, reading: Reading): Thing | null {
    if (item === undefined) {
      reading.isWhole = false;
      return null;
    }
    const { __typename: type = '' } = item;
    const used: Thing = type === TYPE_OF_ROOT ? {} : { __typename: type };
    for (const { node, name, on, fields } of plan) {
      if (on !== null && on !== type) continue;
      const value = item[this.storeName(node, type, reading.variables)];
      if (value === undefined) reading.isWhole = false;
      else used[name] = fields === null ? value : this.takenValue(fields, value, reading);
    }
    return used;
  }

  private takenValue(fields: readonly Field[], value: StoreValue, reading: Reading): StoreValue {
    if (Array.isArray(value)) return value.map((each) => this.takenValue(fields, each, reading));
    if (!isThing(value)) return value;
    const { __ref: ref } = value;
    return this.taken(fields, typeof ref === 'string' ? this.things[ref] : value, reading);
  }

  private storeName(field: FieldNode, typename: string, variables: object): string {
    if (field.arguments === undefined || field.arguments.length === 0) return field.name.value;
    return this.rules.policies.getStoreFieldName({
      typename,
      fieldName: field.name.value,
      field,
      variables: { ...variables },
    });
  }
}

type Thing = StoreObject;

interface Reading {
  variables: object;
  isWhole: boolean;
}

/** A field of a document with its fragments spread out; `on` is the only type that has it. */
interface Field {
  node: FieldNode;
  /** In the answer. */
  name: string;
  on: string | null;
  /** Of what it holds; null for plain values. */
  fields: readonly Field[] | null;
}

const ROOT = 'ROOT_QUERY';
const TYPE_OF_ROOT = 'Query';

/** Documents are made once a module: these are as many as the client has. */
const plans = new WeakMap<DocumentNode, readonly Field[]>();

function planOf(document: DocumentNode): readonly Field[] {
  const known = plans.get(document);
  if (known !== undefined) return known;
  const fragments = new Map<string, FragmentDefinitionNode>();
  let root: SelectionSetNode | undefined;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) root = definition.selectionSet;
  }
  const plan = root === undefined ? [] : fieldsOf([root], fragments);
  plans.set(document, plan);
  return plan;
}

function fieldsOf(
  sets: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Field[] {
  const found = new Map<string, { node: FieldNode; on: string | null; sets: SelectionSetNode[] }>();
  const collect = (set: SelectionSetNode, on: string | null): void => {
    for (const selection of set.selections) {
      const unknown = selection.directives?.find(({ name }) => UNKNOWN.has(name.value));
      if (unknown) throw new TypeError(`Pages know nothing of @${unknown.name.value}.`);
      if (selection.kind === Kind.FIELD) {
        const key = `${selection.alias?.value ?? selection.name.value} ${on ?? ''}`;
        const field = found.get(key) ?? { node: selection, on, sets: [] };
        if (selection.selectionSet) field.sets.push(selection.selectionSet);
        found.set(key, field);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (fragment === undefined) continue;
      const inner = fragment.typeCondition?.name.value ?? on;
      if (on === null || inner === on) collect(fragment.selectionSet, inner);
    }
  };
  for (const set of sets) collect(set, null);
  return [...found.values()].map(({ node, on, sets: inner }) => ({
    node,
    name: node.alias?.value ?? node.name.value,
    on,
    fields: inner.length === 0 ? null : fieldsOf(inner, fragments),
  }));
}

/** Directives that say what is asked for at all. None of our documents has one. */
const UNKNOWN: ReadonlySet<string> = new Set(['include', 'skip', 'client', 'defer', 'stream']);

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What was asked for in two places of one document, or by two. */
function together(one: StoreValue, other: StoreValue): StoreValue {
  if (!isThing(one) || !isThing(other) || '__ref' in other) return other;
  const both: Thing = { ...one };
  for (const [name, value] of Object.entries(other)) both[name] = together(both[name], value);
  return both;
}
