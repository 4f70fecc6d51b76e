/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type SubscribersQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: Types.SubscriberStatus | null | undefined;
  page: number;
}>;


export type SubscribersQuery = { administration: { newsletterSubscribers: { total: number, pageCount: number, items: Array<{ id: string, email: string, createdAt: string, status: Types.SubscriberStatus }>, counts: Array<{ status: Types.SubscriberStatus, count: number }> } } };

export type DeleteNewsletterSubscriberMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNewsletterSubscriberMutation = { deleteNewsletterSubscriber: { deletedId: string } };

export const SubscribersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subscribers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriberStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterSubscribers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]},"id":"c2687107a650b64b3133229711aa5ced9845b80438655a1dacd5af463a50fa4a"}]} as unknown as TypedDocumentNode<SubscribersQuery, SubscribersQueryVariables>;
export const useSubscribersQuery = (options: Omit<useQuery.Options<SubscribersQuery, SubscribersQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(SubscribersDocument, options);
export const useSubscribersSuspenseQuery = (options: Omit<useSuspenseQuery.Options<SubscribersQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(SubscribersDocument, options);
export const useSubscribersLazyQuery = (options?: useLazyQuery.Options<SubscribersQuery, SubscribersQueryVariables>) => useLazyQuery(SubscribersDocument, options);

export const DeleteNewsletterSubscriberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNewsletterSubscriber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNewsletterSubscriber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"531cff220825199629fd1f6f203c21572a5ada7c695826269e67c8fb5bc7f078"}]} as unknown as TypedDocumentNode<DeleteNewsletterSubscriberMutation, DeleteNewsletterSubscriberMutationVariables>;
export const useDeleteNewsletterSubscriberMutation = (options?: useMutation.Options<DeleteNewsletterSubscriberMutation, DeleteNewsletterSubscriberMutationVariables>) => useMutation(DeleteNewsletterSubscriberDocument, options);
