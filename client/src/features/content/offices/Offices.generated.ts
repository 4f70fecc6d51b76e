/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { Picture_PictureFragment } from '../../../ui/Picture.generated.ts';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useFragment, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { Picture_PictureFragmentDoc } from '../../../ui/Picture.generated.ts';
export type Offices_OfficeFragment = { id: string, address: string, phone: string, email: string, isActive: boolean, logo: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null } & { ' $fragmentName'?: 'Offices_OfficeFragment' };

export type OfficesQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficesQuery = { administration: { offices: Array<{ id: string, address: string, phone: string, email: string, isActive: boolean, logo: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null }> } };

export type CreateOfficeMutationVariables = Exact<{
  input: Types.CreateOfficeInput;
}>;


export type CreateOfficeMutation = { createOffice: { office: { id: string, address: string, phone: string, email: string, isActive: boolean, logo: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null } } };

export type UpdateOfficeMutationVariables = Exact<{
  id: string;
  input: Types.UpdateOfficeInput;
}>;


export type UpdateOfficeMutation = { updateOffice: { office: { id: string, address: string, phone: string, email: string, isActive: boolean, logo: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null } } };

export type DeleteOfficeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOfficeMutation = { deleteOffice: { deletedId: string } };

export type PublishedOfficeQueryVariables = Exact<{ [key: string]: never; }>;


export type PublishedOfficeQuery = { site: { office: { email: string, phone: string, address: string, hours: string, logo: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null }, grievanceOfficer: { name: string | null, address: string, email: string, phone: string | null, hours: string | null } } };

export const Offices_OfficeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offices_office"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}, Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<Offices_OfficeFragment, OperationVariables>;
export const useOffices_OfficeFragment = (options: Omit<useFragment.Options<Offices_OfficeFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<Offices_OfficeFragment> }) =>
  useFragment({ ...options, fragment: Offices_OfficeFragmentDoc, fragmentName: 'Offices_office' });

export const OfficesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offices_office"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"451ac7635fd541cedeaf316142e089907721d4775f85798411bcdec0270b4705"}, Offices_OfficeFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<OfficesQuery, OfficesQueryVariables>;
export const useOfficesQuery = (options?: Omit<useQuery.Options<OfficesQuery, OfficesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(OfficesDocument, options);
export const useOfficesSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<OfficesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(OfficesDocument, options);
export const useOfficesLazyQuery = (options?: useLazyQuery.Options<OfficesQuery, OfficesQueryVariables>) => useLazyQuery(OfficesDocument, options);

export const CreateOfficeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOffice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOfficeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOffice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offices_office"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"2a193bffc7a049894a7bcc1b89ed5fa207d5f163f64e8eefa69af02f1ebf0267"}, Offices_OfficeFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<CreateOfficeMutation, CreateOfficeMutationVariables>;
export const useCreateOfficeMutation = (options?: useMutation.Options<CreateOfficeMutation, CreateOfficeMutationVariables>) => useMutation(CreateOfficeDocument, options);

export const UpdateOfficeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOffice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOfficeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOffice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offices_office"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"930cabedf793a839fcce0cf3efd5d5ab37b3be28e6a9c29c066f818f5899db28"}, Offices_OfficeFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<UpdateOfficeMutation, UpdateOfficeMutationVariables>;
export const useUpdateOfficeMutation = (options?: useMutation.Options<UpdateOfficeMutation, UpdateOfficeMutationVariables>) => useMutation(UpdateOfficeDocument, options);

export const DeleteOfficeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOffice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOffice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"383292a7d44633788660b584f9c9e7ce8a4e9ac724928ca0c253eb24e99ce8e1"}]} as unknown as TypedDocumentNode<DeleteOfficeMutation, DeleteOfficeMutationVariables>;
export const useDeleteOfficeMutation = (options?: useMutation.Options<DeleteOfficeMutation, DeleteOfficeMutationVariables>) => useMutation(DeleteOfficeDocument, options);

export const PublishedOfficeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublishedOffice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"grievanceOfficer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}}]}}]}}]},"id":"8a4b278a40985aefd4de646c755f16baa352fa0f23a8c813bb435c29572438ff"}, Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<PublishedOfficeQuery, PublishedOfficeQueryVariables>;
export const usePublishedOfficeQuery = (options?: Omit<useQuery.Options<PublishedOfficeQuery, PublishedOfficeQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(PublishedOfficeDocument, options);
export const usePublishedOfficeSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<PublishedOfficeQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(PublishedOfficeDocument, options);
export const usePublishedOfficeLazyQuery = (options?: useLazyQuery.Options<PublishedOfficeQuery, PublishedOfficeQueryVariables>) => useLazyQuery(PublishedOfficeDocument, options);
