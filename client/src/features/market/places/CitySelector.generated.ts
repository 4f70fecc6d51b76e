/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type SelectorCitiesQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: string | null | undefined;
}>;


export type SelectorCitiesQuery = { cities: Array<{ id: string, name: string, state: string, slug: string, propertyCount: number }> };

export type SelectorStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type SelectorStatesQuery = { states: Array<{ name: string, propertyCount: number }> };

export const SelectorCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SelectorCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withProperties"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]},"id":"7532dd5442c76366874c32386b9f8bdfae181c6679021345e7d05c8e4f2e35d6"}]} as unknown as TypedDocumentNode<SelectorCitiesQuery, SelectorCitiesQueryVariables>;
export const useSelectorCitiesQuery = (options?: Omit<useQuery.Options<SelectorCitiesQuery, SelectorCitiesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(SelectorCitiesDocument, options);
export const useSelectorCitiesSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<SelectorCitiesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(SelectorCitiesDocument, options);
export const useSelectorCitiesLazyQuery = (options?: useLazyQuery.Options<SelectorCitiesQuery, SelectorCitiesQueryVariables>) => useLazyQuery(SelectorCitiesDocument, options);

export const SelectorStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SelectorStates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]},"id":"2dae22c69e490d6227e68d07b9ac5bb6c5ac1a3394cce0ff64e15d7beebbb17a"}]} as unknown as TypedDocumentNode<SelectorStatesQuery, SelectorStatesQueryVariables>;
export const useSelectorStatesQuery = (options?: Omit<useQuery.Options<SelectorStatesQuery, SelectorStatesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(SelectorStatesDocument, options);
export const useSelectorStatesSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<SelectorStatesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(SelectorStatesDocument, options);
export const useSelectorStatesLazyQuery = (options?: useLazyQuery.Options<SelectorStatesQuery, SelectorStatesQueryVariables>) => useLazyQuery(SelectorStatesDocument, options);
