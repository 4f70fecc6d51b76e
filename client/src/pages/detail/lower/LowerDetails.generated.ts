/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type LowerDetailsQueryVariables = Exact<{
  id: string;
}>;


export type LowerDetailsQuery = { property: { id: string, seller: { id: string }, details: { deposit: number | null, maintenance: number | null }, localityRate: { medianPerSqft: number, difference: number, label: string } | null, placesAround: Array<{ name: string, locality: string | null, latitude: number, longitude: number, kilometres: number }> } | null };

export const LowerDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LowerDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"localityRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"medianPerSqft"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"placesAround"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"kilometres"}}]}}]}}]},"id":"79fe2bbc7dde0855e27e34c659fd5a32a35b83f36678b81d953c19b53fce9cec"}]} as unknown as TypedDocumentNode<LowerDetailsQuery, LowerDetailsQueryVariables>;
export const useLowerDetailsQuery = (options: Omit<useQuery.Options<LowerDetailsQuery, LowerDetailsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(LowerDetailsDocument, options);
export const useLowerDetailsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<LowerDetailsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(LowerDetailsDocument, options);
export const useLowerDetailsLazyQuery = (options?: useLazyQuery.Options<LowerDetailsQuery, LowerDetailsQueryVariables>) => useLazyQuery(LowerDetailsDocument, options);
