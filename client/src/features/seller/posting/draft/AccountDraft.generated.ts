/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
export type SaveDraftMutationVariables = Exact<{
  content: string;
  pictures: Array<string> | string;
  seen?: string | null | undefined;
}>;


export type SaveDraftMutation = { saveDraft: { draft: { updatedAt: string } } };

export type DiscardDraftMutationVariables = Exact<{ [key: string]: never; }>;


export type DiscardDraftMutation = { deleteDraft: { isDeleted: boolean } };

export const SaveDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"pictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]},"id":"252e2808b839c4fbaeaea18166aa828ddfda65db5b9d9cbe5fa8e0a3d0ac9982"}]} as unknown as TypedDocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;
export const useSaveDraftMutation = (options?: useMutation.Options<SaveDraftMutation, SaveDraftMutationVariables>) => useMutation(SaveDraftDocument, options);

export const DiscardDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}}]},"id":"9cfddf7dfa69fafca8f4d6d6274141efecf5f800fae79fe08b900e5f07ebd04f"}]} as unknown as TypedDocumentNode<DiscardDraftMutation, DiscardDraftMutationVariables>;
export const useDiscardDraftMutation = (options?: useMutation.Options<DiscardDraftMutation, DiscardDraftMutationVariables>) => useMutation(DiscardDraftDocument, options);
