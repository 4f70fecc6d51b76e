import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  AccountStatus,
  OrganisationFields,
  OwnerType,
  UserRole,
  UserType,
  VerificationLevel,
} from '../accounts/account.graphql.ts';
import { Page } from '../platform/database/paging.graphql.ts';

export enum UserSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  NAME = 'name',
}
registerEnumType(UserSort, {
  name: 'UserSort',
  description: 'The order of users: by when their account was opened, or by name.',
});

@ObjectType('User', { description: 'An account as the administrators of the marketplace see it.' })
export class UserFields {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters: those of the account.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name as its owner gave it; null until it is known.',
  })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Ten digits without a country code, such as '9876543210'; null when none is known.",
  })
  mobile!: string | null;

  @Field(() => Boolean, { description: 'True once a code sent to the mobile was entered.' })
  isMobileVerified!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The e-mail address, such as 'asha@example.com'; null when none is known.",
  })
  email!: string | null;

  @Field(() => Boolean, { description: 'True once a code sent to the address was entered.' })
  isEmailVerified!: boolean;

  @Field(() => UserType, {
    nullable: true,
    description: 'Null until somebody who came through a social sign-in has chosen.',
  })
  userType!: UserType | null;

  @Field(() => OwnerType, {
    nullable: true,
    description: 'How a seller offers property; null for everybody else.',
  })
  kind!: OwnerType | null;

  @Field(() => UserRole, {
    nullable: true,
    description: 'Only builders and administrators have one.',
  })
  role!: UserRole | null;

  @Field(() => OrganisationFields, {
    nullable: true,
    description: "The builder's firm that the user works for; null when there is none.",
  })
  organisation!: OrganisationFields | null;

  @Field(() => AccountStatus, { description: 'Only who is active may sign in or do anything.' })
  status!: AccountStatus;

  @Field(() => VerificationLevel, { description: 'How well the user is known.' })
  verificationLevel!: VerificationLevel;

  @Field(() => Date, { description: 'When the account was opened, UTC.' })
  createdAt!: Date;

  @Field(() => Date, {
    description: 'When something of the account was last changed, UTC; to be sent back as seen.',
  })
  updatedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When a device was last signed in, UTC; null when that is not known any more.',
  })
  lastActiveAt!: Date | null;

  @Field(() => Int, { description: 'How many listings the user posted, in whatever state.' })
  propertyCount!: number;

  @Field(() => Int, { description: 'How many enquiries came in for the listings of the user.' })
  enquiryCount!: number;

  @Field(() => Int, { description: 'How many enquiries the user sent while signed in.' })
  sentEnquiryCount!: number;
}

@ObjectType({ implements: Page, description: 'One page of the users.' })
export class UserPage extends Page {
  @Field(() => [UserFields], { description: 'The users of this page.' })
  items!: UserFields[];
}
