/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../types.generated.ts';

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useFragment, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type ShownCommentFragment = { id: string, name: string, message: string, createdAt: string } & { ' $fragmentName'?: 'ShownCommentFragment' };

export type BlogCommentsQueryVariables = Exact<{
  id?: string | null | undefined;
  slug?: string | null | undefined;
  page: number;
}>;


export type BlogCommentsQuery = { blog: { id: string, comments: { total: number, hasMore: boolean, items: Array<{ id: string, name: string, message: string, createdAt: string }> } } | null };

export type BlogCommentStatsQueryVariables = Exact<{
  id?: string | null | undefined;
  slug?: string | null | undefined;
}>;


export type BlogCommentStatsQuery = { blog: { id: string, commentStats: { totalComments: number, recentComments: number } } | null };

export type RecentBlogCommentsQueryVariables = Exact<{
  exceptBlogId?: string | null | undefined;
}>;


export type RecentBlogCommentsQuery = { recentBlogComments: Array<{ comment: { id: string, name: string, message: string, createdAt: string }, blog: { id: string, title: string, path: string } }> };

export type AddBlogCommentMutationVariables = Exact<{
  input: Types.AddBlogCommentInput;
}>;


export type AddBlogCommentMutation = { addBlogComment: { message: string, comment: { id: string, name: string, message: string, createdAt: string } | null } };

export const ShownCommentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as TypedDocumentNode<ShownCommentFragment, OperationVariables>;
export const useShownCommentFragment = (options: Omit<useFragment.Options<ShownCommentFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<ShownCommentFragment> }) =>
  useFragment({ ...options, fragment: ShownCommentFragmentDoc, fragmentName: 'ShownComment' });

export const BlogCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownComment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]},"id":"4c0b85f05f99cd31db444c764ab9de65f0a95bb6fce1c3592be3f2bb75b03b2e"}, ShownCommentFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<BlogCommentsQuery, BlogCommentsQueryVariables>;
export const useBlogCommentsQuery = (options: Omit<useQuery.Options<BlogCommentsQuery, BlogCommentsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(BlogCommentsDocument, options);
export const useBlogCommentsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<BlogCommentsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(BlogCommentsDocument, options);
export const useBlogCommentsLazyQuery = (options?: useLazyQuery.Options<BlogCommentsQuery, BlogCommentsQueryVariables>) => useLazyQuery(BlogCommentsDocument, options);

export const BlogCommentStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogCommentStats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalComments"}},{"kind":"Field","name":{"kind":"Name","value":"recentComments"}}]}}]}}]},"id":"aedcf84a31142ead10522c542282ee10f0cfd25dfe4f1117ad4c8da8e50560a9"}]} as unknown as TypedDocumentNode<BlogCommentStatsQuery, BlogCommentStatsQueryVariables>;
export const useBlogCommentStatsQuery = (options?: Omit<useQuery.Options<BlogCommentStatsQuery, BlogCommentStatsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(BlogCommentStatsDocument, options);
export const useBlogCommentStatsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<BlogCommentStatsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(BlogCommentStatsDocument, options);
export const useBlogCommentStatsLazyQuery = (options?: useLazyQuery.Options<BlogCommentStatsQuery, BlogCommentStatsQueryVariables>) => useLazyQuery(BlogCommentStatsDocument, options);

export const RecentBlogCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentBlogComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exceptBlogId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentBlogComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"exceptBlogId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exceptBlogId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]},"id":"d9e999784b49c620297aedb8970a82655088c28ed7a84091fbc066f17baf7123"}]} as unknown as TypedDocumentNode<RecentBlogCommentsQuery, RecentBlogCommentsQueryVariables>;
export const useRecentBlogCommentsQuery = (options?: Omit<useQuery.Options<RecentBlogCommentsQuery, RecentBlogCommentsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(RecentBlogCommentsDocument, options);
export const useRecentBlogCommentsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<RecentBlogCommentsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(RecentBlogCommentsDocument, options);
export const useRecentBlogCommentsLazyQuery = (options?: useLazyQuery.Options<RecentBlogCommentsQuery, RecentBlogCommentsQueryVariables>) => useLazyQuery(RecentBlogCommentsDocument, options);

export const AddBlogCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBlogComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddBlogCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBlogComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownComment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"5d38afb2fd09091e4cd31b81740ea74b5312343fb93dcf7b3da5a6cfae7518e4"}, ShownCommentFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<AddBlogCommentMutation, AddBlogCommentMutationVariables>;
export const useAddBlogCommentMutation = (options?: useMutation.Options<AddBlogCommentMutation, AddBlogCommentMutationVariables>) => useMutation(AddBlogCommentDocument, options);
