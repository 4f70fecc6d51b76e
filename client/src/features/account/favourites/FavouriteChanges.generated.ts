/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
export type AddFavouriteMutationVariables = Exact<{
  propertyId: string;
}>;


export type AddFavouriteMutation = { addFavourite: { propertyId: string, isFavourite: boolean } };

export type RemoveFavouriteMutationVariables = Exact<{
  propertyId: string;
}>;


export type RemoveFavouriteMutation = { removeFavourite: { propertyId: string, isFavourite: boolean } };

export type MergeFavouritesMutationVariables = Exact<{
  propertyIds: Array<string> | string;
}>;


export type MergeFavouritesMutation = { mergeFavourites: { added: number, leftOut: number } };

export const AddFavouriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]},"id":"ba082c2698f3b8a627cc9bfc7b7e5bb9284ad833a161ec810dd4fdd83654e4cf"}]} as unknown as TypedDocumentNode<AddFavouriteMutation, AddFavouriteMutationVariables>;
export const useAddFavouriteMutation = (options?: useMutation.Options<AddFavouriteMutation, AddFavouriteMutationVariables>) => useMutation(AddFavouriteDocument, options);

export const RemoveFavouriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]},"id":"a81046b148de64e7566a446cf34fc0c74fc9aa565d44d48abc1a01466ec71e2b"}]} as unknown as TypedDocumentNode<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>;
export const useRemoveFavouriteMutation = (options?: useMutation.Options<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>) => useMutation(RemoveFavouriteDocument, options);

export const MergeFavouritesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeFavourites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeFavourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]},"id":"be3917f0bab900b9f1b678098656af673dbb65b2c12d277993b543c322fa2ef6"}]} as unknown as TypedDocumentNode<MergeFavouritesMutation, MergeFavouritesMutationVariables>;
export const useMergeFavouritesMutation = (options?: useMutation.Options<MergeFavouritesMutation, MergeFavouritesMutationVariables>) => useMutation(MergeFavouritesDocument, options);
