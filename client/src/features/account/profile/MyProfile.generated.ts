/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type DevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DevicesQuery = { viewer: { sessions: Array<{ id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { deletedId: string | null } };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: { endedCount: number } };

export type AccountRemovalQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountRemovalQuery = { viewer: { accountRemoval: { propertyCount: number } } };

export type RequestAccountRemovalMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestAccountRemovalMutation = { requestAccountDeletion: { codeSent: { resendInSeconds: number, expiresInSeconds: number } } };

export type RemoveAccountMutationVariables = Exact<{
  code: string;
}>;


export type RemoveAccountMutation = { deleteAccount: { deletedId: string } };

export const DevicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]},"id":"8d5f4913e62aec6d0f90c0f439c3292c964b20c9628890d3b111973e69682b43"}]} as unknown as TypedDocumentNode<DevicesQuery, DevicesQueryVariables>;
export const useDevicesQuery = (options?: Omit<useQuery.Options<DevicesQuery, DevicesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(DevicesDocument, options);
export const useDevicesSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<DevicesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(DevicesDocument, options);
export const useDevicesLazyQuery = (options?: useLazyQuery.Options<DevicesQuery, DevicesQueryVariables>) => useLazyQuery(DevicesDocument, options);

export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"a16cc11ef780efd490ae095dfb7062c3797bdbf78a2cbfbdd310a91dad293134"}]} as unknown as TypedDocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const useEndSessionMutation = (options?: useMutation.Options<EndSessionMutation, EndSessionMutationVariables>) => useMutation(EndSessionDocument, options);

export const SignOutEverywhereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutEverywhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutEverywhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedCount"}}]}}]},"id":"2f36e3d818d8fe6767054a08d631ec6482303c97d0af5fddafbe59e180408b2a"}]} as unknown as TypedDocumentNode<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;
export const useSignOutEverywhereMutation = (options?: useMutation.Options<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>) => useMutation(SignOutEverywhereDocument, options);

export const AccountRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountRemoval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountRemoval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]}}]},"id":"6c899fc287340fba88cd2d8bba10306d8f8d7d0b1e8e44e8daad6d71ed3c4ebb"}]} as unknown as TypedDocumentNode<AccountRemovalQuery, AccountRemovalQueryVariables>;
export const useAccountRemovalQuery = (options?: Omit<useQuery.Options<AccountRemovalQuery, AccountRemovalQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(AccountRemovalDocument, options);
export const useAccountRemovalSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<AccountRemovalQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(AccountRemovalDocument, options);
export const useAccountRemovalLazyQuery = (options?: useLazyQuery.Options<AccountRemovalQuery, AccountRemovalQueryVariables>) => useLazyQuery(AccountRemovalDocument, options);

export const RequestAccountRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAccountRemoval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAccountDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeSent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]}}]},"id":"745774eae2ca55326b610177bfae93ce3f07168a0ad2b1412d0198a8f627742c"}]} as unknown as TypedDocumentNode<RequestAccountRemovalMutation, RequestAccountRemovalMutationVariables>;
export const useRequestAccountRemovalMutation = (options?: useMutation.Options<RequestAccountRemovalMutation, RequestAccountRemovalMutationVariables>) => useMutation(RequestAccountRemovalDocument, options);

export const RemoveAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"de14780adcab52f164d0be283b0c79c1a34ff7b2d3172c52ee3881202501db0c"}]} as unknown as TypedDocumentNode<RemoveAccountMutation, RemoveAccountMutationVariables>;
export const useRemoveAccountMutation = (options?: useMutation.Options<RemoveAccountMutation, RemoveAccountMutationVariables>) => useMutation(RemoveAccountDocument, options);
