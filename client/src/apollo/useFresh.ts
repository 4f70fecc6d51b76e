import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { logFailure } from '../ui/clientLog.ts';

export type Fresh<Data> =
  | { state: 'ready'; data: Data; replace: (data: Data) => void }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void };

/**
 * What belongs to the viewer alone: asked anew each time the page is drawn, and kept nowhere else, so that
 * nothing of it is left after logging out. `replace` puts in what a mutation answered.
 */
export function useFresh<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Fresh<Data> {
  const client = useApolloClient();
  const [data, setData] = useState<Data | null>(null);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number | null>(null);
  const key = JSON.stringify(variables);
  const fetchNow = useMemo(() => {
    const stable: Variables = JSON.parse(key);
    return () =>
      client.query<Data, Variables>({ query, variables: stable, fetchPolicy: 'no-cache' });
  }, [client, query, key]);
  useEffect(() => {
    let isCurrent = true;
    fetchNow().then(
      ({ data: answer }) => {
        if (isCurrent) setData(answer ?? null);
      },
      (error: unknown) => {
        logFailure('useFresh', error);
        if (isCurrent) setFailedTry(tries);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [fetchNow, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  if (data !== null) return { state: 'ready', data, replace: setData };
  return failedTry === tries ? { state: 'failed', retry } : { state: 'loading' };
}
