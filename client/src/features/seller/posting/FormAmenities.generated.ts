/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type FormAmenitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type FormAmenitiesQuery = { amenities: Array<{ id: string, name: string, suits: Array<Types.PropertyFamily> }> };

export const FormAmenitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormAmenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"suits"}}]}}]},"id":"3a75dd9abac14881541ba29786702109345bc5b0904e320d4fd66353501fddb4"}]} as unknown as TypedDocumentNode<FormAmenitiesQuery, FormAmenitiesQueryVariables>;
export const useFormAmenitiesQuery = (options?: Omit<useQuery.Options<FormAmenitiesQuery, FormAmenitiesQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(FormAmenitiesDocument, options);
export const useFormAmenitiesSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<FormAmenitiesQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(FormAmenitiesDocument, options);
export const useFormAmenitiesLazyQuery = (options?: useLazyQuery.Options<FormAmenitiesQuery, FormAmenitiesQueryVariables>) => useLazyQuery(FormAmenitiesDocument, options);
