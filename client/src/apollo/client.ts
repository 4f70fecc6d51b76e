import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import type { NormalizedCacheObject } from '@apollo/client';
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
    // One render reads everything about once: keeping track of who read what costs more than it saves.
    cache: createCache({ resultCaching: false }),
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
