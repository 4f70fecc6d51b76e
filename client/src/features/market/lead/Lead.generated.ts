/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type SendEnquiryMutationVariables = Exact<{
  input: Types.EnquiryInput;
  key?: string | null | undefined;
}>;


export type SendEnquiryMutation = { sendEnquiry: { needsCode: boolean, contact: { phone: string, email: string } | null } };

export type SellerOfLeadQueryVariables = Exact<{
  id: string;
}>;


export type SellerOfLeadQuery = { seller: { propertyCount: number, seller: { id: string } } | null };

export const SendEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needsCode"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]},"id":"ad40cc4fa49fe56a9dfaa854f96ba49050bcdacf541002b3e38f3a5f2452f6db"}]} as unknown as TypedDocumentNode<SendEnquiryMutation, SendEnquiryMutationVariables>;
export const useSendEnquiryMutation = (options?: useMutation.Options<SendEnquiryMutation, SendEnquiryMutationVariables>) => useMutation(SendEnquiryDocument, options);

export const SellerOfLeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerOfLead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]},"id":"b49104397d8e607f59928a6cbc96fb611992b4527a2e00a6f13751a03211c8cf"}]} as unknown as TypedDocumentNode<SellerOfLeadQuery, SellerOfLeadQueryVariables>;
export const useSellerOfLeadQuery = (options: Omit<useQuery.Options<SellerOfLeadQuery, SellerOfLeadQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(SellerOfLeadDocument, options);
export const useSellerOfLeadSuspenseQuery = (options: Omit<useSuspenseQuery.Options<SellerOfLeadQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(SellerOfLeadDocument, options);
export const useSellerOfLeadLazyQuery = (options?: useLazyQuery.Options<SellerOfLeadQuery, SellerOfLeadQueryVariables>) => useLazyQuery(SellerOfLeadDocument, options);
