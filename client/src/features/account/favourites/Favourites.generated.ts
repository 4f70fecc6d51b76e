/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type FavouriteIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouriteIdsQuery = { viewer: { favouriteIds: Array<string> } };

export const FavouriteIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavouriteIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favouriteIds"}}]}}]},"id":"0384fb51995e0cf3c508c151370fd7fd6490782980d3596ed64b3e2ddd811c29"}]} as unknown as TypedDocumentNode<FavouriteIdsQuery, FavouriteIdsQueryVariables>;
export const useFavouriteIdsQuery = (options?: Omit<useQuery.Options<FavouriteIdsQuery, FavouriteIdsQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(FavouriteIdsDocument, options);
export const useFavouriteIdsSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<FavouriteIdsQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(FavouriteIdsDocument, options);
export const useFavouriteIdsLazyQuery = (options?: useLazyQuery.Options<FavouriteIdsQuery, FavouriteIdsQueryVariables>) => useLazyQuery(FavouriteIdsDocument, options);
