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
export type RelaxationsQueryVariables = Exact<{
  filter: Types.PropertyFilter;
}>;


export type RelaxationsQuery = { relaxations: Array<{ label: string, query: string, total: number, totalIsLowerBound: boolean, items: Array<(
      { id: string, approvalStatus: Types.ApprovalStatus, featured: boolean }
      & { ' $fragmentRefs'?: { 'PropertyCard_PropertyFragment': PropertyCard_PropertyFragment } }
    )> }> };

export const RelaxationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Relaxations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relaxations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsLowerBound"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard_property"}}]}}]}}]},"id":"c429f7926e87ac4c4ebb005775d123ceec4a7e981e2979f46a5262cfa2d62064"}, PropertyCard_PropertyFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<RelaxationsQuery, RelaxationsQueryVariables>;
export const useRelaxationsQuery = (options: Omit<useQuery.Options<RelaxationsQuery, RelaxationsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(RelaxationsDocument, options);
export const useRelaxationsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<RelaxationsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(RelaxationsDocument, options);
export const useRelaxationsLazyQuery = (options?: useLazyQuery.Options<RelaxationsQuery, RelaxationsQueryVariables>) => useLazyQuery(RelaxationsDocument, options);
