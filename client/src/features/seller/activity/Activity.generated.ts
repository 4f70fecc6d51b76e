/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type ActivityQueryVariables = Exact<{
  days: number;
}>;


export type ActivityQuery = { viewer: { activity: { views: number, enquiries: number, favourites: number, days: Array<{ day: string, views: number, enquiries: number, favourites: number }> } } };

export const ActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Activity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"enquiries"}},{"kind":"Field","name":{"kind":"Name","value":"favourites"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"enquiries"}},{"kind":"Field","name":{"kind":"Name","value":"favourites"}}]}}]}}]}}]},"id":"f220c9df4d78504d078696df13cdf814f0be2aff35609f7af380b6a7026a0a03"}]} as unknown as TypedDocumentNode<ActivityQuery, ActivityQueryVariables>;
export const useActivityQuery = (options: Omit<useQuery.Options<ActivityQuery, ActivityQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(ActivityDocument, options);
export const useActivitySuspenseQuery = (options: Omit<useSuspenseQuery.Options<ActivityQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(ActivityDocument, options);
export const useActivityLazyQuery = (options?: useLazyQuery.Options<ActivityQuery, ActivityQueryVariables>) => useLazyQuery(ActivityDocument, options);
