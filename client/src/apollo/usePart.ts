import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { cacheSource } from './cacheSource.ts';
import { load } from './load.ts';

export type Part<Data> =
  | { state: 'ready'; data: Data }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void };

/**
 * One part of a page that may fail alone. It reads what the loader has put into the cache; where the loader
 * fetched nothing, because the page was not drawn by the server, it fetches.
 */
export function usePart<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  /** True when the loader has already tried in vain: the server's page says so, and this one must agree. */
  hasFailedBefore: boolean,
): Part<Data> {
  const client = useApolloClient();
  const [hasFailed, setFailed] = useState(hasFailedBefore);
  const key = JSON.stringify(variables);
  const { source, fetchPart } = useMemo(() => {
    const stable: Variables = JSON.parse(key);
    return {
      source: cacheSource(client, query, stable),
      fetchPart: () => load(client, query, stable),
    };
  }, [client, query, key]);
  const data = useSyncExternalStore(source.subscribe, source.read, source.read);
  const isMissing = data === null && !hasFailed;
  useEffect(() => {
    if (isMissing) fetchPart().catch(() => setFailed(true));
  }, [isMissing, fetchPart]);
  if (data !== null) return { state: 'ready', data };
  return hasFailed ? { state: 'failed', retry: () => setFailed(false) } : { state: 'loading' };
}
