import { Field, ID, ObjectType } from 'type-graphql';
import { OrganisationFields } from '../accounts/account.graphql.ts';
import { WithAccount } from '../accounts/accountHolder.payload.ts';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { WithProperty } from '../properties/property.payload.ts';
import { Invitation, TeamMember } from './organisation.graphql.ts';

@ObjectType({ description: 'What the mutation acceptInvitation answers.' })
export class AcceptInvitationPayload extends WithAccount {}

@ObjectType({ description: 'What the mutation assignProperty answers.' })
export class AssignPropertyPayload extends WithProperty {}

@ObjectType({ description: 'What the mutation setMemberRole answers.' })
export class SetMemberRolePayload {
  @Field(() => TeamMember, { description: 'The member with the new role.' })
  member!: TeamMember;
}

@ObjectType({ description: 'What the mutation createOrganisation answers.' })
export class CreateOrganisationPayload {
  @Field(() => OrganisationFields, { description: 'The organisation that was made.' })
  organisation!: OrganisationFields;
}

@ObjectType({ description: 'What the mutation declineInvitation answers.' })
export class DeclineInvitationPayload extends WithDeletedId {}

@ObjectType({ description: 'What the mutation inviteMember answers.' })
export class InviteMemberPayload {
  @Field(() => Invitation, { description: 'The invitation that is open now.' })
  invitation!: Invitation;
}

@ObjectType({ description: 'What the mutation removeMember answers.' })
export class RemoveMemberPayload {
  @Field(() => ID, { description: 'The account that is no member any more.' })
  removedId!: string;
}

@ObjectType({ description: 'What the mutation withdrawInvitation answers.' })
export class WithdrawInvitationPayload extends WithDeletedId {}
