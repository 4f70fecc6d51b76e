import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';

/**
 * Reads what the route's loader has already put into the cache, and follows later changes of it. The
 * variables must be the loader's own, or the component fetches and suspends.
 */
export function useLoaded<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data {
  return useSuspenseQuery<Data>(query, { variables }).data as Data;
}
