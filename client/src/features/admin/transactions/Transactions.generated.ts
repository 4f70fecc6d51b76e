/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type TransactionsQueryVariables = Exact<{
  lifecycle?: Types.Lifecycle | null | undefined;
  page: number;
}>;


export type TransactionsQuery = { administration: { transactions: { total: number, totalIsLowerBound: boolean, pageCount: number, items: Array<{ id: string, title: string, city: string, state: string, price: number | null, purpose: Types.Purpose, lifecycle: Types.Lifecycle, closedAt: string | null, seller: { id: string, name: string } }> } } };

export const TransactionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Transactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lifecycle"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Lifecycle"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lifecycle"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lifecycle"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsLowerBound"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"lifecycle"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]},"id":"8717b46b656e51a59e2150859a5a8732077031bd884681fa513ad850ff197b47"}]} as unknown as TypedDocumentNode<TransactionsQuery, TransactionsQueryVariables>;
export const useTransactionsQuery = (options: Omit<useQuery.Options<TransactionsQuery, TransactionsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(TransactionsDocument, options);
export const useTransactionsSuspenseQuery = (options: Omit<useSuspenseQuery.Options<TransactionsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(TransactionsDocument, options);
export const useTransactionsLazyQuery = (options?: useLazyQuery.Options<TransactionsQuery, TransactionsQueryVariables>) => useLazyQuery(TransactionsDocument, options);
