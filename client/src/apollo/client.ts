import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { Cache, NormalizedCacheObject } from '@apollo/client';
import { print } from 'graphql';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { browserLink } from './links.ts';

/** Runs one GraphQL operation inside the server process. */
export type Execute = (request: {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}) => Promise<FormattedExecutionResult>;

/** The browser's client, which begins with what the server's page has brought along. */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  return new ApolloClient({
    link: browserLink(),
    cache: createCache().restore(state),
    dataMasking: true,
  });
}

/** A client for one server-rendered request; it must never be shared between requests. */
export function createServerClient(execute: Execute): ApolloClient {
  return new ApolloClient({
    link: executeLink(execute),
    cache: createPageCache(),
    dataMasking: true,
    ssrMode: true,
  });
}

/** The shared cache rules. Things without an `id` are named by their key; the rest is stored in place. */
export function createCache(options: { resultCaching?: boolean } = {}): InMemoryCache {
  return new InMemoryCache({
    ...options,
    typePolicies: {
      Subtype: { keyFields: ['key'] },
      Category: { keyFields: ['key'] },
      State: { keyFields: ['name'] },
      // Cards and pages ask for different fields of the same details.
      PropertyDetails: { merge: true },
      // Of these there is one: whoever is here. Pages ask for different parts of them.
      Viewer: { keyFields: [] },
      Administration: { keyFields: [] },
      Overview: { merge: true },
    },
  });
}

/**
 * What one page of the server is made of. A whole answer is given as it came: putting it together again from its
 * things, once when it arrives and once for the page, takes a third of the time of a list.
 */
function createPageCache(): InMemoryCache {
  // One render reads everything about once: keeping track of who read what costs more than it saves.
  const cache = createCache({ resultCaching: false });
  const answers = new Map<DocumentNode, { variables: string; result: unknown }>();
  const write = cache.write.bind(cache);
  const diff = cache.diff.bind(cache);
  return Object.assign(cache, {
    write(options: Cache.WriteOptions) {
      const { query, variables, dataId, result } = options;
      if (dataId === 'ROOT_QUERY')
        answers.set(query, { variables: JSON.stringify(variables), result });
      return write(options);
    },
    diff(options: Cache.DiffOptions) {
      const known = options.id === undefined ? answers.get(options.query) : undefined;
      return known !== undefined && known.variables === JSON.stringify(options.variables)
        ? { result: known.result, complete: true }
        : diff(options);
    },
  });
}

const printed = new WeakMap<DocumentNode, string>();

function executeLink(execute: Execute): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { operationName, variables } = operation;
        execute({ query: printOnce(operation.query), operationName, variables }).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

function printOnce(document: DocumentNode): string {
  const known = printed.get(document);
  if (known !== undefined) return known;
  const text = print(document);
  printed.set(document, text);
  return text;
}
