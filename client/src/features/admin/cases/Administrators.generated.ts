/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type AdministratorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministratorsQuery = { administration: { users: { total: number } } };

export const AdministratorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Administrators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userTypes"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SITE_ADMIN"}]}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"ACTIVE"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]},"id":"56e95091f4efb692634fa31f4b3421d148183999531e856b0014ffd7e2b4fa40"}]} as unknown as TypedDocumentNode<AdministratorsQuery, AdministratorsQueryVariables>;
export const useAdministratorsQuery = (options?: Omit<useQuery.Options<AdministratorsQuery, AdministratorsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(AdministratorsDocument, options);
export const useAdministratorsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<AdministratorsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(AdministratorsDocument, options);
export const useAdministratorsLazyQuery = (options?: useLazyQuery.Options<AdministratorsQuery, AdministratorsQueryVariables>) => useLazyQuery(AdministratorsDocument, options);
