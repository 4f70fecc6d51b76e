/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type AccountRemovalQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountRemovalQuery = { accountRemoval: { propertyCount: number } };

export type RequestAccountRemovalMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestAccountRemovalMutation = { requestAccountRemoval: { resendInSeconds: number, expiresInSeconds: number } };

export type RemoveAccountMutationVariables = Exact<{
  code: string;
}>;


export type RemoveAccountMutation = { removeAccount: boolean };

export const AccountRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountRemoval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountRemoval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]},"id":"210368513f42bbaa1b4a99b167d18089285e0538115188f2acfc5a0930e9582d"}]} as unknown as TypedDocumentNode<AccountRemovalQuery, AccountRemovalQueryVariables>;
export const useAccountRemovalQuery = (options?: Omit<useQuery.Options<AccountRemovalQuery, AccountRemovalQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(AccountRemovalDocument, options);
export const useAccountRemovalSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<AccountRemovalQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(AccountRemovalDocument, options);
export const useAccountRemovalLazyQuery = (options?: useLazyQuery.Options<AccountRemovalQuery, AccountRemovalQueryVariables>) => useLazyQuery(AccountRemovalDocument, options);

export const RequestAccountRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAccountRemoval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAccountRemoval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]},"id":"4f7eaa24c9daa7ecc996e41bbc066f4e2f7d1a9eb9a8a73b8a1ca1032e5ffb61"}]} as unknown as TypedDocumentNode<RequestAccountRemovalMutation, RequestAccountRemovalMutationVariables>;
export const useRequestAccountRemovalMutation = (options?: useMutation.Options<RequestAccountRemovalMutation, RequestAccountRemovalMutationVariables>) => useMutation(RequestAccountRemovalDocument, options);

export const RemoveAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]},"id":"6f2920ce7ebe05e9a1640158d42997a05e75a773441e27795134112ac2379d14"}]} as unknown as TypedDocumentNode<RemoveAccountMutation, RemoveAccountMutationVariables>;
export const useRemoveAccountMutation = (options?: useMutation.Options<RemoveAccountMutation, RemoveAccountMutationVariables>) => useMutation(RemoveAccountDocument, options);
