/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../types.generated.ts';

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useFragment, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { account: { id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, kind: Types.OwnerType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { isSignedOut: boolean } };

export type ViewerAccount_AccountFragment = { id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, kind: Types.OwnerType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string } & { ' $fragmentName'?: 'ViewerAccount_AccountFragment' };

export const ViewerAccount_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerAccount_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"landingPath"}}]}}]} as unknown as TypedDocumentNode<ViewerAccount_AccountFragment, OperationVariables>;
export const useViewerAccount_AccountFragment = (options: Omit<useFragment.Options<ViewerAccount_AccountFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<ViewerAccount_AccountFragment> }) =>
  useFragment({ ...options, fragment: ViewerAccount_AccountFragmentDoc, fragmentName: 'ViewerAccount_account' });

export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerAccount_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"137daa10ba4c42a10b39986a64f1b19665ed6540c9af512cfb45d172b473d5fb"}, ViewerAccount_AccountFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<ViewerQuery, ViewerQueryVariables>;
export const useViewerQuery = (options?: Omit<useQuery.Options<ViewerQuery, ViewerQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(ViewerDocument, options);
export const useViewerSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<ViewerQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(ViewerDocument, options);
export const useViewerLazyQuery = (options?: useLazyQuery.Options<ViewerQuery, ViewerQueryVariables>) => useLazyQuery(ViewerDocument, options);

export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSignedOut"}}]}}]},"id":"06f9598e74ea45f246d8bf88130479f77ca0aba1f339d11cb3efdba2295fb804"}]} as unknown as TypedDocumentNode<SignOutMutation, SignOutMutationVariables>;
export const useSignOutMutation = (options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) => useMutation(SignOutDocument, options);
