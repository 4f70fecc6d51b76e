import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import {
  AccountStatus,
  OrganisationFields,
  UserRole,
  WithAccount,
} from '../accounts/account.graphql.ts';
import { WithDeletedId } from '../platform/bulk.graphql.ts';
import { WithProperty } from '../properties/propertyPage.graphql.ts';

@ObjectType({
  description: 'A member of an organisation, as seen by its admins and managers.',
})
export class TeamMember {
  @Field(() => ID, { description: 'Account id of the member.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Display name of the member. Null if not set.',
  })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Ten-digit mobile without country code, such as '9876543210'. Null if not set.",
  })
  mobile!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Email address, such as 'asha@example.com'. Null if not set.",
  })
  email!: string | null;

  @Field(() => UserRole, {
    description: 'Role in the organisation: admin, manager or executive.',
  })
  role!: UserRole;

  @Field(() => AccountStatus, {
    description: 'Account status. Active unless changed by a site administrator.',
  })
  status!: AccountStatus;

  @Field(() => Int, {
    name: 'propertyCount',
    description: 'Number of listings posted by the member, in any state.',
  })
  listingCount!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of last use of a signed-in device. Null if no device is signed in.',
  })
  lastSeenAt!: Date | null;
}

@ObjectType({
  description: 'Open invitation to join an organisation. Valid for 14 days.',
})
export class Invitation {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => OrganisationFields, {
    description: 'Organisation that the invitation is for.',
  })
  organisation!: OrganisationFields;

  @Field(() => String, {
    description: 'Name of the invited person, as entered by the inviter. May be empty.',
  })
  name!: string;

  @Field(() => String, {
    description: 'Ten-digit mobile. The account that verifies it can accept or decline.',
  })
  mobile!: string;

  @Field(() => UserRole, { description: 'Role of the new member.' })
  role!: UserRole;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the inviter. Null if invited by a site administrator.',
  })
  invitedBy!: string | null;

  @Field(() => Date, { description: 'Time of creation or renewal, UTC.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of expiry, UTC.' })
  expiresAt!: Date;
}

@ObjectType('OrganisationRecord', {
  description: 'A builder organisation, as seen by site administrators.',
})
export class OrganisationRecordFields {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'Name of the organisation.' })
  name!: string;

  @Field(() => Date, { description: 'Time of creation, UTC.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Number of members. 0 until someone has joined.' })
  memberCount!: number;

  @Field(() => Int, { description: 'Number of listings posted by its members, in any state.' })
  propertyCount!: number;
}

@ObjectType({ implements: Page, description: 'A page of builder organisations.' })
export class OrganisationPage extends Page {
  @Field(() => [OrganisationRecordFields], {
    description: 'Organisations on this page, newest first.',
  })
  items!: OrganisationRecordFields[];
}

@ObjectType({ description: 'Members of an organisation.' })
export class Team {
  @Field(() => OrganisationFields, { description: 'Organisation of the viewer.' })
  organisation!: OrganisationFields;

  @Field(() => [TeamMember], { description: 'Members: admins, then managers, then executives.' })
  members!: TeamMember[];

  @Field(() => [Invitation], { description: 'Open invitations, newest first.' })
  invitations!: Invitation[];

  @Field(() => Boolean, {
    description:
      'Whether the viewer is an admin, who can invite and remove members and change roles.',
  })
  viewerCanInvite!: boolean;
}

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
