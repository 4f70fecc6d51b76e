/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { ViewerAccount_AccountFragment } from '../../../session/Viewer.generated.ts';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { ViewerAccount_AccountFragmentDoc } from '../../../session/Viewer.generated.ts';
export type RequestSignInCodeMutationVariables = Exact<{
  mobile?: string | null | undefined;
  email?: string | null | undefined;
}>;


export type RequestSignInCodeMutation = { requestSignInCode: { codeSent: { resendInSeconds: number, expiresInSeconds: number } } };

export type SignInMutationVariables = Exact<{
  mobile?: string | null | undefined;
  email?: string | null | undefined;
  code: string;
}>;


export type SignInMutation = { signIn: { signedIn: { accessToken: string, expiresInSeconds: number, account: { id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, kind: Types.OwnerType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string } } } };

export type RequestRegistrationCodeMutationVariables = Exact<{
  mobile: string;
  userType: Types.RegistrationType;
}>;


export type RequestRegistrationCodeMutation = { requestRegistrationCode: { codeSent: { resendInSeconds: number, expiresInSeconds: number } } };

export type VerifyRegistrationCodeMutationVariables = Exact<{
  mobile: string;
  code: string;
}>;


export type VerifyRegistrationCodeMutation = { verifyRegistrationCode: { registration: { verificationToken: string, expiresInSeconds: number } } };

export type CompleteRegistrationMutationVariables = Exact<{
  verificationToken: string;
  name: string;
  email: string;
  key?: string | null | undefined;
}>;


export type CompleteRegistrationMutation = { completeRegistration: { signedIn: { accessToken: string, expiresInSeconds: number, account: { id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, kind: Types.OwnerType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string } } } };

export type RegisterByEmailMutationVariables = Exact<{
  name: string;
  email: string;
  mobile: string;
  userType: Types.RegistrationType;
  key?: string | null | undefined;
}>;


export type RegisterByEmailMutation = { registerByEmail: { codeSent: { resendInSeconds: number, expiresInSeconds: number } } };

export type ConfirmEmailRegistrationMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type ConfirmEmailRegistrationMutation = { confirmEmailRegistration: { signedIn: { accessToken: string, expiresInSeconds: number, account: { id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, kind: Types.OwnerType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string } } } };

export type SentCodeFragment = { resendInSeconds: number, expiresInSeconds: number } & { ' $fragmentName'?: 'SentCodeFragment' };

export type EnteredFragment = { accessToken: string, expiresInSeconds: number, account: { id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, kind: Types.OwnerType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string } } & { ' $fragmentName'?: 'EnteredFragment' };

export const SentCodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]} as unknown as TypedDocumentNode<SentCodeFragment, OperationVariables>;
export const useSentCodeFragment = (options: Omit<useFragment.Options<SentCodeFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<SentCodeFragment> }) =>
  useFragment({ ...options, fragment: SentCodeFragmentDoc, fragmentName: 'SentCode' });

export const EnteredFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Entered"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerAccount_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}, ViewerAccount_AccountFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<EnteredFragment, OperationVariables>;
export const useEnteredFragment = (options: Omit<useFragment.Options<EnteredFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<EnteredFragment> }) =>
  useFragment({ ...options, fragment: EnteredFragmentDoc, fragmentName: 'Entered' });

export const RequestSignInCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestSignInCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSignInCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeSent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentCode"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"3137c92408f7e2341656b2be3035871a7e658900138e8c7bcea018f13522441c"}, SentCodeFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<RequestSignInCodeMutation, RequestSignInCodeMutationVariables>;
export const useRequestSignInCodeMutation = (options?: useMutation.Options<RequestSignInCodeMutation, RequestSignInCodeMutationVariables>) => useMutation(RequestSignInCodeDocument, options);

export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Entered"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"8a76ba9cb86253874321e175995a5aa03665167e3479c263abc955cfb2466cf7"}, EnteredFragmentDoc.definitions[0], ViewerAccount_AccountFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<SignInMutation, SignInMutationVariables>;
export const useSignInMutation = (options?: useMutation.Options<SignInMutation, SignInMutationVariables>) => useMutation(SignInDocument, options);

export const RequestRegistrationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRegistrationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRegistrationCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"Argument","name":{"kind":"Name","value":"userType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeSent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentCode"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"d36086a79aae83e0945907f31f1c1e111782660e08e3cc84289a34d402477716"}, SentCodeFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<RequestRegistrationCodeMutation, RequestRegistrationCodeMutationVariables>;
export const useRequestRegistrationCodeMutation = (options?: useMutation.Options<RequestRegistrationCodeMutation, RequestRegistrationCodeMutationVariables>) => useMutation(RequestRegistrationCodeDocument, options);

export const VerifyRegistrationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyRegistrationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyRegistrationCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verificationToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]}}]},"id":"c5cfdb093fe87b126fe0a683b389a772448010e35f2e7e7beae5a503fd169e87"}]} as unknown as TypedDocumentNode<VerifyRegistrationCodeMutation, VerifyRegistrationCodeMutationVariables>;
export const useVerifyRegistrationCodeMutation = (options?: useMutation.Options<VerifyRegistrationCodeMutation, VerifyRegistrationCodeMutationVariables>) => useMutation(VerifyRegistrationCodeDocument, options);

export const CompleteRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"verificationToken"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"verificationToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"verificationToken"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Entered"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"30fd4694d085eb633afdfbd053b3ad8bae844da8938f73677039601a502b50e2"}, EnteredFragmentDoc.definitions[0], ViewerAccount_AccountFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<CompleteRegistrationMutation, CompleteRegistrationMutationVariables>;
export const useCompleteRegistrationMutation = (options?: useMutation.Options<CompleteRegistrationMutation, CompleteRegistrationMutationVariables>) => useMutation(CompleteRegistrationDocument, options);

export const RegisterByEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterByEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerByEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"userType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userType"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeSent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentCode"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"0e1f75a3f900ecfd0e6f62f1e6792b2eee6aa932dbc154805283804a0f3672ba"}, SentCodeFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<RegisterByEmailMutation, RegisterByEmailMutationVariables>;
export const useRegisterByEmailMutation = (options?: useMutation.Options<RegisterByEmailMutation, RegisterByEmailMutationVariables>) => useMutation(RegisterByEmailDocument, options);

export const ConfirmEmailRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmailRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmailRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Entered"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]},"id":"4e514b7f0a8673160038017f1a51f432977167cd176b7757e81cd14914c22d78"}, EnteredFragmentDoc.definitions[0], ViewerAccount_AccountFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<ConfirmEmailRegistrationMutation, ConfirmEmailRegistrationMutationVariables>;
export const useConfirmEmailRegistrationMutation = (options?: useMutation.Options<ConfirmEmailRegistrationMutation, ConfirmEmailRegistrationMutationVariables>) => useMutation(ConfirmEmailRegistrationDocument, options);
