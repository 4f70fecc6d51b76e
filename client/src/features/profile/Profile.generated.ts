/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../types.generated.ts';

import type { ViewerAccount_AccountFragment } from '../account/ViewerAccount.generated.ts';
import type { Picture_PictureFragment } from '../../ui/Picture.generated.ts';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useFragment, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { ViewerAccount_AccountFragmentDoc } from '../account/ViewerAccount.generated.ts';
import { Picture_PictureFragmentDoc } from '../../ui/Picture.generated.ts';
export type Profile_AccountFragment = { isMobileVerified: boolean, isEmailVerified: boolean, displayName: string, id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string, avatar: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null, organisation: { id: string, name: string } | null, preferences: { productNews: boolean, whatsApp: boolean } } & { ' $fragmentName'?: 'Profile_AccountFragment' };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { viewer: { isMobileVerified: boolean, isEmailVerified: boolean, displayName: string, id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string, avatar: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null, organisation: { id: string, name: string } | null, preferences: { productNews: boolean, whatsApp: boolean } } | null };

export type UpdateProfileMutationVariables = Exact<{
  name?: string | null | undefined;
  preferences?: Types.AccountPreferencesInput | null | undefined;
  picture?: string | null | undefined;
}>;


export type UpdateProfileMutation = { updateProfile: { isMobileVerified: boolean, isEmailVerified: boolean, displayName: string, id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string, avatar: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null, organisation: { id: string, name: string } | null, preferences: { productNews: boolean, whatsApp: boolean } } };

export type CompleteProfileMutationVariables = Exact<{
  name: string;
  email: string;
}>;


export type CompleteProfileMutation = { completeProfile: { isMobileVerified: boolean, isEmailVerified: boolean, displayName: string, id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string, avatar: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null, organisation: { id: string, name: string } | null, preferences: { productNews: boolean, whatsApp: boolean } } };

export type RequestMobileChangeMutationVariables = Exact<{
  mobile: string;
}>;


export type RequestMobileChangeMutation = { requestMobileChange: { resendInSeconds: number, expiresInSeconds: number } };

export type ChangeMobileMutationVariables = Exact<{
  mobile: string;
  code: string;
}>;


export type ChangeMobileMutation = { changeMobile: { isMobileVerified: boolean, isEmailVerified: boolean, displayName: string, id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string, avatar: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null, organisation: { id: string, name: string } | null, preferences: { productNews: boolean, whatsApp: boolean } } };

export type RequestEmailChangeMutationVariables = Exact<{
  email: string;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { resendInSeconds: number, expiresInSeconds: number } };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type ChangeEmailMutation = { changeEmail: { isMobileVerified: boolean, isEmailVerified: boolean, displayName: string, id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string, avatar: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null, organisation: { id: string, name: string } | null, preferences: { productNews: boolean, whatsApp: boolean } } };

export type StartSellingMutationVariables = Exact<{
  kind: Types.OwnerType;
}>;


export type StartSellingMutation = { startSelling: { isMobileVerified: boolean, isEmailVerified: boolean, displayName: string, id: string, name: string | null, email: string | null, mobile: string | null, userType: Types.UserType | null, role: Types.UserRole | null, isComplete: boolean, landingPath: string, avatar: { id: string, path: string, alt: string, label: string | null, width: number, height: number, widths: Array<number>, thumbhash: string | null, isIllustration: boolean } | null, organisation: { id: string, name: string } | null, preferences: { productNews: boolean, whatsApp: boolean } } };

export const Profile_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerAccount_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"isMobileVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productNews"}},{"kind":"Field","name":{"kind":"Name","value":"whatsApp"}}]}}]}}, ViewerAccount_AccountFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<Profile_AccountFragment, OperationVariables>;
export const useProfile_AccountFragment = (options: Omit<useFragment.Options<Profile_AccountFragment, OperationVariables>, 'fragment' | 'fragmentName'> & { from: useFragment.FromOptionValue<Profile_AccountFragment> }) =>
  useFragment({ ...options, fragment: Profile_AccountFragmentDoc, fragmentName: 'Profile_account' });

