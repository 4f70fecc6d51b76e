/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../types.generated.ts';

import type { Picture_PictureFragment } from '../../../../ui/Picture.generated.ts';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useFragment, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { Picture_PictureFragmentDoc } from '../../../../ui/Picture.generated.ts';
export type BlogRecords_ListedFragment = { id: string, title: string, path: string, status: Types.BlogStatus, publishedAt: string | null, updatedAt: string, authorName: string, categories: Array<string>, featured: boolean, pinned: boolean, likes: number, shares: number, picture: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null } & { ' $fragmentName'?: 'BlogRecords_ListedFragment' };

export type BlogRecordsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: Types.BlogStatus | null | undefined;
  page: number;
}>;


export type BlogRecordsQuery = { administration: { blogs: { total: number, pageCount: number, items: Array<{ id: string, title: string, path: string, status: Types.BlogStatus, publishedAt: string | null, updatedAt: string, authorName: string, categories: Array<string>, featured: boolean, pinned: boolean, likes: number, shares: number, picture: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null }>, counts: Array<{ status: Types.BlogStatus, count: number }> }, blogStats: { total: number, featured: number, pinned: number, likes: number, shares: number } } };

export type PublishBlogMutationVariables = Exact<{
  id: string;
  at?: string | null | undefined;
}>;


export type PublishBlogMutation = { publishBlog: { blog: { id: string, status: Types.BlogStatus, publishedAt: string | null } } };

export type UnpublishBlogMutationVariables = Exact<{
  id: string;
}>;


export type UnpublishBlogMutation = { unpublishBlog: { blog: { id: string, status: Types.BlogStatus, publishedAt: string | null } } };

export type SetBlogFeaturedMutationVariables = Exact<{
  id: string;
  featured: boolean;
}>;


export type SetBlogFeaturedMutation = { setBlogFeatured: { blog: { id: string, featured: boolean } } };

export type SetBlogPinnedMutationVariables = Exact<{
  id: string;
  pinned: boolean;
}>;


export type SetBlogPinnedMutation = { setBlogPinned: { blog: { id: string, pinned: boolean } } };

export type DeleteBlogMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBlogMutation = { deleteBlog: { deletedId: string } };

export const BlogRecords_ListedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogRecords_listed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"likes"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}, Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<BlogRecords_ListedFragment, OperationVariables>;
export const useBlogRecords_ListedFragment = (options: Omit<useFragment.Options<BlogRecords_ListedFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<BlogRecords_ListedFragment> }) =>
  useFragment({ ...options, fragment: BlogRecords_ListedFragmentDoc, fragmentName: 'BlogRecords_listed' });

export const BlogRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogRecords_listed"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blogStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"likes"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}}]}}]}}]},"id":"a7e49bfcc1c2a4b7760eb27c10fa57df9f5a0793ae84bf9692d194b60dc5ea81"}, BlogRecords_ListedFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<BlogRecordsQuery, BlogRecordsQueryVariables>;
export const useBlogRecordsQuery = (options: Omit<useQuery.Options<BlogRecordsQuery, BlogRecordsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(BlogRecordsDocument, options);
export const useBlogRecordsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<BlogRecordsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(BlogRecordsDocument, options);
export const useBlogRecordsLazyQuery = (options?: useLazyQuery.Options<BlogRecordsQuery, BlogRecordsQueryVariables>) => useLazyQuery(BlogRecordsDocument, options);

export const PublishBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]},"id":"b1a9578381535ea216c85e5213d34f7491812483907a74420904dee3777a529f"}]} as unknown as TypedDocumentNode<PublishBlogMutation, PublishBlogMutationVariables>;
export const usePublishBlogMutation = (options?: useMutation.Options<PublishBlogMutation, PublishBlogMutationVariables>) => useMutation(PublishBlogDocument, options);

export const UnpublishBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnpublishBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]},"id":"ac259e4c2f11dfa6e2839e8ba24743814a3faf0dab927083a152373e69f5f94b"}]} as unknown as TypedDocumentNode<UnpublishBlogMutation, UnpublishBlogMutationVariables>;
export const useUnpublishBlogMutation = (options?: useMutation.Options<UnpublishBlogMutation, UnpublishBlogMutationVariables>) => useMutation(UnpublishBlogDocument, options);

export const SetBlogFeaturedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBlogFeatured"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featured"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBlogFeatured"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"featured"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featured"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}}]}}]},"id":"bd504c8bccc5356e9819b6527717b68d2b3af09f5c2602e586cead2a80e864b4"}]} as unknown as TypedDocumentNode<SetBlogFeaturedMutation, SetBlogFeaturedMutationVariables>;
export const useSetBlogFeaturedMutation = (options?: useMutation.Options<SetBlogFeaturedMutation, SetBlogFeaturedMutationVariables>) => useMutation(SetBlogFeaturedDocument, options);

export const SetBlogPinnedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBlogPinned"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pinned"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBlogPinned"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"pinned"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pinned"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}}]}}]}}]},"id":"5402d4a541fdd4258910c568e92ece49e0196926e8d1747ea3b336460577ac57"}]} as unknown as TypedDocumentNode<SetBlogPinnedMutation, SetBlogPinnedMutationVariables>;
export const useSetBlogPinnedMutation = (options?: useMutation.Options<SetBlogPinnedMutation, SetBlogPinnedMutationVariables>) => useMutation(SetBlogPinnedDocument, options);

export const DeleteBlogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBlog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBlog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"2097e1c1729f605cfe52f3e813f4858f63dcd57db0490156590a4d79ddb6b3c8"}]} as unknown as TypedDocumentNode<DeleteBlogMutation, DeleteBlogMutationVariables>;
export const useDeleteBlogMutation = (options?: useMutation.Options<DeleteBlogMutation, DeleteBlogMutationVariables>) => useMutation(DeleteBlogDocument, options);
