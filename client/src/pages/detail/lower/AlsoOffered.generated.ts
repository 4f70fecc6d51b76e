/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { PropertyCard_PropertyFragment } from '../../../features/market/property/PropertyCard.generated.ts';
import type { Picture_PictureFragment } from '../../../ui/Picture.generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { PropertyCard_PropertyFragmentDoc } from '../../../features/market/property/PropertyCard.generated.ts';
import { Picture_PictureFragmentDoc } from '../../../ui/Picture.generated.ts';
export type AlsoOfferedQueryVariables = Exact<{
  id: string;
  sellerId: string;
}>;


export type AlsoOfferedQuery = { property: { id: string, project: string | null, city: string, sameProject: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'PropertyCard_PropertyFragment': PropertyCard_PropertyFragment } }
    )> } | null, seller: { propertyCount: number, seller: { id: string, name: string }, listings: { items: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'PropertyCard_PropertyFragment': PropertyCard_PropertyFragment } }
      )> } } | null };

export const AlsoOfferedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlsoOffered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"project"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"sameProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard_property"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard_property"}}]}}]}}]}}]},"id":"79579b13462d011926250f64bbf48036187057a9ce8d6b2b93a3ad9ee74d4403"}, PropertyCard_PropertyFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<AlsoOfferedQuery, AlsoOfferedQueryVariables>;
export const useAlsoOfferedQuery = (options: Omit<useQuery.Options<AlsoOfferedQuery, AlsoOfferedQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(AlsoOfferedDocument, options);
export const useAlsoOfferedSuspenseQuery = (options: Omit<useSuspenseQuery.Options<AlsoOfferedQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(AlsoOfferedDocument, options);
export const useAlsoOfferedLazyQuery = (options?: useLazyQuery.Options<AlsoOfferedQuery, AlsoOfferedQueryVariables>) => useLazyQuery(AlsoOfferedDocument, options);
