/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
export type TeamQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamQuery = { viewer: { team: { viewerCanInvite: boolean, organisation: { id: string, name: string }, members: Array<{ id: string, name: string | null, mobile: string | null, email: string | null, role: Types.UserRole, status: Types.AccountStatus, propertyCount: number, lastSeenAt: string | null }>, invitations: Array<{ id: string, name: string, mobile: string, role: Types.UserRole, expiresAt: string }> } } };

export type InviteMemberMutationVariables = Exact<{
  mobile: string;
  name: string;
  role: Types.UserRole;
}>;


export type InviteMemberMutation = { inviteMember: { invitation: { id: string } } };

export type WithdrawInvitationMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: { deletedId: string } };

export type ChangeMemberRoleMutationVariables = Exact<{
  accountId: string;
  role: Types.UserRole;
}>;


export type ChangeMemberRoleMutation = { setMemberRole: { member: { id: string, role: Types.UserRole } } };

export type RemoveMemberMutationVariables = Exact<{
  accountId: string;
}>;


export type RemoveMemberMutation = { removeMember: { removedId: string } };

export type AssignListingMutationVariables = Exact<{
  propertyId: string;
  accountId?: string | null | undefined;
}>;


export type AssignListingMutation = { assignProperty: { property: { id: string, assignedTo: string | null } } };

export const TeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanInvite"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]},"id":"5881bf19e44a2c5af4b74e37b22008976ba0045fff1ae92d50713e2273cf50f3"}]} as unknown as TypedDocumentNode<TeamQuery, TeamQueryVariables>;
export const useTeamQuery = (options?: Omit<useQuery.Options<TeamQuery, TeamQueryVariables>, 'returnPartialData'> | SkipToken) => useQuery(TeamDocument, options);
export const useTeamSuspenseQuery = (options?: Omit<useSuspenseQuery.Options<TeamQueryVariables>, 'errorPolicy' | 'returnPartialData' | 'skip'>) => useSuspenseQuery(TeamDocument, options);
export const useTeamLazyQuery = (options?: useLazyQuery.Options<TeamQuery, TeamQueryVariables>) => useLazyQuery(TeamDocument, options);

export const InviteMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserRole"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]},"id":"2fa376a133b27d2dc1017c31a855d309287ac0db6ffecfed5b0636b2f2958963"}]} as unknown as TypedDocumentNode<InviteMemberMutation, InviteMemberMutationVariables>;
export const useInviteMemberMutation = (options?: useMutation.Options<InviteMemberMutation, InviteMemberMutationVariables>) => useMutation(InviteMemberDocument, options);

export const WithdrawInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]},"id":"448c99553719c2aa6db4e4aa54fe52cc1f6c2c8daac32410e22e59697e515e9f"}]} as unknown as TypedDocumentNode<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const useWithdrawInvitationMutation = (options?: useMutation.Options<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>) => useMutation(WithdrawInvitationDocument, options);

export const ChangeMemberRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMemberRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserRole"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMemberRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]},"id":"2bb74502face410a33d38bb57372a258b8cbf2c036a715ac18bfc76226d66128"}]} as unknown as TypedDocumentNode<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables>;
export const useChangeMemberRoleMutation = (options?: useMutation.Options<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables>) => useMutation(ChangeMemberRoleDocument, options);

export const RemoveMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedId"}}]}}]},"id":"cb11ab353aa394a53d5f7d49a8cf46d0bfa11914b82cb349b2feba40ca970ff9"}]} as unknown as TypedDocumentNode<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const useRemoveMemberMutation = (options?: useMutation.Options<RemoveMemberMutation, RemoveMemberMutationVariables>) => useMutation(RemoveMemberDocument, options);

export const AssignListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assignedTo"}}]}}]}}]},"id":"b4110a38c20d64797d73cd296190fc991a3d225e5e1c1f61621b662f3eb27fe2"}]} as unknown as TypedDocumentNode<AssignListingMutation, AssignListingMutationVariables>;
export const useAssignListingMutation = (options?: useMutation.Options<AssignListingMutation, AssignListingMutationVariables>) => useMutation(AssignListingDocument, options);
