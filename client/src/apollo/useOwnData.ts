import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { cacheSource } from './cacheSource.ts';

export interface OwnData<Data> {
  /** The last answer; null until there is one. */
  data: Data | null;
  /** Why the last try brought nothing, in words for people; null while all is well. */
  failure: string | null;
  /** Asks again; never throws. */
  refresh: () => Promise<void>;
}

/**
 * What belongs to the viewer, for private pages: asked of the server at every visit, in the browser only.
 * What is known from the visit before stands meanwhile, and stays where asking again fails.
 */
export function useOwnData<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): OwnData<Data> {
  const client = useApolloClient();
  const [failed, setFailed] = useState<Failed | null>(null);
  const key = JSON.stringify(variables);
  const source = useMemo(() => {
    const stable: Variables = JSON.parse(key);
    return cacheSource(client, query, stable);
  }, [client, query, key]);
  const data = useSyncExternalStore(source.subscribe, source.read, source.read);
  const ask = useCallback((): Promise<Failed | null> => {
    const stable: Variables = JSON.parse(key);
    return client
      .query<Data, Variables>({ query, variables: stable, fetchPolicy: 'network-only' })
      .then(
        () => null,
        (error: unknown) => ({ key, sentence: sentenceOf(error) }),
      );
  }, [client, query, key]);
  useEffect(() => {
    let isCurrent = true;
    void ask().then((outcome) => {
      if (isCurrent) setFailed(outcome);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask]);
  const refresh = useCallback(async () => {
    setFailed(null);
    setFailed(await ask());
  }, [ask]);
  return { data, failure: failed?.key === key ? failed.sentence : null, refresh };
}

/** What was asked for, and why there is no answer. */
interface Failed {
  key: string;
  sentence: string;
}

/** Why a question has no answer, in words for people. */
export function sentenceOf(error: unknown): string {
  const own = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return own ?? 'Please check the connection and try again.';
}
