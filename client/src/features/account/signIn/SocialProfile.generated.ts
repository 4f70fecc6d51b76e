/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { ViewerAccount_AccountFragment } from '../../../session/Viewer.generated.ts';
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { ViewerAccount_AccountFragmentDoc } from '../../../session/Viewer.generated.ts';
export type RequestSocialMobileMutationVariables = Exact<{
  mobile: string;
}>;


export type RequestSocialMobileMutation = { requestMobileChange: { codeSent: { resendInSeconds: number, expiresInSeconds: number } } };

export type CompleteSocialProfileMutationVariables = Exact<{
  userType: Types.RegistrationType;
  name?: string | null | undefined;
  mobile?: string | null | undefined;
  code?: string | null | undefined;
  organisationName?: string | null | undefined;
}>;


export type CompleteSocialProfileMutation = { completeSocialProfile: { account: { id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, kind: Types.OwnerType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string } } };

export const RequestSocialMobileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestSocialMobile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMobileChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeSent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]}}]},"id":"390b5a73cba12861e1c1d6620fb316cf66572d5cd7afb587262d1275d6473193"}]} as unknown as TypedDocumentNode<RequestSocialMobileMutation, RequestSocialMobileMutationVariables>;
export const useRequestSocialMobileMutation = (options?: useMutation.Options<RequestSocialMobileMutation, RequestSocialMobileMutationVariables>) => useMutation(RequestSocialMobileDocument, options);

export const CompleteSocialProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteSocialProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organisationName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeSocialProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userType"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"organisationName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organisationName"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerAccount_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"8bf1f8684294cf5fcf93ab6aea61a4d9fee56d471fa47a7d2cbe94797d3b8ab8"}, ViewerAccount_AccountFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<CompleteSocialProfileMutation, CompleteSocialProfileMutationVariables>;
export const useCompleteSocialProfileMutation = (options?: useMutation.Options<CompleteSocialProfileMutation, CompleteSocialProfileMutationVariables>) => useMutation(CompleteSocialProfileDocument, options);
