import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { AccountStatus, OrganisationFields, UserRole } from '../accounts/account.graphql.ts';

@ObjectType({
  description: 'Somebody of an organisation, as its admins and managers see them.',
})
export class TeamMember {
  @Field(() => ID, { description: "The id of the member's account." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the member, for people; null until it is known.',
  })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Ten digits without a country code, such as '9876543210'; null when none is known.",
  })
  mobile!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The e-mail address, such as 'asha@example.com'; null when none is known.",
  })
  email!: string | null;

  @Field(() => UserRole, {
    description: 'What the member is in the organisation: admin, manager or executive.',
  })
  role!: UserRole;

  @Field(() => AccountStatus, { description: 'Active unless the administrator stopped it.' })
  status!: AccountStatus;

  @Field(() => Int, {
    name: 'propertyCount',
    description: 'How many listings the member posted, in whatever state.',
  })
  listingCount!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When a device that is still signed in was last used; null when none is.',
  })
  lastSeenAt!: Date | null;
}

@ObjectType({
  description: 'An open invitation into an organisation; it lives for 14 days.',
})
export class Invitation {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => OrganisationFields, {
    description: 'The organisation that the invitation leads into.',
  })
  organisation!: OrganisationFields;

  @Field(() => String, {
    description: 'Who is invited, in the words of who invites; may be empty.',
  })
  name!: string;

  @Field(() => String, { description: 'Ten digits. Whoever proves to own it may answer.' })
  mobile!: string;

  @Field(() => UserRole, { description: 'What the invited person becomes.' })
  role!: UserRole;

  @Field(() => String, {
    nullable: true,
    description: 'Who invites; null for the administrator of the marketplace.',
  })
  invitedBy!: string | null;

  @Field(() => Date, { description: 'When it was made or renewed, UTC.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it ends by itself, UTC.' })
  expiresAt!: Date;
}

@ObjectType('OrganisationRecord', {
  description: 'A builder organisation as the administrators of the marketplace see it.',
})
export class OrganisationRecordFields {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: 'The name of the firm.' })
  name!: string;

  @Field(() => Date, { description: 'When it was made, UTC.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'How many people work for it; 0 until somebody has joined.' })
  memberCount!: number;

  @Field(() => Int, { description: 'How many listings its people posted, in whatever state.' })
  propertyCount!: number;
}

@ObjectType({ implements: Page, description: 'One page of the builder organisations.' })
export class OrganisationPage extends Page {
  @Field(() => [OrganisationRecordFields], {
    description: 'The organisations of this page, newest first.',
  })
  items!: OrganisationRecordFields[];
}

@ObjectType({ description: 'The people of an organisation.' })
export class Team {
  @Field(() => OrganisationFields, { description: 'The organisation that the viewer belongs to.' })
  organisation!: OrganisationFields;

  @Field(() => [TeamMember], { description: 'Admins, then managers, then executives.' })
  members!: TeamMember[];

  @Field(() => [Invitation], { description: 'The invitations that are still open, newest first.' })
  invitations!: Invitation[];

  @Field(() => Boolean, {
    description: 'True for admins, who also change roles and remove people.',
  })
  viewerCanInvite!: boolean;
}
