/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { PropertyCard_PropertyFragment } from './PropertyCard.generated.ts';
import type { Picture_PictureFragment } from '../../../ui/Picture.generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { PropertyCard_PropertyFragmentDoc } from './PropertyCard.generated.ts';
import { Picture_PictureFragmentDoc } from '../../../ui/Picture.generated.ts';
export type PropertyCardsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PropertyCardsQuery = { propertiesByIds: Array<(
    { id: string, title: string }
    & { ' $fragmentRefs'?: { 'PropertyCard_PropertyFragment': PropertyCard_PropertyFragment } }
  )> };

export const PropertyCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertiesByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard_property"}}]}}]},"id":"4920cf64a1250abde7b5654ba7651ac3fdd5a4e5afcc48c852c6f87b37f83cba"}, PropertyCard_PropertyFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<PropertyCardsQuery, PropertyCardsQueryVariables>;
export const usePropertyCardsQuery = (options: Omit<useQuery.Options<PropertyCardsQuery, PropertyCardsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(PropertyCardsDocument, options);
export const usePropertyCardsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<PropertyCardsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(PropertyCardsDocument, options);
export const usePropertyCardsLazyQuery = (options?: useLazyQuery.Options<PropertyCardsQuery, PropertyCardsQueryVariables>) => useLazyQuery(PropertyCardsDocument, options);
