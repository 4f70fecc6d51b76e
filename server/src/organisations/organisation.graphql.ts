import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OrganisationFields, UserRole } from '../accounts/account.graphql.ts';

export enum AccountStatus {
  ACTIVE = 'active',
  INACTIVE = 'inactive',
  BLOCKED = 'blocked',
}
registerEnumType(AccountStatus, {
  name: 'AccountStatus',
  description: 'Whether an account may be used.',
});

@ObjectType({
  description: 'Somebody of an organisation, as its admins and managers see them (D-99).',
})
export class TeamMember {
  @Field(() => ID, { description: 'The account.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'For people.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Ten digits.' })
  mobile!: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address.' })
  email!: string | null;

  @Field(() => UserRole, { description: 'Admin, manager or executive.' })
  role!: UserRole;

  @Field(() => AccountStatus, { description: 'Active unless the administrator stopped it.' })
  status!: AccountStatus;

  @Field(() => Int, { description: 'Listings it posted, in whatever state.' })
  listingCount!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When a device that is still signed in was last used; null when none is.',
  })
  lastSeenAt!: Date | null;
}

@ObjectType({
  description: 'An open invitation into an organisation; it lives for 14 days (D-27).',
})
export class Invitation {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => OrganisationFields, { description: 'Where to.' })
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

@ObjectType({ description: 'The people of an organisation (D-99).' })
export class Team {
  @Field(() => OrganisationFields, { description: 'Of the viewer.' })
  organisation!: OrganisationFields;

  @Field(() => [TeamMember], { description: 'Admins, then managers, then executives.' })
  members!: TeamMember[];

  @Field(() => [Invitation], { description: 'The open ones, newest first.' })
  invitations!: Invitation[];

  @Field(() => Boolean, {
    description: 'True for admins, who also change roles and remove people.',
  })
  viewerCanInvite!: boolean;
}
