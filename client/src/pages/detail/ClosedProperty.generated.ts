/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type ClosedPropertyQueryVariables = Exact<{
  id: string;
}>;


export type ClosedPropertyQuery = { closedProperty: { id: string, lifecycle: Types.Lifecycle, subtype: string, city: string } | null };

export const ClosedPropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosedProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closedProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lifecycle"}},{"kind":"Field","name":{"kind":"Name","value":"subtype"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]},"id":"5a5e0a1c4847e60a513e0f995fca76fd1efa48f949e21422910818cc2920d55b"}]} as unknown as TypedDocumentNode<ClosedPropertyQuery, ClosedPropertyQueryVariables>;
export const useClosedPropertyQuery = (options: Omit<useQuery.Options<ClosedPropertyQuery, ClosedPropertyQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(ClosedPropertyDocument, options);
export const useClosedPropertySuspenseQuery = (options: Omit<useSuspenseQuery.Options<ClosedPropertyQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(ClosedPropertyDocument, options);
export const useClosedPropertyLazyQuery = (options?: useLazyQuery.Options<ClosedPropertyQuery, ClosedPropertyQueryVariables>) => useLazyQuery(ClosedPropertyDocument, options);
