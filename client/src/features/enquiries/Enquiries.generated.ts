/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type EnquiriesQueryVariables = Exact<{
  status?: Types.EnquiryStatus | null | undefined;
  propertyId?: string | null | undefined;
  page: number;
}>;


export type EnquiriesQuery = { enquiries: { total: number, page: number, pageCount: number, counts: Array<{ status: Types.EnquiryStatus, count: number }>, items: Array<{ id: string, source: Types.EnquirySource, propertyTitle: string, name: string, mobile: string, isMobileVerified: boolean, message: string, status: Types.EnquiryStatus, times: number, assignedTo: string | null, createdAt: string, property: { id: string, title: string, isPublic: boolean } | null, notes: Array<{ id: string, text: string, author: string | null, createdAt: string }> }> } };

export type NewestEnquiriesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestEnquiriesQuery = { enquiries: { total: number, items: Array<{ id: string, propertyTitle: string, name: string, message: string, status: Types.EnquiryStatus, createdAt: string }> } };

export type SetEnquiryStatusMutationVariables = Exact<{
  id: string;
  status: Types.EnquiryStatus;
}>;


export type SetEnquiryStatusMutation = { setEnquiryStatus: { id: string, status: Types.EnquiryStatus } };

export type AddEnquiryNoteMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type AddEnquiryNoteMutation = { addEnquiryNote: { id: string } };

export const EnquiriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Enquiries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"isMobileVerified"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"assignedTo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]},"id":"72f52458e2be3fa7ea2e6be7fb030e3ea7b206c48cc306afa105d253abc68a6d"}]} as unknown as TypedDocumentNode<EnquiriesQuery, EnquiriesQueryVariables>;
export const useEnquiriesQuery = (options: Omit<useQuery.Options<EnquiriesQuery, EnquiriesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(EnquiriesDocument, options);
export const useEnquiriesSuspenseQuery = (options: Omit<useSuspenseQuery.Options<EnquiriesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(EnquiriesDocument, options);
export const useEnquiriesLazyQuery = (options?: useLazyQuery.Options<EnquiriesQuery, EnquiriesQueryVariables>) => useLazyQuery(EnquiriesDocument, options);

export const NewestEnquiriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestEnquiries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]},"id":"9659ce1991248cbe504206ab51d6a9e75debc20de6055b92d2bb62fd2b1985cd"}]} as unknown as TypedDocumentNode<NewestEnquiriesQuery, NewestEnquiriesQueryVariables>;
export const useNewestEnquiriesQuery = (options?: Omit<useQuery.Options<NewestEnquiriesQuery, NewestEnquiriesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(NewestEnquiriesDocument, options);
export const useNewestEnquiriesSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<NewestEnquiriesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(NewestEnquiriesDocument, options);
export const useNewestEnquiriesLazyQuery = (options?: useLazyQuery.Options<NewestEnquiriesQuery, NewestEnquiriesQueryVariables>) => useLazyQuery(NewestEnquiriesDocument, options);

export const SetEnquiryStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEnquiryStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEnquiryStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]},"id":"78c6d830a69dda4463d10d15c6e78c4df3093e9749960d24325e63471450f28c"}]} as unknown as TypedDocumentNode<SetEnquiryStatusMutation, SetEnquiryStatusMutationVariables>;
export const useSetEnquiryStatusMutation = (options?: useMutation.Options<SetEnquiryStatusMutation, SetEnquiryStatusMutationVariables>) => useMutation(SetEnquiryStatusDocument, options);

export const AddEnquiryNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddEnquiryNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEnquiryNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]},"id":"4a16fb38ef5a3a3fcbdc8d6ffa5e742e70b68f9327a519010abc4228631cb180"}]} as unknown as TypedDocumentNode<AddEnquiryNoteMutation, AddEnquiryNoteMutationVariables>;
export const useAddEnquiryNoteMutation = (options?: useMutation.Options<AddEnquiryNoteMutation, AddEnquiryNoteMutationVariables>) => useMutation(AddEnquiryNoteDocument, options);
