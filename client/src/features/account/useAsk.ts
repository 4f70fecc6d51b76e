import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { ask } from '../../apollo/ask.ts';
import type { Answer } from '../../apollo/ask.ts';

export type Ask = <Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  /** The documented sentence where the server says nothing. */
  fallback: string,
) => Promise<Answer<Data> | null>;

/** Asks the server for a form. Null: the form was closed meanwhile, and with it the request. */
export function useAsk(): Ask {
  const client = useApolloClient();
  const open = useRef(new AbortController());
  useEffect(() => {
    const closing = new AbortController();
    open.current = closing;
    return () => closing.abort();
  }, []);
  return useCallback(
    async (mutation, variables, fallback) => {
      const { signal } = open.current;
      const answer = await ask({ client, mutation, variables, fallback, signal });
      return signal.aborted ? null : answer;
    },
    [client],
  );
}
