/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type OrganisationsQueryVariables = Exact<{
  search?: string | null | undefined;
  hasMembers?: boolean | null | undefined;
  page: number;
}>;


export type OrganisationsQuery = { administration: { organisations: { total: number, pageCount: number, items: Array<{ id: string, name: string, createdAt: string, memberCount: number, propertyCount: number }> } } };

export type OrganisationDetailsQueryVariables = Exact<{
  id: string;
}>;


export type OrganisationDetailsQuery = { administration: { organisation: { id: string, members: Array<{ id: string, name: string | null, mobile: string | null, email: string | null, role: Types.UserRole, status: Types.AccountStatus, propertyCount: number, lastSeenAt: string | null }>, invitations: Array<{ id: string, name: string, mobile: string, role: Types.UserRole, expiresAt: string }> } } };

export type CreateOrganisationMutationVariables = Exact<{
  name: string;
  adminMobile: string;
}>;


export type CreateOrganisationMutation = { createOrganisation: { organisation: { id: string, name: string } } };

export const OrganisationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Organisations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasMembers"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"hasMembers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasMembers"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]}}]}}]},"id":"f847edc5e1d9d17b39313b84a7dd94fe98d2f177163ace28e30193670ca9c2cc"}]} as unknown as TypedDocumentNode<OrganisationsQuery, OrganisationsQueryVariables>;
export const useOrganisationsQuery = (options: Omit<useQuery.Options<OrganisationsQuery, OrganisationsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(OrganisationsDocument, options);
export const useOrganisationsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<OrganisationsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(OrganisationsDocument, options);
export const useOrganisationsLazyQuery = (options?: useLazyQuery.Options<OrganisationsQuery, OrganisationsQueryVariables>) => useLazyQuery(OrganisationsDocument, options);

export const OrganisationDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganisationDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]},"id":"b0d18378b2a684acfd9e6706999fe0435e74eae55076330d61a632de05c05c27"}]} as unknown as TypedDocumentNode<OrganisationDetailsQuery, OrganisationDetailsQueryVariables>;
export const useOrganisationDetailsQuery = (options: Omit<useQuery.Options<OrganisationDetailsQuery, OrganisationDetailsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(OrganisationDetailsDocument, options);
export const useOrganisationDetailsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<OrganisationDetailsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(OrganisationDetailsDocument, options);
export const useOrganisationDetailsLazyQuery = (options?: useLazyQuery.Options<OrganisationDetailsQuery, OrganisationDetailsQueryVariables>) => useLazyQuery(OrganisationDetailsDocument, options);

export const CreateOrganisationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOrganisation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adminMobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrganisation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"adminMobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adminMobile"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]},"id":"74ba2d90c951385f27da22d249edbee1f2d41c4964707a52c362d91cbb7ca8f9"}]} as unknown as TypedDocumentNode<CreateOrganisationMutation, CreateOrganisationMutationVariables>;
export const useCreateOrganisationMutation = (options?: useMutation.Options<CreateOrganisationMutation, CreateOrganisationMutationVariables>) => useMutation(CreateOrganisationDocument, options);
