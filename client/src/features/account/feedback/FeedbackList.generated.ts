/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type FeedbackListQueryVariables = Exact<{
  page: number;
}>;


export type FeedbackListQuery = { administration: { feedback: { total: number, averageRating: number | null, pageCount: number, items: Array<{ id: string, name: string, rating: number, feedback: string, accountId: string | null, createdAt: string }> } } };

export const FeedbackListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedbackList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]},"id":"7d792aa2352d98620bbe952774b2123b96304be03e8cbadf74d26ead31631e52"}]} as unknown as TypedDocumentNode<FeedbackListQuery, FeedbackListQueryVariables>;
export const useFeedbackListQuery = (options: Omit<useQuery.Options<FeedbackListQuery, FeedbackListQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(FeedbackListDocument, options);
export const useFeedbackListSuspenseQuery = (options: Omit<useSuspenseQuery.Options<FeedbackListQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(FeedbackListDocument, options);
export const useFeedbackListLazyQuery = (options?: useLazyQuery.Options<FeedbackListQuery, FeedbackListQueryVariables>) => useLazyQuery(FeedbackListDocument, options);
