/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type PostingStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type PostingStatesQuery = { states: Array<{ name: string }> };

export type PostingCitiesQueryVariables = Exact<{
  state: string;
}>;


export type PostingCitiesQuery = { cities: Array<{ id: string, name: string, district: string | null, propertyCount: number }> };

export const PostingStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostingStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]},"id":"e7e0fa06e41498b65e24ad1e2c5ebff7314e1d2430c4f0564cabf47c4baeae94"}]} as unknown as TypedDocumentNode<PostingStatesQuery, PostingStatesQueryVariables>;
export const usePostingStatesQuery = (options?: Omit<useQuery.Options<PostingStatesQuery, PostingStatesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(PostingStatesDocument, options);
export const usePostingStatesSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<PostingStatesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(PostingStatesDocument, options);
export const usePostingStatesLazyQuery = (options?: useLazyQuery.Options<PostingStatesQuery, PostingStatesQueryVariables>) => useLazyQuery(PostingStatesDocument, options);

export const PostingCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostingCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]},"id":"3e814fc165ed54a319ff31d78502d6a828487e781953537b30e7b2fe105cc68a"}]} as unknown as TypedDocumentNode<PostingCitiesQuery, PostingCitiesQueryVariables>;
export const usePostingCitiesQuery = (options: Omit<useQuery.Options<PostingCitiesQuery, PostingCitiesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(PostingCitiesDocument, options);
export const usePostingCitiesSuspenseQuery = (options: Omit<useSuspenseQuery.Options<PostingCitiesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(PostingCitiesDocument, options);
export const usePostingCitiesLazyQuery = (options?: useLazyQuery.Options<PostingCitiesQuery, PostingCitiesQueryVariables>) => useLazyQuery(PostingCitiesDocument, options);
