/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { subtypes: Array<{ key: string, title: string, slug: string, type: Types.PropertyType, propertyCount: number }>, cities: Array<{ id: string, name: string, state: string, slug: string, path: string, propertyCount: number }> };

export const ShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withProperties"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}}]}}]},"id":"b7a7da7ef4e62b432c07369154947e14758457eab5885e87b7f6f804f6e24718"}]} as unknown as TypedDocumentNode<ShellQuery, ShellQueryVariables>;
export const useShellQuery = (options?: Omit<useQuery.Options<ShellQuery, ShellQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(ShellDocument, options);
export const useShellSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<ShellQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(ShellDocument, options);
export const useShellLazyQuery = (options?: useLazyQuery.Options<ShellQuery, ShellQueryVariables>) => useLazyQuery(ShellDocument, options);
