/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { BlogCard_BlogFragment } from '../../../features/content/blog/BlogCard.generated.ts';
import type { Picture_PictureFragment } from '../../../ui/Picture.generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { BlogCard_BlogFragmentDoc } from '../../../features/content/blog/BlogCard.generated.ts';
import { Picture_PictureFragmentDoc } from '../../../ui/Picture.generated.ts';
export type HomeBlogsQueryVariables = Exact<{
  pageSize: number;
}>;


export type HomeBlogsQuery = { blogs: { items: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'BlogCard_BlogFragment': BlogCard_BlogFragment } }
    )> } };

export const HomeBlogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeBlogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard_blog"}}]}}]}}]},"id":"74241d85565f21507cefe55dbc60a6d20c888e9b19ae01e25325b0d20db8dab9"}, BlogCard_BlogFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<HomeBlogsQuery, HomeBlogsQueryVariables>;
export const useHomeBlogsQuery = (options: Omit<useQuery.Options<HomeBlogsQuery, HomeBlogsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(HomeBlogsDocument, options);
export const useHomeBlogsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<HomeBlogsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(HomeBlogsDocument, options);
export const useHomeBlogsLazyQuery = (options?: useLazyQuery.Options<HomeBlogsQuery, HomeBlogsQueryVariables>) => useLazyQuery(HomeBlogsDocument, options);
