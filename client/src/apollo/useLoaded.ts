import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * Reads what the route's loader has put into the cache, and follows later changes of it. The variables
 * must be the loader's own. It never fetches and never suspends: while a list is being refreshed, the
 * last complete answer stays on screen. `fallback` stands in where the loader goes on without an answer.
 */
export function useLoaded<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fallback?: Data,
): Data {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  const source = useMemo(() => {
    const stable: Variables = JSON.parse(key);
    return loadedSource(client, query, stable, fallback);
  }, [client, query, key, fallback]);
  return useSyncExternalStore(source.subscribe, source.read, source.read);
}

function loadedSource<Data, Variables extends OperationVariables>(
  { cache }: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fallback: Data | undefined,
): { read: () => Data; subscribe: (listener: () => void) => () => void } {
  let last: Data | null = null;
  return {
    read() {
      // The cache answers unmasked; the type keeps each component to its own fragment.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      last = (cache.readQuery<Data, Variables>({ query, variables }) as Data | null) ?? last;
      if (last === null && fallback !== undefined) return fallback;
      if (last === null) throw new Error('The page was drawn before its data was loaded.');
      return last;
    },
    subscribe: (listener) =>
      cache.watch({
        query: cache.transformDocument(query),
        variables,
        optimistic: false,
        callback: listener,
      }),
  };
}
