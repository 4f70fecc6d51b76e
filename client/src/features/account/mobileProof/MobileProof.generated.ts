/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type IsMobileProvenQueryVariables = Exact<{
  mobile: string;
}>;


export type IsMobileProvenQuery = { viewer: { isMobileProven: boolean } };

export type RequestMobileProofMutationVariables = Exact<{
  mobile: string;
}>;


export type RequestMobileProofMutation = { requestMobileProof: { codeSent: { resendInSeconds: number, expiresInSeconds: number } } };

export type ConfirmMobileProofMutationVariables = Exact<{
  mobile: string;
  code: string;
}>;


export type ConfirmMobileProofMutation = { confirmMobileProof: { mobile: string } };

export const IsMobileProvenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IsMobileProven"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMobileProven"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}}]}]}}]},"id":"3fb45ff8929fa96f8bade59e435759351dce1953a3d4c79efdeeb76e3dbb95b7"}]} as unknown as TypedDocumentNode<IsMobileProvenQuery, IsMobileProvenQueryVariables>;
export const useIsMobileProvenQuery = (options: Omit<useQuery.Options<IsMobileProvenQuery, IsMobileProvenQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(IsMobileProvenDocument, options);
export const useIsMobileProvenSuspenseQuery = (options: Omit<useSuspenseQuery.Options<IsMobileProvenQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(IsMobileProvenDocument, options);
export const useIsMobileProvenLazyQuery = (options?: useLazyQuery.Options<IsMobileProvenQuery, IsMobileProvenQueryVariables>) => useLazyQuery(IsMobileProvenDocument, options);

export const RequestMobileProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMobileProof"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMobileProof"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeSent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]}}]},"id":"e36e52555d16e5a35eab65d567f556940ac40b6c460d13c7d5260c32173d9a7e"}]} as unknown as TypedDocumentNode<RequestMobileProofMutation, RequestMobileProofMutationVariables>;
export const useRequestMobileProofMutation = (options?: useMutation.Options<RequestMobileProofMutation, RequestMobileProofMutationVariables>) => useMutation(RequestMobileProofDocument, options);

export const ConfirmMobileProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmMobileProof"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmMobileProof"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}}]},"id":"30a2719a61a9b9e45ec2a2d6d5e6e6bf546f0f220687e5f2f4fc16b48db9b0ad"}]} as unknown as TypedDocumentNode<ConfirmMobileProofMutation, ConfirmMobileProofMutationVariables>;
export const useConfirmMobileProofMutation = (options?: useMutation.Options<ConfirmMobileProofMutation, ConfirmMobileProofMutationVariables>) => useMutation(ConfirmMobileProofDocument, options);
