import { Field, ID, ObjectType } from 'type-graphql';
import { OrganisationFields } from '../accounts/account.graphql.ts';
import { WithAccount } from '../accounts/accountHolder.payload.ts';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { WithProperty } from '../properties/property.payload.ts';
import { Invitation, TeamMember } from './organisation.graphql.ts';

@ObjectType({ description: 'Result of the acceptInvitation mutation.' })
export class AcceptInvitationPayload extends WithAccount {}

@ObjectType({ description: 'Result of the assignProperty mutation.' })
export class AssignPropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of the setMemberRole mutation.' })
export class SetMemberRolePayload {
  @Field(() => TeamMember, { description: 'The member with the new role.' })
  member!: TeamMember;
}

@ObjectType({ description: 'Result of the createOrganisation mutation.' })
export class CreateOrganisationPayload {
  @Field(() => OrganisationFields, { description: 'The organisation that was created.' })
  organisation!: OrganisationFields;
}

@ObjectType({ description: 'Result of the declineInvitation mutation.' })
export class DeclineInvitationPayload extends WithDeletedId {}

@ObjectType({ description: 'Result of the inviteMember mutation.' })
export class InviteMemberPayload {
  @Field(() => Invitation, { description: 'The new or renewed invitation.' })
  invitation!: Invitation;
}

@ObjectType({ description: 'Result of the removeMember mutation.' })
export class RemoveMemberPayload {
  @Field(() => ID, { description: 'Account id of the removed member.' })
  removedId!: string;
}

@ObjectType({ description: 'Result of the withdrawInvitation mutation.' })
export class WithdrawInvitationPayload extends WithDeletedId {}
