/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type HomeCitiesQueryVariables = Exact<{
  limit: number;
}>;


export type HomeCitiesQuery = { cities: Array<{ id: string, name: string, path: string, state: string, slug: string, propertyCount: number }> };

export const HomeCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]},"id":"b1b8b5009352ffd8831c39e624e414e25d28a70c568c31b4bf4f4075fa9b6df0"}]} as unknown as TypedDocumentNode<HomeCitiesQuery, HomeCitiesQueryVariables>;
export const useHomeCitiesQuery = (options: Omit<useQuery.Options<HomeCitiesQuery, HomeCitiesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(HomeCitiesDocument, options);
export const useHomeCitiesSuspenseQuery = (options: Omit<useSuspenseQuery.Options<HomeCitiesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(HomeCitiesDocument, options);
export const useHomeCitiesLazyQuery = (options?: useLazyQuery.Options<HomeCitiesQuery, HomeCitiesQueryVariables>) => useLazyQuery(HomeCitiesDocument, options);
