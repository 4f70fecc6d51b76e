/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type AccountRemovalQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountRemovalQuery = { viewer: { accountRemoval: { propertyCount: number } } };

export type RequestAccountRemovalMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestAccountRemovalMutation = { requestAccountDeletion: { codeSent: { resendInSeconds: number, expiresInSeconds: number } } };

export type RemoveAccountMutationVariables = Exact<{
  code: string;
}>;


export type RemoveAccountMutation = { deleteAccount: { deletedId: string } };

export const AccountRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountRemoval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountRemoval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]}}]},"id":"6c899fc287340fba88cd2d8bba10306d8f8d7d0b1e8e44e8daad6d71ed3c4ebb"}]} as unknown as TypedDocumentNode<AccountRemovalQuery, AccountRemovalQueryVariables>;
export const useAccountRemovalQuery = (options?: Omit<useQuery.Options<AccountRemovalQuery, AccountRemovalQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(AccountRemovalDocument, options);
export const useAccountRemovalSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<AccountRemovalQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(AccountRemovalDocument, options);
export const useAccountRemovalLazyQuery = (options?: useLazyQuery.Options<AccountRemovalQuery, AccountRemovalQueryVariables>) => useLazyQuery(AccountRemovalDocument, options);

export const RequestAccountRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAccountRemoval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAccountDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeSent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]}}]},"id":"745774eae2ca55326b610177bfae93ce3f07168a0ad2b1412d0198a8f627742c"}]} as unknown as TypedDocumentNode<RequestAccountRemovalMutation, RequestAccountRemovalMutationVariables>;
export const useRequestAccountRemovalMutation = (options?: useMutation.Options<RequestAccountRemovalMutation, RequestAccountRemovalMutationVariables>) => useMutation(RequestAccountRemovalDocument, options);

export const RemoveAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"de14780adcab52f164d0be283b0c79c1a34ff7b2d3172c52ee3881202501db0c"}]} as unknown as TypedDocumentNode<RemoveAccountMutation, RemoveAccountMutationVariables>;
export const useRemoveAccountMutation = (options?: useMutation.Options<RemoveAccountMutation, RemoveAccountMutationVariables>) => useMutation(RemoveAccountDocument, options);
