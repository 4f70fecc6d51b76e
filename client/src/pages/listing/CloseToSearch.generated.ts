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
export type CloseToSearchQueryVariables = Exact<{
  filter: Types.PropertyFilter;
}>;


export type CloseToSearchQuery = { closeProperties: Array<{ label: string, query: string, items: Array<(
      { id: string, approvalStatus: Types.ApprovalStatus, featured: boolean }
      & { ' $fragmentRefs'?: { 'PropertyCard_PropertyFragment': PropertyCard_PropertyFragment } }
    )> }> | null };

export const CloseToSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CloseToSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard_property"}}]}}]}}]},"id":"aefcda60f9b6c9d931165a1ee2d2d7d22e2d41f4fd0381f9be9dfda32182740e"}, PropertyCard_PropertyFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<CloseToSearchQuery, CloseToSearchQueryVariables>;
export const useCloseToSearchQuery = (options: Omit<useQuery.Options<CloseToSearchQuery, CloseToSearchQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(CloseToSearchDocument, options);
export const useCloseToSearchSuspenseQuery = (options: Omit<useSuspenseQuery.Options<CloseToSearchQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(CloseToSearchDocument, options);
export const useCloseToSearchLazyQuery = (options?: useLazyQuery.Options<CloseToSearchQuery, CloseToSearchQueryVariables>) => useLazyQuery(CloseToSearchDocument, options);
