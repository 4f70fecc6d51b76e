import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  AccountStatus,
  OrganisationFields,
  OwnerType,
  UserRole,
  UserType,
  VerificationLevel,
} from '../accounts/account.graphql.ts';
import { Page } from '../platform/database/paging.graphql.ts';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const UserSort = graphqlEnum(
  'UserSort',
  'Sort order of users: by time of joining or by name.',
  ['newest', 'oldest', 'name'],
);
export type UserSort = (typeof UserSort)[string];

@ObjectType('User', { description: 'An account, as seen by site administrators.' })
export class UserFields {
  @Field(() => ID, { description: 'Account id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name entered by the user. Null if not set.',
  })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Ten-digit mobile without country code, such as '9876543210'. Null if not set.",
  })
  mobile!: string | null;

  @Field(() => Boolean, { description: 'Whether the mobile was verified by a code.' })
  isMobileVerified!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Email address, such as 'asha@example.com'. Null if not set.",
  })
  email!: string | null;

  @Field(() => Boolean, { description: 'Whether the email address was verified by a code.' })
  isEmailVerified!: boolean;

  @Field(() => UserType, {
    nullable: true,
    description: 'User type. Null until chosen, after signing up through a social provider.',
  })
  userType!: UserType | null;

  @Field(() => OwnerType, {
    nullable: true,
    description: 'Type of seller: owner, agent or builder. Null for other accounts.',
  })
  kind!: OwnerType | null;

  @Field(() => UserRole, {
    nullable: true,
    description: 'Role of a builder or administrator. Null for other accounts.',
  })
  role!: UserRole | null;

  @Field(() => OrganisationFields, {
    nullable: true,
    description: 'Builder organisation of the user. Null if there is none.',
  })
  organisation!: OrganisationFields | null;

  @Field(() => AccountStatus, { description: 'Account status. Only active accounts can sign in.' })
  status!: AccountStatus;

  @Field(() => VerificationLevel, { description: 'Verification level of the user.' })
  verificationLevel!: VerificationLevel;

  @Field(() => Date, { description: 'Time at which the account was created, UTC.' })
  createdAt!: Date;

  @Field(() => Date, {
    description: 'Time of the last change to the account, UTC. Send it back as seen.',
  })
  updatedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of last activity of a signed-in device, UTC. Null if unknown.',
  })
  lastActiveAt!: Date | null;

  @Field(() => Int, { description: 'Number of listings posted by the user, in any state.' })
  propertyCount!: number;

  @Field(() => Int, { description: "Number of enquiries received for the user's listings." })
  enquiryCount!: number;

  @Field(() => Int, { description: 'Number of enquiries sent by the user while signed in.' })
  sentEnquiryCount!: number;
}

@ObjectType({ implements: Page, description: 'A page of users.' })
export class UserPage extends Page {
  @Field(() => [UserFields], { description: 'Users on this page.' })
  items!: UserFields[];
}

@ObjectType()
abstract class WithUser {
  @Field(() => UserFields, { description: 'The user after the change.' })
  user!: UserFields;
}

@ObjectType({ description: 'Result of the setUserStatus mutation.' })
export class SetUserStatusPayload extends WithUser {}

@ObjectType({ description: 'Result of the setUserVerification mutation.' })
export class SetUserVerificationPayload extends WithUser {}

@ObjectType({ description: 'Result of the updateUsers mutation.' })
export class UpdateUsersPayload extends BulkPayload {}
