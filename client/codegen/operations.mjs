// What both plugins of graphql-codegen know of operations and fragments.
import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { concatAST, Kind, print, visit } from 'graphql';

/** The fragments and the operations of these sources. */
export function definitionsOf(sources) {
  const { definitions } = concatAST(sources.map(({ document }) => document));
  const isFragment = ({ kind }) => kind === Kind.FRAGMENT_DEFINITION;
  return {
    fragments: definitions.filter(isFragment),
    operations: definitions.filter((definition) => !isFragment(definition)),
  };
}

/** All fragments that a definition spreads, over any number of steps. */
export function spreadBy(definition, fragments) {
  const found = new Map();
  const follow = (node) => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        if (found.has(value)) return;
        const fragment = fragments.find(({ name }) => name.value === value);
        found.set(value, fragment);
        follow(fragment);
      },
    });
  };
  follow(definition);
  return [...found.values()];
}

/** Whether another query asks for all that this one does, so that its result can be read in place of a request. */
export function isPartOf(node, other, fragments) {
  const [own, others] = [node, other].map((each) => fieldsIn(each, fragments));
  return (
    node !== other && node.operation === 'query' && own.every((field) => others.includes(field))
  );
}

/** Each plain field with its way there, arguments too. */
function fieldsIn({ selectionSet }, fragments) {
  if (!selectionSet) return [''];
  return selectionSet.selections.flatMap((selection) => {
    const { kind, name } = selection;
    if (kind === Kind.FRAGMENT_SPREAD) {
      return fieldsIn(
        fragments.find((each) => each.name.value === name.value),
        fragments,
      );
    }
    const own =
      kind === Kind.FIELD ? print({ ...selection, selectionSet: undefined, directives: [] }) : '';
    return fieldsIn(selection, fragments).map((field) => `${own} ${field}`.trim());
  });
}

/** The text that Apollo Client sends for an operation, and its SHA-256 as hexadecimal digits. */
export async function persisted(operation, fragments) {
  const definitions = [operation, ...spreadBy(operation, fragments)];
  const text = print(await sent({ kind: Kind.DOCUMENT, definitions }, operation.operation));
  return { id: createHash('sha256').update(text).digest('hex'), text };
}

/** The client adds and leaves out things on the way, `__typename` for one: it is asked itself. */
async function sent(document, kind) {
  let seen = document;
  const link = new ApolloLink(({ query }) => {
    seen = query;
    return new Observable((observer) => {
      observer.next({ data: null });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const options = { fetchPolicy: 'no-cache', errorPolicy: 'ignore' };
  if (kind === 'mutation') await client.mutate({ mutation: document, ...options });
  else await client.query({ query: document, ...options });
  client.stop();
  return seen;
}
