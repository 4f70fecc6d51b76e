/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type RelaxationsQueryVariables = Exact<{
  filter: Types.PropertyFilter;
}>;


export type RelaxationsQuery = { relaxations: Array<{ label: string, query: string, total: number, totalIsLowerBound: boolean }> };

export const RelaxationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Relaxations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relaxations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsLowerBound"}}]}}]},"id":"4812441f3b1836eea4442e2971b9e9d586ffdf7fe6c8a0612b09eaadc75e814e"}]} as unknown as TypedDocumentNode<RelaxationsQuery, RelaxationsQueryVariables>;
export const useRelaxationsQuery = (options: Omit<useQuery.Options<RelaxationsQuery, RelaxationsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(RelaxationsDocument, options);
export const useRelaxationsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<RelaxationsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(RelaxationsDocument, options);
export const useRelaxationsLazyQuery = (options?: useLazyQuery.Options<RelaxationsQuery, RelaxationsQueryVariables>) => useLazyQuery(RelaxationsDocument, options);
