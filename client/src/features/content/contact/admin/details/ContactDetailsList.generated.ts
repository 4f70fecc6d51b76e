/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type ContactDetailsListQueryVariables = Exact<{
  search?: string | null | undefined;
  isActive?: boolean | null | undefined;
}>;


export type ContactDetailsListQuery = { administration: { contactDetails: { total: number, pageCount: number, items: Array<{ id: string, isActive: boolean, title: string, address: string, phone: string, email: string, hours: string, mapUrl: string }> }, all: { total: number }, shown: { total: number } } };

export type CreateContactDetailsMutationVariables = Exact<{
  input: Types.CreateContactDetailsInput;
}>;


export type CreateContactDetailsMutation = { createContactDetails: { contactDetails: { id: string } } };

export type UpdateContactDetailsMutationVariables = Exact<{
  id: string;
  input: Types.UpdateContactDetailsInput;
}>;


export type UpdateContactDetailsMutation = { updateContactDetails: { contactDetails: { id: string, isActive: boolean, title: string, address: string, phone: string, email: string, hours: string, mapUrl: string } } };

export type DuplicateContactDetailsMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateContactDetailsMutation = { duplicateContactDetails: { contactDetails: { id: string } } };

export type OrderContactDetailsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderContactDetailsMutation = { orderContactDetails: { contactDetails: Array<{ id: string }> } };

export type DeleteContactDetailsMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContactDetailsMutation = { deleteContactDetails: { deletedId: string } };

export const ContactDetailsListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactDetailsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"contactDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"shown"},"name":{"kind":"Name","value":"contactDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]},"id":"270ea185b36452f570718aac59b1160325dab576b2245de82ce73973f0f59762"}]} as unknown as TypedDocumentNode<ContactDetailsListQuery, ContactDetailsListQueryVariables>;
export const useContactDetailsListQuery = (options?: Omit<useQuery.Options<ContactDetailsListQuery, ContactDetailsListQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(ContactDetailsListDocument, options);
export const useContactDetailsListSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<ContactDetailsListQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(ContactDetailsListDocument, options);
export const useContactDetailsListLazyQuery = (options?: useLazyQuery.Options<ContactDetailsListQuery, ContactDetailsListQueryVariables>) => useLazyQuery(ContactDetailsListDocument, options);

export const CreateContactDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContactDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContactDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContactDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]},"id":"571da623bf265a26974e6f5bdac86f9616b776b5db741d3d05063ae4007fd69e"}]} as unknown as TypedDocumentNode<CreateContactDetailsMutation, CreateContactDetailsMutationVariables>;
export const useCreateContactDetailsMutation = (options?: useMutation.Options<CreateContactDetailsMutation, CreateContactDetailsMutationVariables>) => useMutation(CreateContactDetailsDocument, options);

export const UpdateContactDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContactDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContactDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}}]}}]},"id":"18b36ea583f8ea235af937540a93af5544834eed65d2090c7381c9193bdf2d25"}]} as unknown as TypedDocumentNode<UpdateContactDetailsMutation, UpdateContactDetailsMutationVariables>;
export const useUpdateContactDetailsMutation = (options?: useMutation.Options<UpdateContactDetailsMutation, UpdateContactDetailsMutationVariables>) => useMutation(UpdateContactDetailsDocument, options);

export const DuplicateContactDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateContactDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateContactDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]},"id":"f20343b4be4a24e97a7ea96b9167e5347e804e19b66c516e072d7a7ffb021658"}]} as unknown as TypedDocumentNode<DuplicateContactDetailsMutation, DuplicateContactDetailsMutationVariables>;
export const useDuplicateContactDetailsMutation = (options?: useMutation.Options<DuplicateContactDetailsMutation, DuplicateContactDetailsMutationVariables>) => useMutation(DuplicateContactDetailsDocument, options);

export const OrderContactDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderContactDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderContactDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]},"id":"9d897cb7c5e0e2084ad1bc43b8874376bc26f55ebcf3a57353d1f90df38465db"}]} as unknown as TypedDocumentNode<OrderContactDetailsMutation, OrderContactDetailsMutationVariables>;
export const useOrderContactDetailsMutation = (options?: useMutation.Options<OrderContactDetailsMutation, OrderContactDetailsMutationVariables>) => useMutation(OrderContactDetailsDocument, options);

export const DeleteContactDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"e4673c86a11f1dcdb0de0d528a1c6498a262951411165199e1572b941b67e1b8"}]} as unknown as TypedDocumentNode<DeleteContactDetailsMutation, DeleteContactDetailsMutationVariables>;
export const useDeleteContactDetailsMutation = (options?: useMutation.Options<DeleteContactDetailsMutation, DeleteContactDetailsMutationVariables>) => useMutation(DeleteContactDetailsDocument, options);
