import { Field, ID, ObjectType } from 'type-graphql';
import { SELLER_KINDS, USER_ROLES, USER_TYPES } from '../../../schema/accounts.ts';
import { Picture } from '../pictures/picture.graphql.ts';
import { WithCodeSent } from '../oneTimeCodes/code.graphql.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const UserType = graphqlEnum('UserType', 'Type of a user account.', USER_TYPES);
export type UserType = (typeof UserType)[string];

export const UserRole = graphqlEnum(
  'UserRole',
  'Role of a builder team member or administrator.',
  USER_ROLES,
);
export type UserRole = (typeof UserRole)[string];

export const OwnerType = graphqlEnum(
  'OwnerType',
  'Kind of seller: owner, agent or builder.',
  SELLER_KINDS,
);
export type OwnerType = (typeof OwnerType)[string];

export const VerificationLevel = graphqlEnum(
  'VerificationLevel',
  'Verification level of a seller.',
  ['basic', 'verified', 'premium'],
);
export type VerificationLevel = (typeof VerificationLevel)[string];

export const AccountStatus = graphqlEnum(
  'AccountStatus',
  'Account status. Only active accounts can sign in.',
  ['active', 'inactive', 'blocked'],
);
export type AccountStatus = (typeof AccountStatus)[string];

@ObjectType('Organisation', {
  description: 'A builder organisation. Its members share their listings.',
})
export class OrganisationFields {
  @Field(() => ID, {
    description: "Id of 24 lower-case hexadecimal characters, such as '665f1c0ae4b0a1b2c3d4e5f6'.",
  })
  id!: string;

  @Field(() => String, { description: 'Name of the organisation.' })
  name!: string;
}

@ObjectType({
  description: 'Notification and privacy preferences. All notifications are off by default.',
})
export class AccountPreferences {
  @Field(() => Boolean, { description: 'Whether to receive product news by email.' })
  productNews!: boolean;

  @Field(() => Boolean, { description: 'Whether to receive enquiry messages on WhatsApp.' })
  whatsApp!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether the contact details of the account's listings are shown only to users with a verified mobile. Follows the site setting until chosen.",
  })
  contactForProven!: boolean | null;
}

@ObjectType('Account', {
  description: "The viewer's account, as seen by its owner.",
})
export class AccountFields {
  @Field(() => ID, {
    description: "Id of 24 lower-case hexadecimal characters, such as '665f1c0ae4b0a1b2c3d4e5f6'.",
  })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "Name entered by the account's owner, at most 56 characters. Null if not set.",
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

  @Field(() => Boolean, { description: 'Whether the mobile was verified by a code.' })
  isMobileVerified!: boolean;

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

  @Field(() => String, {
    description:
      "Display name of the account type, such as 'Property Seller' or 'Builder Manager'.",
  })
  displayName!: string;

  @Field(() => Boolean, { description: 'Whether name, email, mobile and user type are all set.' })
  isComplete!: boolean;

  @Field(() => String, {
    description: "Path to open after sign-in, such as '/seller-dashboard'.",
  })
  landingPath!: string;

  @Field(() => OrganisationFields, {
    nullable: true,
    description: 'Builder organisation of the account. Null if it belongs to none.',
  })
  organisation!: OrganisationFields | null;

  @Field(() => Picture, {
    nullable: true,
    description: 'Profile picture. Null if none was uploaded.',
  })
  avatar!: Picture | null;

  @Field(() => AccountPreferences, { description: 'Notification and privacy preferences.' })
  preferences!: AccountPreferences;

  @Field(() => Date, { description: 'Time at which the account was created, UTC.' })
  createdAt!: Date;
}

@ObjectType()
export abstract class WithAccount {
  @Field(() => AccountFields, { description: 'The account after the change.' })
  account!: AccountFields;
}

@ObjectType({ description: 'Result of the confirmEmailChange mutation.' })
export class ConfirmEmailChangePayload extends WithAccount {}

@ObjectType({ description: 'Result of the confirmMobileChange mutation.' })
export class ConfirmMobileChangePayload extends WithAccount {}

@ObjectType({ description: 'Result of the completeProfile mutation.' })
export class CompleteProfilePayload extends WithAccount {}

@ObjectType({ description: 'Result of the requestEmailChange mutation.' })
export class RequestEmailChangePayload extends WithCodeSent {}

@ObjectType({ description: 'Result of the requestMobileChange mutation.' })
export class RequestMobileChangePayload extends WithCodeSent {}

@ObjectType({ description: 'Result of the startSelling mutation.' })
export class StartSellingPayload extends WithAccount {}

@ObjectType({ description: 'Result of the updateProfile mutation.' })
export class UpdateProfilePayload extends WithAccount {}
