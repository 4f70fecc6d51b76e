/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
export type LikeBlogMutationVariables = Exact<{
  id: string;
}>;


export type LikeBlogMutation = { likeBlog: { blog: { id: string, likes: number } } };

export type ShareBlogMutationVariables = Exact<{
  id: string;
}>;


export type ShareBlogMutation = { shareBlog: { blog: { id: string, shares: number } } };

export const LikeBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LikeBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"likeBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"likes"}}]}}]}}]},"id":"b4f4b5a3377087040b16b4ff601aeab6c65580260b597516d71faee744158d2e"}]} as unknown as TypedDocumentNode<LikeBlogMutation, LikeBlogMutationVariables>;
export const useLikeBlogMutation = (options?: useMutation.Options<LikeBlogMutation, LikeBlogMutationVariables>) => useMutation(LikeBlogDocument, options);

export const ShareBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}}]}}]}}]},"id":"955602e6bff6332d118aa2ab8bcdecaa0109b327dcaa2b4b164745d94972b486"}]} as unknown as TypedDocumentNode<ShareBlogMutation, ShareBlogMutationVariables>;
export const useShareBlogMutation = (options?: useMutation.Options<ShareBlogMutation, ShareBlogMutationVariables>) => useMutation(ShareBlogDocument, options);
