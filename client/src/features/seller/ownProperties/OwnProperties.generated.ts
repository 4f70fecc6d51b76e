/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { Picture_PictureFragment } from '../../../ui/Picture.generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { Picture_PictureFragmentDoc } from '../../../ui/Picture.generated.ts';
export type OwnPropertiesQueryVariables = Exact<{
  state?: Types.OwnPropertyState | null | undefined;
  page: number;
}>;


export type OwnPropertiesQuery = { viewer: { properties: { total: number, page: number, pageCount: number, counts: Array<{ state: Types.OwnPropertyState, count: number }>, items: Array<{ viewCount: number, enquiryCount: number, favouriteCount: number, property: { id: string, title: string, purpose: Types.Purpose, state: string, city: string, locality: string | null, price: number | null, approvalStatus: Types.ApprovalStatus, isActive: boolean, isPublic: boolean, rejectionReason: string | null, toConfirm: Array<string>, lifecycle: Types.Lifecycle, createdAt: string, pictures: Array<{ id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean }> } }> } } };

export type PropertyHistoryQueryVariables = Exact<{
  id: string;
}>;


export type PropertyHistoryQuery = { property: { id: string, history: Array<{ at: string, label: string, by: string, note: string | null }> } | null };

export type DeletePropertyMutationVariables = Exact<{
  id: string;
}>;


export type DeletePropertyMutation = { deleteProperty: { deletedId: string } };

export type SetPropertyLifecycleMutationVariables = Exact<{
  id: string;
  lifecycle: Types.Lifecycle;
}>;


export type SetPropertyLifecycleMutation = { setPropertyLifecycle: { property: { id: string, lifecycle: Types.Lifecycle, isActive: boolean, isPublic: boolean } } };

export const OwnPropertiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnProperties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnPropertyState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryCount"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"toConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"lifecycle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}}]}}]},"id":"78c0b34ba319e3cf3cdf93da9f4a02a58ed51426da1574172cc43d4e0152cf43"}, Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<OwnPropertiesQuery, OwnPropertiesQueryVariables>;
export const useOwnPropertiesQuery = (options: Omit<useQuery.Options<OwnPropertiesQuery, OwnPropertiesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(OwnPropertiesDocument, options);
export const useOwnPropertiesSuspenseQuery = (options: Omit<useSuspenseQuery.Options<OwnPropertiesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(OwnPropertiesDocument, options);
export const useOwnPropertiesLazyQuery = (options?: useLazyQuery.Options<OwnPropertiesQuery, OwnPropertiesQueryVariables>) => useLazyQuery(OwnPropertiesDocument, options);

export const PropertyHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]},"id":"9cf321d523a601785490fff5c9754eb13003acd9a62866b6a110f0f34e012b4c"}]} as unknown as TypedDocumentNode<PropertyHistoryQuery, PropertyHistoryQueryVariables>;
export const usePropertyHistoryQuery = (options: Omit<useQuery.Options<PropertyHistoryQuery, PropertyHistoryQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(PropertyHistoryDocument, options);
export const usePropertyHistorySuspenseQuery = (options: Omit<useSuspenseQuery.Options<PropertyHistoryQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(PropertyHistoryDocument, options);
export const usePropertyHistoryLazyQuery = (options?: useLazyQuery.Options<PropertyHistoryQuery, PropertyHistoryQueryVariables>) => useLazyQuery(PropertyHistoryDocument, options);

export const DeletePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"53c66183ebdc43fbdb64321238fdb2b81a4874b0768dd4b0356586ca69da5d7b"}]} as unknown as TypedDocumentNode<DeletePropertyMutation, DeletePropertyMutationVariables>;
export const useDeletePropertyMutation = (options?: useMutation.Options<DeletePropertyMutation, DeletePropertyMutationVariables>) => useMutation(DeletePropertyDocument, options);

export const SetPropertyLifecycleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPropertyLifecycle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lifecycle"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Lifecycle"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPropertyLifecycle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"lifecycle"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lifecycle"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lifecycle"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}}]}}]},"id":"a8533156ebeee65e268540505ddf0c711c274585c58f8f7978294b096a6f71db"}]} as unknown as TypedDocumentNode<SetPropertyLifecycleMutation, SetPropertyLifecycleMutationVariables>;
export const useSetPropertyLifecycleMutation = (options?: useMutation.Options<SetPropertyLifecycleMutation, SetPropertyLifecycleMutationVariables>) => useMutation(SetPropertyLifecycleDocument, options);