export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]},"id":"8a53418a92f583529df7c0e8731623aeb2befe958b3941aa9049feb9b2b1f28c"}, Profile_AccountFragmentDoc.definitions[0], ViewerAccount_AccountFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<ProfileQuery, ProfileQueryVariables>;
export const useProfileQuery = (options?: Omit<useQuery.Options<ProfileQuery, ProfileQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(ProfileDocument, options);
export const useProfileSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<ProfileQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(ProfileDocument, options);
export const useProfileLazyQuery = (options?: useLazyQuery.Options<ProfileQuery, ProfileQueryVariables>) => useLazyQuery(ProfileDocument, options);

export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preferences"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountPreferencesInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"picture"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"preferences"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preferences"}}},{"kind":"Argument","name":{"kind":"Name","value":"picture"},"value":{"kind":"Variable","name":{"kind":"Name","value":"picture"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]},"id":"4cadb28a212b1e3d956b5ebcc2a42a5237065ce324f4406b56f24f932c90c756"}, Profile_AccountFragmentDoc.definitions[0], ViewerAccount_AccountFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const useUpdateProfileMutation = (options?: useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>) => useMutation(UpdateProfileDocument, options);

export const CompleteProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]},"id":"086eb54ae2fa70a2429bfb53946fe64158217c1089e14d1a1c3e20389bf946a3"}, Profile_AccountFragmentDoc.definitions[0], ViewerAccount_AccountFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<CompleteProfileMutation, CompleteProfileMutationVariables>;
export const useCompleteProfileMutation = (options?: useMutation.Options<CompleteProfileMutation, CompleteProfileMutationVariables>) => useMutation(CompleteProfileDocument, options);

export const RequestMobileChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMobileChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMobileChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]},"id":"881cf2dead6f52b75891c56f660769eadbd60af4f29266639b2cbdcb061e20a3"}]} as unknown as TypedDocumentNode<RequestMobileChangeMutation, RequestMobileChangeMutationVariables>;
export const useRequestMobileChangeMutation = (options?: useMutation.Options<RequestMobileChangeMutation, RequestMobileChangeMutationVariables>) => useMutation(RequestMobileChangeDocument, options);

export const ChangeMobileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMobile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMobile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]},"id":"1c34a38771c7f48697ce7f8dc4bd0e1e539b2565c46251a3c97560c9e27efa6a"}, Profile_AccountFragmentDoc.definitions[0], ViewerAccount_AccountFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<ChangeMobileMutation, ChangeMobileMutationVariables>;
export const useChangeMobileMutation = (options?: useMutation.Options<ChangeMobileMutation, ChangeMobileMutationVariables>) => useMutation(ChangeMobileDocument, options);

export const RequestEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresInSeconds"}}]}}]},"id":"56acae27273cbe9f11e68799cfc2fab5f28596fe2cefb17c0ef4a0983288d4b8"}]} as unknown as TypedDocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
export const useRequestEmailChangeMutation = (options?: useMutation.Options<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>) => useMutation(RequestEmailChangeDocument, options);

export const ChangeEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]},"id":"b6f41f32ad77467382f5951be423d63c3485f3ff44f5e1ef33ba03cce796d684"}, Profile_AccountFragmentDoc.definitions[0], ViewerAccount_AccountFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const useChangeEmailMutation = (options?: useMutation.Options<ChangeEmailMutation, ChangeEmailMutationVariables>) => useMutation(ChangeEmailDocument, options);

export const StartSellingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSelling"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnerType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSelling"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]},"id":"0ae2c8cf0e503c039183061803c8850c0537483ea961c9c277bac82c72d71018"}, Profile_AccountFragmentDoc.definitions[0], ViewerAccount_AccountFragmentDoc.definitions[0], Picture_PictureFragmentDoc.definitions[0]]} as unknown as TypedDocumentNode<StartSellingMutation, StartSellingMutationVariables>;
export const useStartSellingMutation = (options?: useMutation.Options<StartSellingMutation, StartSellingMutationVariables>) => useMutation(StartSellingDocument, options);
