/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type FilterChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type FilterChoicesQuery = { states: Array<{ name: string, propertyCount: number }>, subtypes: Array<{ key: string, title: string, plural: string, slug: string, type: Types.PropertyType, sizeUnits: Array<string>, propertyCount: number }>, amenities: Array<{ id: string, name: string }> };

export type CityChoicesQueryVariables = Exact<{
  state?: string | null | undefined;
}>;


export type CityChoicesQuery = { cities: Array<{ id: string, name: string, state: string, propertyCount: number }> };

export type FilterCountQueryVariables = Exact<{
  filter?: Types.PropertyFilter | null | undefined;
}>;


export type FilterCountQuery = { propertyCount: { total: number, totalIsLowerBound: boolean } };

export const FilterChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"sizeUnits"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]},"id":"d2412cd77fadb9b9a3fedf91a1ab9cd02b00709bb4b7c4681ac6dc927f03c479"}]} as unknown as TypedDocumentNode<FilterChoicesQuery, FilterChoicesQueryVariables>;
export const useFilterChoicesQuery = (options?: Omit<useQuery.Options<FilterChoicesQuery, FilterChoicesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(FilterChoicesDocument, options);
export const useFilterChoicesSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<FilterChoicesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(FilterChoicesDocument, options);
export const useFilterChoicesLazyQuery = (options?: useLazyQuery.Options<FilterChoicesQuery, FilterChoicesQueryVariables>) => useLazyQuery(FilterChoicesDocument, options);

export const CityChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CityChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"withProperties"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]},"id":"e8cc40acf282ad1fe028b68e28905e6564a8543cfdfcb28b3891348187e1ef30"}]} as unknown as TypedDocumentNode<CityChoicesQuery, CityChoicesQueryVariables>;
export const useCityChoicesQuery = (options?: Omit<useQuery.Options<CityChoicesQuery, CityChoicesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(CityChoicesDocument, options);
export const useCityChoicesSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<CityChoicesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(CityChoicesDocument, options);
export const useCityChoicesLazyQuery = (options?: useLazyQuery.Options<CityChoicesQuery, CityChoicesQueryVariables>) => useLazyQuery(CityChoicesDocument, options);

export const FilterCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsLowerBound"}}]}}]},"id":"ebc4f1da621a75bfb62f57f3952aa7ffe9b0a22e085c0c607e5583670f7111d3"}]} as unknown as TypedDocumentNode<FilterCountQuery, FilterCountQueryVariables>;
export const useFilterCountQuery = (options?: Omit<useQuery.Options<FilterCountQuery, FilterCountQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(FilterCountDocument, options);
export const useFilterCountSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<FilterCountQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(FilterCountDocument, options);
export const useFilterCountLazyQuery = (options?: useLazyQuery.Options<FilterCountQuery, FilterCountQueryVariables>) => useLazyQuery(FilterCountDocument, options);
