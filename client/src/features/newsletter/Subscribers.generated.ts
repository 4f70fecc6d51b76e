/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type SubscribersQueryVariables = Exact<{
  page: number;
}>;


export type SubscribersQuery = { administration: { newsletterSubscribers: { total: number, pageCount: number, items: Array<{ id: string, email: string, createdAt: string, confirmedAt: string | null }> } } };

export const SubscribersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subscribers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterSubscribers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}]}}]},"id":"2958f59b3112c37c5e858353030fb195a0d70792b38a919f09290a2e039bb0ad"}]} as unknown as TypedDocumentNode<SubscribersQuery, SubscribersQueryVariables>;
export const useSubscribersQuery = (options: Omit<useQuery.Options<SubscribersQuery, SubscribersQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(SubscribersDocument, options);
export const useSubscribersSuspenseQuery = (options: Omit<useSuspenseQuery.Options<SubscribersQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(SubscribersDocument, options);
export const useSubscribersLazyQuery = (options?: useLazyQuery.Options<SubscribersQuery, SubscribersQueryVariables>) => useLazyQuery(SubscribersDocument, options);
