/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useFragment, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type FilterFacetsQueryVariables = Exact<{
  filter?: Types.PropertyFilter | null | undefined;
}>;


export type FilterFacetsQuery = { propertyFacets: { isLowerBound: boolean, states: Array<{ value: string, count: number }>, cities: Array<{ value: string, count: number }>, types: Array<{ value: string, count: number }>, subtypes: Array<{ value: string, count: number }>, bedrooms: Array<{ value: string, count: number }> } };

export type FacetFragment = { value: string, count: number } & { ' $fragmentName'?: 'FacetFragment' };

export const FacetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Facet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FacetCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as TypedDocumentNode<FacetFragment, OperationVariables>;
export const useFacetFragment = (options: Omit<useFragment.Options<FacetFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<FacetFragment> }) =>
  useFragment({ ...options, fragment: FacetFragmentDoc, fragmentName: 'Facet' });

export const FilterFacetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterFacets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyFacets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isLowerBound"}},{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"subtypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Facet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"31dd1b566ed68bf97fa8f3faa6fff31483bde294be0e2b84b38fe6fe42598220"}, FacetFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<FilterFacetsQuery, FilterFacetsQueryVariables>;
export const useFilterFacetsQuery = (options?: Omit<useQuery.Options<FilterFacetsQuery, FilterFacetsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(FilterFacetsDocument, options);
export const useFilterFacetsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<FilterFacetsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(FilterFacetsDocument, options);
export const useFilterFacetsLazyQuery = (options?: useLazyQuery.Options<FilterFacetsQuery, FilterFacetsQueryVariables>) => useLazyQuery(FilterFacetsDocument, options);
