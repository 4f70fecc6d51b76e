/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type WaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingQuery = { administration: { propertyStats: { pending: number }, enquiryStats: { statuses: Array<{ status: Types.EnquiryStatus, count: number }> }, cases: { counts: Array<{ status: Types.CaseStatus, count: number }> }, users: { items: Array<{ id: string, createdAt: string }> } } };

export const WaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enquiryStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]},"id":"11260e6c7ae3754f09f15e13c2a0709a5c3fa3c6d38f8058b513fcd6667ec967"}]} as unknown as TypedDocumentNode<WaitingQuery, WaitingQueryVariables>;
export const useWaitingQuery = (options?: Omit<useQuery.Options<WaitingQuery, WaitingQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(WaitingDocument, options);
export const useWaitingSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<WaitingQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(WaitingDocument, options);
export const useWaitingLazyQuery = (options?: useLazyQuery.Options<WaitingQuery, WaitingQueryVariables>) => useLazyQuery(WaitingDocument, options);
