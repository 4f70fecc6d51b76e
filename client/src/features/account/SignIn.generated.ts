/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { ViewerAccount_AccountFragment } from './ViewerAccount.generated.ts';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { ViewerAccount_AccountFragmentDoc } from './ViewerAccount.generated.ts';
export type RequestSignInCodeMutationVariables = Exact<{
  mobile?: string | null | undefined;
  email?: string | null | undefined;
}>;


export type RequestSignInCodeMutation = { requestSignInCode: { resendInSeconds: number, expiresInSeconds: number } };

export type SignInMutationVariables = Exact<{
  mobile?: string | null | undefined;
  email?: string | null | undefined;
  code: string;
}>;


export type SignInMutation = { signIn: { accessToken: string, expiresInSeconds: number, account: { id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string } } };

export type RequestRegistrationCodeMutationVariables = Exact<{
  mobile: string;
  userType: Types.RegistrationType;
}>;


export type RequestRegistrationCodeMutation = { requestRegistrationCode: { resendInSeconds: number, expiresInSeconds: number } };

export type VerifyRegistrationCodeMutationVariables = Exact<{
  mobile: string;
  code: string;
}>;


export type VerifyRegistrationCodeMutation = { verifyRegistrationCode: { verificationToken: string, expiresInSeconds: number } };

export type CompleteRegistrationMutationVariables = Exact<{
  verificationToken: string;
  name: string;
  email: string;
}>;


export type CompleteRegistrationMutation = { completeRegistration: { accessToken: string, expiresInSeconds: number, account: { id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string } } };

export type RegisterByEmailMutationVariables = Exact<{
  name: string;
  email: string;
  mobile: string;
  userType: Types.RegistrationType;
}>;


export type RegisterByEmailMutation = { registerByEmail: { resendInSeconds: number, expiresInSeconds: number } };

export type ConfirmEmailRegistrationMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type ConfirmEmailRegistrationMutation = { confirmEmailRegistration: { accessToken: string, expiresInSeconds: number, account: { id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string } } };

export type SentCodeFragment = { resendInSeconds: number, expiresInSeconds: number } & { ' $fragmentName'?: 'SentCodeFragment' };

export type EnteredFragment = { accessToken: string, expiresInSeconds: number, account: { id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string } } & { ' $fragmentName'?: 'EnteredFragment' };

export const SentCodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]} as unknown as TypedDocumentNode<SentCodeFragment, OperationVariables>;
export const useSentCodeFragment = (options: Omit<useFragment.Options<SentCodeFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<SentCodeFragment> }) =>
  useFragment({ ...options, fragment: SentCodeFragmentDoc, fragmentName: 'SentCode' });

export const EnteredFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Entered"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerAccount_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}, ViewerAccount_AccountFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<EnteredFragment, OperationVariables>;
export const useEnteredFragment = (options: Omit<useFragment.Options<EnteredFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<EnteredFragment> }) =>
  useFragment({ ...options, fragment: EnteredFragmentDoc, fragmentName: 'Entered' });

export const RequestSignInCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestSignInCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSignInCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentCode"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]},"id":"da847e65011e415d2a589258fbe881317607750a41d75e4a356713f7df0ed4c0"}, SentCodeFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<RequestSignInCodeMutation, RequestSignInCodeMutationVariables>;
export const useRequestSignInCodeMutation = (options?: useMutation.Options<RequestSignInCodeMutation, RequestSignInCodeMutationVariables>) => useMutation(RequestSignInCodeDocument, options);

export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Entered"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]},"id":"3a2c678b317feb605f565aa983517cf03f8a6780ce5c495c61424180e915e8f4"}, EnteredFragmentDoc.definitions[0], ViewerAccount_AccountFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<SignInMutation, SignInMutationVariables>;
export const useSignInMutation = (options?: useMutation.Options<SignInMutation, SignInMutationVariables>) => useMutation(SignInDocument, options);

export const RequestRegistrationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRegistrationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRegistrationCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"Argument","name":{"kind":"Name","value":"userType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentCode"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]},"id":"f08cf2a8cb51e52ea944b31d61be70e3ccc941bfbccc986b587a1c7cf66037a2"}, SentCodeFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<RequestRegistrationCodeMutation, RequestRegistrationCodeMutationVariables>;
export const useRequestRegistrationCodeMutation = (options?: useMutation.Options<RequestRegistrationCodeMutation, RequestRegistrationCodeMutationVariables>) => useMutation(RequestRegistrationCodeDocument, options);

export const VerifyRegistrationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyRegistrationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyRegistrationCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verificationToken"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]},"id":"7ddfd00499cbab7a599558055a9b4ba9c8ff90577e76a9a2aa7eb8b3fff99c44"}]} as unknown as TypedDocumentNode<VerifyRegistrationCodeMutation, VerifyRegistrationCodeMutationVariables>;
export const useVerifyRegistrationCodeMutation = (options?: useMutation.Options<VerifyRegistrationCodeMutation, VerifyRegistrationCodeMutationVariables>) => useMutation(VerifyRegistrationCodeDocument, options);

export const CompleteRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"verificationToken"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"verificationToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"verificationToken"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Entered"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]},"id":"e9433fd543682150c824f960b901c8ada2356a744da9d4090ecaaf160062858d"}, EnteredFragmentDoc.definitions[0], ViewerAccount_AccountFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<CompleteRegistrationMutation, CompleteRegistrationMutationVariables>;
export const useCompleteRegistrationMutation = (options?: useMutation.Options<CompleteRegistrationMutation, CompleteRegistrationMutationVariables>) => useMutation(CompleteRegistrationDocument, options);

export const RegisterByEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterByEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerByEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"Argument","name":{"kind":"Name","value":"userType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentCode"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]},"id":"491657b8fe93adb8cde50e12d69551a742c2209653a2bf910795a8b29e29e041"}, SentCodeFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<RegisterByEmailMutation, RegisterByEmailMutationVariables>;
export const useRegisterByEmailMutation = (options?: useMutation.Options<RegisterByEmailMutation, RegisterByEmailMutationVariables>) => useMutation(RegisterByEmailDocument, options);

export const ConfirmEmailRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmailRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmailRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Entered"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]},"id":"df6fa32a542f4526d7775b1f85ee594eeb21cfbe964d396ea390214d4facd9f3"}, EnteredFragmentDoc.definitions[0], ViewerAccount_AccountFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<ConfirmEmailRegistrationMutation, ConfirmEmailRegistrationMutationVariables>;
export const useConfirmEmailRegistrationMutation = (options?: useMutation.Options<ConfirmEmailRegistrationMutation, ConfirmEmailRegistrationMutationVariables>) => useMutation(ConfirmEmailRegistrationDocument, options);
