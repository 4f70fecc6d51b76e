/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { PropertyCard_PropertyFragment } from '../../features/market/property/PropertyCard.generated.ts';
import type { Picture_PictureFragment } from '../../ui/Picture.generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { PropertyCard_PropertyFragmentDoc } from '../../features/market/property/PropertyCard.generated.ts';
import { Picture_PictureFragmentDoc } from '../../ui/Picture.generated.ts';
export type RecommendedListQueryVariables = Exact<{
  filter?: Types.PropertyFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type RecommendedListQuery = { properties: { total: number, totalIsLowerBound: boolean, items: Array<(
      { id: string, approvalStatus: Types.ApprovalStatus, featured: boolean }
      & { ' $fragmentRefs'?: { 'PropertyCard_PropertyFragment': PropertyCard_PropertyFragment } }
    )> } };

export const RecommendedListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecommendedList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard_property"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsLowerBound"}}]}}]},"id":"dc7bfe6bfcacddbd049ac57bbe71fcdfbe7c1f3472116fd42724b4a1f8102cf5"}, PropertyCard_PropertyFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<RecommendedListQuery, RecommendedListQueryVariables>;
export const useRecommendedListQuery = (options: Omit<useQuery.Options<RecommendedListQuery, RecommendedListQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(RecommendedListDocument, options);
export const useRecommendedListSuspenseQuery = (options: Omit<useSuspenseQuery.Options<RecommendedListQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(RecommendedListDocument, options);
export const useRecommendedListLazyQuery = (options?: useLazyQuery.Options<RecommendedListQuery, RecommendedListQueryVariables>) => useLazyQuery(RecommendedListDocument, options);
