import { Field, ID, ObjectType } from 'type-graphql';
import { OrganisationFields } from '../accounts/account.graphql.ts';
import { WithAccount } from '../accounts/accountHolder.payload.ts';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { WithProperty } from '../properties/property.payload.ts';
import { Invitation, TeamMember } from './organisation.graphql.ts';

@ObjectType({ description: 'Result of acceptInvitation.' })
export class AcceptInvitationPayload extends WithAccount {}

@ObjectType({ description: 'Result of assignProperty.' })
export class AssignPropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of setMemberRole.' })
export class SetMemberRolePayload {
  @Field(() => TeamMember, { description: 'The member with the new role.' })
  member!: TeamMember;
}

@ObjectType({ description: 'Result of createOrganisation.' })
export class CreateOrganisationPayload {
  @Field(() => OrganisationFields, { description: 'The created organisation.' })
  organisation!: OrganisationFields;
}

@ObjectType({ description: 'Result of declineInvitation.' })
export class DeclineInvitationPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of inviteMember.' })
export class InviteMemberPayload {
  @Field(() => Invitation, { description: 'The open invitation.' })
  invitation!: Invitation;
}

@ObjectType({ description: 'Result of removeMember.' })
export class RemoveMemberPayload {
  @Field(() => ID, { description: 'Account id of the removed member.' })
  removedId!: string;
}

@ObjectType({ description: 'Result of withdrawInvitation.' })
export class WithdrawInvitationPayload extends WithDeletedId {}
