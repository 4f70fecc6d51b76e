/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type ContactControlsQueryVariables = Exact<{
  search?: string | null | undefined;
  isActive?: boolean | null | undefined;
}>;


export type ContactControlsQuery = { administration: { contactControls: { total: number, pageCount: number, items: Array<{ id: string, isActive: boolean, label: string, name: string, type: Types.ContactControlType, placeholder: string, options: Array<string>, required: boolean, group: string, validation: { minLength: number | null, maxLength: number | null, min: number | null, max: number | null } }> }, all: { total: number }, shown: { total: number } } };

export type CreateContactControlMutationVariables = Exact<{
  input: Types.CreateContactControlInput;
}>;


export type CreateContactControlMutation = { createContactControl: { contactControl: { id: string } } };

export type UpdateContactControlMutationVariables = Exact<{
  id: string;
  input: Types.UpdateContactControlInput;
}>;


export type UpdateContactControlMutation = { updateContactControl: { contactControl: { id: string, isActive: boolean, label: string, name: string, type: Types.ContactControlType, placeholder: string, options: Array<string>, required: boolean, group: string, validation: { minLength: number | null, maxLength: number | null, min: number | null, max: number | null } } } };

export type DuplicateContactControlMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateContactControlMutation = { duplicateContactControl: { contactControl: { id: string } } };

export type OrderContactControlsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderContactControlsMutation = { orderContactControls: { contactControls: Array<{ id: string }> } };

export type DeleteContactControlMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContactControlMutation = { deleteContactControl: { deletedId: string } };

export const ContactControlsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactControls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactControls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"validation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"contactControls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"shown"},"name":{"kind":"Name","value":"contactControls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]},"id":"9d3e8bb3bb1cbf32979b15f6cf09f204df777666ceeb340dcf47bc0c64f64f44"}]} as unknown as TypedDocumentNode<ContactControlsQuery, ContactControlsQueryVariables>;
export const useContactControlsQuery = (options?: Omit<useQuery.Options<ContactControlsQuery, ContactControlsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(ContactControlsDocument, options);
export const useContactControlsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<ContactControlsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(ContactControlsDocument, options);
export const useContactControlsLazyQuery = (options?: useLazyQuery.Options<ContactControlsQuery, ContactControlsQueryVariables>) => useLazyQuery(ContactControlsDocument, options);

export const CreateContactControlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContactControl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContactControlInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContactControl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactControl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]},"id":"e6106f1467c9f06e16a26116e3074252a4282a76c1a6c7738dc60cd6b90aaf1f"}]} as unknown as TypedDocumentNode<CreateContactControlMutation, CreateContactControlMutationVariables>;
export const useCreateContactControlMutation = (options?: useMutation.Options<CreateContactControlMutation, CreateContactControlMutationVariables>) => useMutation(CreateContactControlDocument, options);

export const UpdateContactControlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContactControl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactControlInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContactControl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactControl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"validation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}}]},"id":"cb9bdd2e395bf4cca381b3eda12e92db20238cdf45cb0e261766b2b7031d5dd4"}]} as unknown as TypedDocumentNode<UpdateContactControlMutation, UpdateContactControlMutationVariables>;
export const useUpdateContactControlMutation = (options?: useMutation.Options<UpdateContactControlMutation, UpdateContactControlMutationVariables>) => useMutation(UpdateContactControlDocument, options);

export const DuplicateContactControlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateContactControl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateContactControl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactControl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]},"id":"24ad19cfc10572cef6e56901d75e0b4e4b97b11e4d3ba2d14efcae689c1b3272"}]} as unknown as TypedDocumentNode<DuplicateContactControlMutation, DuplicateContactControlMutationVariables>;
export const useDuplicateContactControlMutation = (options?: useMutation.Options<DuplicateContactControlMutation, DuplicateContactControlMutationVariables>) => useMutation(DuplicateContactControlDocument, options);

export const OrderContactControlsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderContactControls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderContactControls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactControls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]},"id":"1125e87442d9a8a9eccbd2bd54cdad430208adf33eb5d1ebc9923c9b916bbb6d"}]} as unknown as TypedDocumentNode<OrderContactControlsMutation, OrderContactControlsMutationVariables>;
export const useOrderContactControlsMutation = (options?: useMutation.Options<OrderContactControlsMutation, OrderContactControlsMutationVariables>) => useMutation(OrderContactControlsDocument, options);

export const DeleteContactControlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactControl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactControl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"a9dbb2d51c70bcfaf9ba4d83e971d230b2dcf663f2410cfe76a877f6f8c9667e"}]} as unknown as TypedDocumentNode<DeleteContactControlMutation, DeleteContactControlMutationVariables>;
export const useDeleteContactControlMutation = (options?: useMutation.Options<DeleteContactControlMutation, DeleteContactControlMutationVariables>) => useMutation(DeleteContactControlDocument, options);
