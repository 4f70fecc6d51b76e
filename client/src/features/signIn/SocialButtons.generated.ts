/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type SignInProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInProvidersQuery = { signInProviders: Array<Types.SignInProvider> };

export const SignInProvidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInProviders"}}]},"id":"a708105af2c52d940c9736800e4199f27a7272e09bf7a58365c5763a9834504c"}]} as unknown as TypedDocumentNode<SignInProvidersQuery, SignInProvidersQueryVariables>;
export const useSignInProvidersQuery = (options?: Omit<useQuery.Options<SignInProvidersQuery, SignInProvidersQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(SignInProvidersDocument, options);
export const useSignInProvidersSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<SignInProvidersQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(SignInProvidersDocument, options);
export const useSignInProvidersLazyQuery = (options?: useLazyQuery.Options<SignInProvidersQuery, SignInProvidersQueryVariables>) => useLazyQuery(SignInProvidersDocument, options);
