/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
export type UndoPropertyChangesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type UndoPropertyChangesMutation = { undoPropertyChanges: { updated: number, failed: Array<{ message: string }> } };

export const UndoPropertyChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoPropertyChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoPropertyChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]},"id":"4b85ecbe3c0c4ed1ef44111072455c0558afa90efa61f5c6c5f723eab1296cda"}]} as unknown as TypedDocumentNode<UndoPropertyChangesMutation, UndoPropertyChangesMutationVariables>;
export const useUndoPropertyChangesMutation = (options?: useMutation.Options<UndoPropertyChangesMutation, UndoPropertyChangesMutationVariables>) => useMutation(UndoPropertyChangesDocument, options);
