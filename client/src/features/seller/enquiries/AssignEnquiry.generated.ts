/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type SellerChoicesQueryVariables = Exact<{
  search: string;
}>;


export type SellerChoicesQuery = { administration: { users: { items: Array<{ id: string, name: string | null, mobile: string | null, email: string | null, propertyCount: number, organisation: { id: string, name: string } | null }> } } };

export type UpdateEnquiriesMutationVariables = Exact<{
  input: Types.UpdateEnquiriesInput;
}>;


export type UpdateEnquiriesMutation = { updateEnquiries: { updated: number, failed: Array<{ id: string, code: Types.FailureCode, message: string }> } };

export const SellerChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"userTypes"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SELLER"},{"kind":"EnumValue","value":"BUILDER"}]}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"ACTIVE"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]}}]}}]},"id":"59a210971716798c58d24de2ac89fc60b90d79361d4d8bc069ac0d6e2a014e0a"}]} as unknown as TypedDocumentNode<SellerChoicesQuery, SellerChoicesQueryVariables>;
export const useSellerChoicesQuery = (options: Omit<useQuery.Options<SellerChoicesQuery, SellerChoicesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(SellerChoicesDocument, options);
export const useSellerChoicesSuspenseQuery = (options: Omit<useSuspenseQuery.Options<SellerChoicesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(SellerChoicesDocument, options);
export const useSellerChoicesLazyQuery = (options?: useLazyQuery.Options<SellerChoicesQuery, SellerChoicesQueryVariables>) => useLazyQuery(SellerChoicesDocument, options);

export const UpdateEnquiriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEnquiries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEnquiriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEnquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]},"id":"d9a14b5e64fbc9c1f5d3847923c5f80d769a0722b390bfcb248ebe59ae404c18"}]} as unknown as TypedDocumentNode<UpdateEnquiriesMutation, UpdateEnquiriesMutationVariables>;
export const useUpdateEnquiriesMutation = (options?: useMutation.Options<UpdateEnquiriesMutation, UpdateEnquiriesMutationVariables>) => useMutation(UpdateEnquiriesDocument, options);
