/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type CommentRecordsQueryVariables = Exact<{
  status?: Types.BlogCommentStatus | null | undefined;
  blogId?: string | null | undefined;
  page: number;
}>;


export type CommentRecordsQuery = { administration: { blogComments: { total: number, pageCount: number, items: Array<{ id: string, status: Types.BlogCommentStatus, heldFor: Types.BlogCommentHold | null, email: string | null, comment: { id: string, name: string, message: string, createdAt: string }, blog: { id: string, title: string, path: string } }>, counts: Array<{ status: Types.BlogCommentStatus, count: number }> } } };

export type ApproveBlogCommentMutationVariables = Exact<{
  id: string;
}>;


export type ApproveBlogCommentMutation = { approveBlogComment: { comment: { id: string, status: Types.BlogCommentStatus, heldFor: Types.BlogCommentHold | null } } };

export type DeleteBlogCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBlogCommentMutation = { deleteBlogComment: { deletedId: string } };

export const CommentRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCommentStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"blogId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"blogId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"blogId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"heldFor"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]},"id":"9569fe1afeb1d51e5a83dbb3b733482668f8c2cbde850f8f2c13b26f4c776ff8"}]} as unknown as TypedDocumentNode<CommentRecordsQuery, CommentRecordsQueryVariables>;
export const useCommentRecordsQuery = (options: Omit<useQuery.Options<CommentRecordsQuery, CommentRecordsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(CommentRecordsDocument, options);
export const useCommentRecordsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<CommentRecordsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(CommentRecordsDocument, options);
export const useCommentRecordsLazyQuery = (options?: useLazyQuery.Options<CommentRecordsQuery, CommentRecordsQueryVariables>) => useLazyQuery(CommentRecordsDocument, options);

export const ApproveBlogCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveBlogComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"heldFor"}}]}}]}}]},"id":"93f214ade24e7778ea7adfca388bd012d7f2f7cd5e97e7d6b70c4aec7fd6bf51"}]} as unknown as TypedDocumentNode<ApproveBlogCommentMutation, ApproveBlogCommentMutationVariables>;
export const useApproveBlogCommentMutation = (options?: useMutation.Options<ApproveBlogCommentMutation, ApproveBlogCommentMutationVariables>) => useMutation(ApproveBlogCommentDocument, options);

export const DeleteBlogCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBlogComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"c53b412193dd5d761887a6c8fcfe5968334f65ce591b2ce1ab9ecbbd88f084d2"}]} as unknown as TypedDocumentNode<DeleteBlogCommentMutation, DeleteBlogCommentMutationVariables>;
export const useDeleteBlogCommentMutation = (options?: useMutation.Options<DeleteBlogCommentMutation, DeleteBlogCommentMutationVariables>) => useMutation(DeleteBlogCommentDocument, options);
