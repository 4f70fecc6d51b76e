/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type PrivateNoticeQueryVariables = Exact<{
  id: string;
}>;


export type PrivateNoticeQuery = { property: { id: string, approvalStatus: Types.ApprovalStatus, isPublic: boolean, isActive: boolean, rejectionReason: string | null, viewerCanEdit: boolean, edit: { submittedAt: string } | null } | null };

export const PrivateNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivateNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"edit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}}]},"id":"b712476a0b6f09a827ae7c5efae70021f51f7acc403b8279e31ddfef3b54e166"}]} as unknown as TypedDocumentNode<PrivateNoticeQuery, PrivateNoticeQueryVariables>;
export const usePrivateNoticeQuery = (options: Omit<useQuery.Options<PrivateNoticeQuery, PrivateNoticeQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(PrivateNoticeDocument, options);
export const usePrivateNoticeSuspenseQuery = (options: Omit<useSuspenseQuery.Options<PrivateNoticeQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(PrivateNoticeDocument, options);
export const usePrivateNoticeLazyQuery = (options?: useLazyQuery.Options<PrivateNoticeQuery, PrivateNoticeQueryVariables>) => useLazyQuery(PrivateNoticeDocument, options);
