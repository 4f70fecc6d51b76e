/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type RecordViewMutationVariables = Exact<{
  propertyId: string;
}>;


export type RecordViewMutation = { recordView: { isFound: boolean } };

export type OpenedContactQueryVariables = Exact<{
  id: string;
}>;


export type OpenedContactQuery = { property: { id: string, contact:
      | { __typename: 'MaskedContact', phone: string, email: string }
      | { __typename: 'OpenContact', phone: string, email: string }
     } | null };

export const RecordViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isFound"}}]}}]},"id":"3f8aa7fbc1a9f938e45fa336cdf7132caf2c11dac03966bba6d515d41c1b7b1a"}]} as unknown as TypedDocumentNode<RecordViewMutation, RecordViewMutationVariables>;
export const useRecordViewMutation = (options?: useMutation.Options<RecordViewMutation, RecordViewMutationVariables>) => useMutation(RecordViewDocument, options);

export const OpenedContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenedContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]},"id":"c9c99244ea00728f47add44ab7012a6f95baeae78ef22accf2ed9fb614588da5"}]} as unknown as TypedDocumentNode<OpenedContactQuery, OpenedContactQueryVariables>;
export const useOpenedContactQuery = (options: Omit<useQuery.Options<OpenedContactQuery, OpenedContactQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(OpenedContactDocument, options);
export const useOpenedContactSuspenseQuery = (options: Omit<useSuspenseQuery.Options<OpenedContactQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(OpenedContactDocument, options);
export const useOpenedContactLazyQuery = (options?: useLazyQuery.Options<OpenedContactQuery, OpenedContactQueryVariables>) => useLazyQuery(OpenedContactDocument, options);
