import type {
  DocumentNode,
  NormalizedCacheObject,
  OperationVariables,
  StoreObject,
  StoreValue,
} from '@apollo/client';
import { Kind } from 'graphql';
import type { FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import { createCache, TYPE_POLICIES } from './client.ts';

/** The result of one query. */
export interface Loaded {
  /** As it was sent: with `__typename`. */
  document: DocumentNode;
  variables: OperationVariables;
  data: object;
}

/**
 * What `InMemoryCache` would store of these results, in one walk, and the objects of the results by what the cache
 * calls them. A test compares with the cache for every query of ours.
 */
export function normalise(results: Iterable<Loaded>) {
  const state: NormalizedCacheObject = {};
  const things = new Map<string, StoreObject[]>();
  for (const { document, variables, data } of results) {
    const written: NormalizedCacheObject = {};
    const root = { ...data, __typename: 'Query' };
    written['ROOT_QUERY'] = storedFields(planOf(document), root, { variables, written, things });
    for (const [id, thing = {}] of Object.entries(written)) {
      const known = state[id];
      if (known === undefined) state[id] = thing;
      else
        for (const [name, value] of Object.entries(thing)) known[name] = after(known[name], value);
    }
  }
  return { state, things };
}

/** The name of a thing; undefined for what is stored in place. */
export function idOf(thing: StoreObject): string | undefined {
  const { __typename: type, id } = thing;
  if (type === undefined) return undefined;
  const keys = TYPE_POLICIES[type]?.keyFields;
  if (keys)
    return `${type}:${JSON.stringify(Object.fromEntries(keys.map((key) => [key, thing[key]])))}`;
  return typeof id === 'string' ? `${type}:${id}` : undefined;
}

interface Walk {
  variables: OperationVariables;
  written: NormalizedCacheObject;
  things: Map<string, StoreObject[]>;
}

function storedFields(plan: readonly Field[], result: StoreObject, walk: Walk): StoreObject {
  const { __typename: type = '' } = result;
  const stored: StoreObject = { __typename: type };
  for (const { node, name, on, fields } of plan) {
    const value = on === null || on === type ? result[name] : undefined;
    if (value === undefined) continue;
    const storeName = storeNameOf(node, type, walk);
    const inner = fields === null ? value : storedValue(fields, value, walk);
    stored[storeName] = together(stored[storeName], inner);
  }
  return stored;
}

function storedValue(fields: readonly Field[], value: StoreValue, walk: Walk): StoreValue {
  if (Array.isArray(value)) return value.map((each) => storedValue(fields, each, walk));
  if (!isThing(value)) return value;
  const stored = storedFields(fields, value, walk);
  const id = idOf(stored);
  if (id === undefined) return stored;
  walk.written[id] = together(walk.written[id], stored);
  walk.things.set(id, [...(walk.things.get(id) ?? []), value]);
  return { __ref: id };
}

function storeNameOf(field: FieldNode, typename: string, { variables }: Walk): string {
  const fieldName = field.name.value;
  if (field.arguments === undefined || field.arguments.length === 0) return fieldName;
  return RULES.policies.getStoreFieldName({ typename, fieldName, field, variables });
}

/** Names fields with arguments; nothing is stored in it. */
const RULES = createCache();

/** What one result says twice of a thing, or of what stands in its place. */
function together<Value extends StoreValue>(one: StoreValue, other: Value): Value;
function together(one: StoreValue, other: StoreValue): StoreValue {
  if (Array.isArray(one) && Array.isArray(other)) {
    return [...other.map((each, index) => together(one[index], each)), ...one.slice(other.length)];
  }
  if (!isThing(one) || !isThing(other)) return other;
  const both: StoreObject = { ...one };
  for (const [name, value] of Object.entries(other)) both[name] = together(both[name], value);
  return both;
}

/** A later result takes the place of an earlier one, but for types that the cache merges. */
function after(one: StoreValue, other: StoreValue): StoreValue {
  if (!isThing(one) || !isThing(other)) return other;
  const { __typename: type = '' } = other;
  return TYPE_POLICIES[type]?.merge === true ? { ...one, ...other } : other;
}

/** A field of a document with its fragments spread out. */
export interface Field {
  node: FieldNode;
  /** In the result. */
  name: string;
  /** The only type that has it; null where any has. */
  on: string | null;
  /** Of what it holds; null for plain values. */
  fields: readonly Field[] | null;
}

/** Documents are made once a module: these are as many as the client has. */
const plans = new WeakMap<DocumentNode, readonly Field[]>();

/** The fields of a document's first operation or fragment. */
export function planOf(document: DocumentNode): readonly Field[] {
  const known = plans.get(document);
  if (known !== undefined) return known;
  const [first] = document.definitions;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  const root = first && 'selectionSet' in first ? first.selectionSet : undefined;
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

export function isThing(value: unknown): value is StoreObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
