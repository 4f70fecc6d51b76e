import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { cacheSource } from './cacheSource.ts';

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
    return cacheSource(client, query, stable);
  }, [client, query, key]);
  const data = useSyncExternalStore(source.subscribe, source.read, source.read) ?? fallback;
  if (data === undefined) throw new Error('The page was drawn before its data was loaded.');
  return data;
}
