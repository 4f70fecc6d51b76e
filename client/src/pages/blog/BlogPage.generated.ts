/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { Picture_PictureFragment } from '../../ui/Picture.generated.ts';
import type { BlogCard_BlogFragment } from '../../features/blog/BlogCard.generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { Picture_PictureFragmentDoc } from '../../ui/Picture.generated.ts';
import { BlogCard_BlogFragmentDoc } from '../../features/blog/BlogCard.generated.ts';
export type BlogPageQueryVariables = Exact<{
  id?: string | null | undefined;
  slug?: string | null | undefined;
}>;


export type BlogPageQuery = { blog: { id: string, slug: string, title: string, excerpt: string, content: string, authorName: string, category: string, categories: Array<string>, publishedAt: string, updatedAt: string, readingMinutes: number, picture: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null, trending: Array<(
      { id: string, title: string, publishedAt: string, readingMinutes: number, category: string }
      & { ' $fragmentRefs'?: { 'BlogCard_BlogFragment': BlogCard_BlogFragment } }
    )> } | null };

export const BlogPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"trending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard_blog"}}]}}]}}]},"id":"4de308e58d6fb81182af887110759eff46c83424f3367b8c23b8b54526952bd7"}, Picture_PictureFragmentDoc.definitions[0], BlogCard_BlogFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<BlogPageQuery, BlogPageQueryVariables>;
export const useBlogPageQuery = (options?: Omit<useQuery.Options<BlogPageQuery, BlogPageQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(BlogPageDocument, options);
export const useBlogPageSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<BlogPageQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(BlogPageDocument, options);
export const useBlogPageLazyQuery = (options?: useLazyQuery.Options<BlogPageQuery, BlogPageQueryVariables>) => useLazyQuery(BlogPageDocument, options);
