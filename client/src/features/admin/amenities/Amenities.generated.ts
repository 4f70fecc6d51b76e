/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type AmenitiesQueryVariables = Exact<{
  search?: string | null | undefined;
  isBuiltIn?: boolean | null | undefined;
  page: number;
}>;


export type AmenitiesQuery = { administration: { amenities: { total: number, pageCount: number, items: Array<{ id: string, name: string, icon: string, suits: Array<Types.PropertyFamily>, aliases: Array<string>, isBuiltIn: boolean, propertyCount: number }> } } };

export type CreateAmenityMutationVariables = Exact<{
  input: Types.CreateAmenityInput;
}>;


export type CreateAmenityMutation = { createAmenity: { amenity: { id: string, name: string, icon: string, suits: Array<Types.PropertyFamily>, aliases: Array<string>, isBuiltIn: boolean, propertyCount: number } } };

export type UpdateAmenityMutationVariables = Exact<{
  id: string;
  input: Types.UpdateAmenityInput;
}>;


export type UpdateAmenityMutation = { updateAmenity: { amenity: { id: string, name: string, icon: string, suits: Array<Types.PropertyFamily>, aliases: Array<string>, isBuiltIn: boolean, propertyCount: number } } };

export type DeleteAmenityMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAmenityMutation = { deleteAmenity: { deletedId: string } };

export const AmenitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Amenities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isBuiltIn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"isBuiltIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isBuiltIn"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"suits"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]}}]}}]},"id":"b31775d1dee1eea1c4a91fcf68eff3b5ab667c8be6588b9ff6310e06d59346f2"}]} as unknown as TypedDocumentNode<AmenitiesQuery, AmenitiesQueryVariables>;
export const useAmenitiesQuery = (options: Omit<useQuery.Options<AmenitiesQuery, AmenitiesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(AmenitiesDocument, options);
export const useAmenitiesSuspenseQuery = (options: Omit<useSuspenseQuery.Options<AmenitiesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(AmenitiesDocument, options);
export const useAmenitiesLazyQuery = (options?: useLazyQuery.Options<AmenitiesQuery, AmenitiesQueryVariables>) => useLazyQuery(AmenitiesDocument, options);

export const CreateAmenityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAmenity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAmenityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAmenity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"suits"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]}}]},"id":"d6de48318a7ec0ba66b7bb8366d6fd7c4467e85ee668d78c2107f47bebbbeb45"}]} as unknown as TypedDocumentNode<CreateAmenityMutation, CreateAmenityMutationVariables>;
export const useCreateAmenityMutation = (options?: useMutation.Options<CreateAmenityMutation, CreateAmenityMutationVariables>) => useMutation(CreateAmenityDocument, options);

export const UpdateAmenityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAmenity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAmenityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAmenity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"suits"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]}}]},"id":"4842ac21c277a2ac87c5ff07191f444597fb468610db1d935ffcedca9a2922ef"}]} as unknown as TypedDocumentNode<UpdateAmenityMutation, UpdateAmenityMutationVariables>;
export const useUpdateAmenityMutation = (options?: useMutation.Options<UpdateAmenityMutation, UpdateAmenityMutationVariables>) => useMutation(UpdateAmenityDocument, options);

export const DeleteAmenityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAmenity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAmenity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"85753adea5db09e2d08b454d506e64aa8da88fc099bed3518223a8d81131a60e"}]} as unknown as TypedDocumentNode<DeleteAmenityMutation, DeleteAmenityMutationVariables>;
export const useDeleteAmenityMutation = (options?: useMutation.Options<DeleteAmenityMutation, DeleteAmenityMutationVariables>) => useMutation(DeleteAmenityDocument, options);
