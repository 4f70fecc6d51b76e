/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { Picture_PictureFragment } from '../../../ui/Picture.generated.ts';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useFragment, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { Picture_PictureFragmentDoc } from '../../../ui/Picture.generated.ts';
export type PartnersQueryVariables = Exact<{
  search?: string | null | undefined;
  isActive?: boolean | null | undefined;
}>;


export type PartnersQuery = { administration: { partners: { total: number, pageCount: number, items: Array<{ id: string, isActive: boolean, name: string, link: string, logo: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null }> }, all: { total: number }, shown: { total: number } } };

export type Partners_PartnerFragment = { id: string, isActive: boolean, name: string, link: string, logo: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null } & { ' $fragmentName'?: 'Partners_PartnerFragment' };

export type CreatePartnerMutationVariables = Exact<{
  input: Types.CreatePartnerInput;
}>;


export type CreatePartnerMutation = { createPartner: { partner: { id: string } } };

export type UpdatePartnerMutationVariables = Exact<{
  id: string;
  input: Types.UpdatePartnerInput;
}>;


export type UpdatePartnerMutation = { updatePartner: { partner: { ' $fragmentRefs'?: { 'Partners_PartnerFragment': Partners_PartnerFragment } } } };

export type DuplicatePartnerMutationVariables = Exact<{
  id: string;
}>;


export type DuplicatePartnerMutation = { duplicatePartner: { partner: { id: string } } };

export type OrderPartnersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrderPartnersMutation = { orderPartners: { partners: Array<{ id: string }> } };

export type DeletePartnerMutationVariables = Exact<{
  id: string;
}>;


export type DeletePartnerMutation = { deletePartner: { deletedId: string } };

export const Partners_PartnerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Partners_partner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Partner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}, Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<Partners_PartnerFragment, OperationVariables>;
export const usePartners_PartnerFragment = (options: Omit<useFragment.Options<Partners_PartnerFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<Partners_PartnerFragment> }) =>
  useFragment({ ...options, fragment: Partners_PartnerFragmentDoc, fragmentName: 'Partners_partner' });

export const PartnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Partners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Partners_partner"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"partners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"shown"},"name":{"kind":"Name","value":"partners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]},"id":"a4084eff441770a76f3246199aae7717070fbeb620b26581c23863fb40930cd1"}, Partners_PartnerFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<PartnersQuery, PartnersQueryVariables>;
export const usePartnersQuery = (options?: Omit<useQuery.Options<PartnersQuery, PartnersQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(PartnersDocument, options);
export const usePartnersSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<PartnersQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(PartnersDocument, options);
export const usePartnersLazyQuery = (options?: useLazyQuery.Options<PartnersQuery, PartnersQueryVariables>) => useLazyQuery(PartnersDocument, options);

export const CreatePartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePartnerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPartner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]},"id":"6b7ccbed8ae9f624328f169fa89cae7a7bf1f1f848ebfdb4454986d327adfd9c"}]} as unknown as TypedDocumentNode<CreatePartnerMutation, CreatePartnerMutationVariables>;
export const useCreatePartnerMutation = (options?: useMutation.Options<CreatePartnerMutation, CreatePartnerMutationVariables>) => useMutation(CreatePartnerDocument, options);

export const UpdatePartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePartnerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePartner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Partners_partner"}}]}}]}}]},"id":"8d387c8a0de35fc3111113b262136a6c328d7c230d22ab8b04f30f2e34887a9d"}, Partners_PartnerFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<UpdatePartnerMutation, UpdatePartnerMutationVariables>;
export const useUpdatePartnerMutation = (options?: useMutation.Options<UpdatePartnerMutation, UpdatePartnerMutationVariables>) => useMutation(UpdatePartnerDocument, options);

export const DuplicatePartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicatePartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicatePartner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]},"id":"99a716f6ab176271a20928db54f470d24c90b44d8ba16c78832f2ed36c1988d8"}]} as unknown as TypedDocumentNode<DuplicatePartnerMutation, DuplicatePartnerMutationVariables>;
export const useDuplicatePartnerMutation = (options?: useMutation.Options<DuplicatePartnerMutation, DuplicatePartnerMutationVariables>) => useMutation(DuplicatePartnerDocument, options);

export const OrderPartnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderPartners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderPartners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]},"id":"6d20eaa4d19848a254540e29ab20e9f57584b9fcc39dfd1fd4c7d62251b1da6f"}]} as unknown as TypedDocumentNode<OrderPartnersMutation, OrderPartnersMutationVariables>;
export const useOrderPartnersMutation = (options?: useMutation.Options<OrderPartnersMutation, OrderPartnersMutationVariables>) => useMutation(OrderPartnersDocument, options);

export const DeletePartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePartner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"bc62d56f71bc307d5b88ee1f69fe0684855fa97401ff9e9c0074c734f78681b3"}]} as unknown as TypedDocumentNode<DeletePartnerMutation, DeletePartnerMutationVariables>;
export const useDeletePartnerMutation = (options?: useMutation.Options<DeletePartnerMutation, DeletePartnerMutationVariables>) => useMutation(DeletePartnerDocument, options);
