/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type ContactPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactPageQuery = { contactDetails: Array<{ id: string, title: string, address: string, phone: string, email: string, hours: string, mapUrl: string }>, contactControls: Array<{ id: string, label: string, name: string, type: Types.ContactControlType, placeholder: string, options: Array<string>, required: boolean, group: string, validation: { minLength: number | null, maxLength: number | null, min: number | null, max: number | null } }> };

export const ContactPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactControls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"validation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]},"id":"1f28dcd1a1dc4e9f11e3d39449041e840eb295bbf3a6c739cbe3b83e3ac7291b"}]} as unknown as TypedDocumentNode<ContactPageQuery, ContactPageQueryVariables>;
export const useContactPageQuery = (options?: Omit<useQuery.Options<ContactPageQuery, ContactPageQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(ContactPageDocument, options);
export const useContactPageSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<ContactPageQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(ContactPageDocument, options);
export const useContactPageLazyQuery = (options?: useLazyQuery.Options<ContactPageQuery, ContactPageQueryVariables>) => useLazyQuery(ContactPageDocument, options);
