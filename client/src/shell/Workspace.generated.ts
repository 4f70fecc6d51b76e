/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type NewEnquiriesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewEnquiriesQuery = { viewer: { enquiries: { counts: Array<{ status: Types.EnquiryStatus, count: number }> } } };

export const NewEnquiriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewEnquiries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]},"id":"4c1685489e66c492ee70eec50ea3382053557847e3a89e34deeb914541855838"}]} as unknown as TypedDocumentNode<NewEnquiriesQuery, NewEnquiriesQueryVariables>;
export const useNewEnquiriesQuery = (options?: Omit<useQuery.Options<NewEnquiriesQuery, NewEnquiriesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(NewEnquiriesDocument, options);
export const useNewEnquiriesSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<NewEnquiriesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(NewEnquiriesDocument, options);
export const useNewEnquiriesLazyQuery = (options?: useLazyQuery.Options<NewEnquiriesQuery, NewEnquiriesQueryVariables>) => useLazyQuery(NewEnquiriesDocument, options);
