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
export type AlsoClosedQueryVariables = Exact<{
  filter?: Types.PropertyFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AlsoClosedQuery = { closedProperties: { total: number, totalIsLowerBound: boolean, pageCount: number, items: Array<(
      { id: string, approvalStatus: Types.ApprovalStatus, featured: boolean }
      & { ' $fragmentRefs'?: { 'PropertyCard_PropertyFragment': PropertyCard_PropertyFragment } }
    )> } };

export const AlsoClosedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlsoClosed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closedProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard_property"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsLowerBound"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]},"id":"640cf6fa408e25a07aeb6337ab7fba1b76876b317bf5103a46103414b74a5a48"}, PropertyCard_PropertyFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<AlsoClosedQuery, AlsoClosedQueryVariables>;
export const useAlsoClosedQuery = (options: Omit<useQuery.Options<AlsoClosedQuery, AlsoClosedQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(AlsoClosedDocument, options);
export const useAlsoClosedSuspenseQuery = (options: Omit<useSuspenseQuery.Options<AlsoClosedQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(AlsoClosedDocument, options);
export const useAlsoClosedLazyQuery = (options?: useLazyQuery.Options<AlsoClosedQuery, AlsoClosedQueryVariables>) => useLazyQuery(AlsoClosedDocument, options);
