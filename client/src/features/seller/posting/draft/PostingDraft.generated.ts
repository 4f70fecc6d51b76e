/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type PostingDraftQueryVariables = Exact<{ [key: string]: never; }>;


export type PostingDraftQuery = { viewer: { postingDraft: { content: string, updatedAt: string, pictures: Array<{ id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean }> } } };

export const PostingDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostingDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postingDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"widths"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}},{"kind":"Field","name":{"kind":"Name","value":"isIllustration"}}]}}]}}]}}]},"id":"1fdb21ca6b833563253bf8cb2062b4c609e9f57e2b5622c6fbcd715f97115e19"}]} as unknown as TypedDocumentNode<PostingDraftQuery, PostingDraftQueryVariables>;
export const usePostingDraftQuery = (options?: Omit<useQuery.Options<PostingDraftQuery, PostingDraftQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(PostingDraftDocument, options);
export const usePostingDraftSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<PostingDraftQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(PostingDraftDocument, options);
export const usePostingDraftLazyQuery = (options?: useLazyQuery.Options<PostingDraftQuery, PostingDraftQueryVariables>) => useLazyQuery(PostingDraftDocument, options);
