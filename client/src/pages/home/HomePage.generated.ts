/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { Picture_PictureFragment } from '../../ui/Picture.generated.ts';
import type { PropertyCard_PropertyFragment } from '../../features/property/PropertyCard.generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { Picture_PictureFragmentDoc } from '../../ui/Picture.generated.ts';
import { PropertyCard_PropertyFragmentDoc } from '../../features/property/PropertyCard.generated.ts';
export type HomePageQueryVariables = Exact<{
  pageSize: number;
}>;


export type HomePageQuery = { properties: { total: number, totalIsLowerBound: boolean, items: Array<(
      { id: string, title: string, city: string, approvalStatus: Types.ApprovalStatus, featured: boolean, pictures: Array<{ id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean }> }
      & { ' $fragmentRefs'?: { 'PropertyCard_PropertyFragment': PropertyCard_PropertyFragment } }
    )> }, categories: Array<{ key: Types.PropertyType, title: string, propertyCount: number }> };

export const HomePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard_property"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsLowerBound"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]},"id":"ff4609e20e4f4de6fea280970d7f64b31aab4b0f34a4c3e2c4b3d94ff5fa2d5e"}, Picture_PictureFragmentDoc.definitions[0], PropertyCard_PropertyFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<HomePageQuery, HomePageQueryVariables>;
export const useHomePageQuery = (options: Omit<useQuery.Options<HomePageQuery, HomePageQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(HomePageDocument, options);
export const useHomePageSuspenseQuery = (options: Omit<useSuspenseQuery.Options<HomePageQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(HomePageDocument, options);
export const useHomePageLazyQuery = (options?: useLazyQuery.Options<HomePageQuery, HomePageQueryVariables>) => useLazyQuery(HomePageDocument, options);
