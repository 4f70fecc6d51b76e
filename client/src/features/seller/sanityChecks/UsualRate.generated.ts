/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type UsualRateQueryVariables = Exact<{
  subtype: string;
  purpose: Types.Purpose;
  city: string;
  state: string;
}>;


export type UsualRateQuery = { usualRate: { low: number, high: number } | null };

export const UsualRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsualRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subtype"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Purpose"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usualRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subtype"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subtype"}}},{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}},{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]},"id":"ab53da476c3ee8c4a546d7e9b157ceee66404c819547bed65c6116f5302b02d1"}]} as unknown as TypedDocumentNode<UsualRateQuery, UsualRateQueryVariables>;
export const useUsualRateQuery = (options: Omit<useQuery.Options<UsualRateQuery, UsualRateQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(UsualRateDocument, options);
export const useUsualRateSuspenseQuery = (options: Omit<useSuspenseQuery.Options<UsualRateQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(UsualRateDocument, options);
export const useUsualRateLazyQuery = (options?: useLazyQuery.Options<UsualRateQuery, UsualRateQueryVariables>) => useLazyQuery(UsualRateDocument, options);
