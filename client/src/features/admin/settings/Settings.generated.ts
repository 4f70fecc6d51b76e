/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { administration: { settings: { changedAt: string | null, groups: Array<{ key: string, settings: Array<{ key: string, value: string, source: Types.SettingSource, fallback: string, variable: string | null }>, history: Array<{ at: string, by: string | null, note: string }> }> } } };

export type UpdateSettingsMutationVariables = Exact<{
  input: Types.UpdateSettingsInput;
}>;


export type UpdateSettingsMutation = { updateSettings: { settings: { changedAt: string | null } } };

export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"fallback"}},{"kind":"Field","name":{"kind":"Name","value":"variable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]}}]},"id":"f15a0ad65567c5ca4665a491a3b86d47c266fd16cd081eeb6fa4d684d9051f56"}]} as unknown as TypedDocumentNode<SettingsQuery, SettingsQueryVariables>;
export const useSettingsQuery = (options?: Omit<useQuery.Options<SettingsQuery, SettingsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(SettingsDocument, options);
export const useSettingsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<SettingsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(SettingsDocument, options);
export const useSettingsLazyQuery = (options?: useLazyQuery.Options<SettingsQuery, SettingsQueryVariables>) => useLazyQuery(SettingsDocument, options);

export const UpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]},"id":"1312ffbb721dd16c9e044eeadd3313cd3bdcc3ab09afe09b052f11312991d02e"}]} as unknown as TypedDocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const useUpdateSettingsMutation = (options?: useMutation.Options<UpdateSettingsMutation, UpdateSettingsMutationVariables>) => useMutation(UpdateSettingsDocument, options);
