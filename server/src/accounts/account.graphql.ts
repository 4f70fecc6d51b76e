import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Picture } from '../pictures/picture.graphql.ts';

export enum UserType {
  BUYER = 'buyer',
  SELLER = 'seller',
  BUILDER = 'builder',
  SITE_ADMIN = 'site_admin',
}
registerEnumType(UserType, { name: 'UserType', description: 'What a person does here.' });

export enum UserRole {
  ADMIN = 'admin',
  MANAGER = 'manager',
  EXECUTIVE = 'executive',
  SITE_ADMIN = 'site_admin',
}
registerEnumType(UserRole, {
  name: 'UserRole',
  description: 'The inner role of builders and administrators.',
});

export enum OwnerType {
  OWNER = 'owner',
  AGENT = 'agent',
  BUILDER = 'builder',
}
registerEnumType(OwnerType, { name: 'OwnerType', description: 'Who offers a property.' });

export enum VerificationLevel {
  BASIC = 'basic',
  VERIFIED = 'verified',
  PREMIUM = 'premium',
}
registerEnumType(VerificationLevel, {
  name: 'VerificationLevel',
  description: 'How well the seller is known.',
});

export enum AccountStatus {
  ACTIVE = 'active',
  INACTIVE = 'inactive',
  BLOCKED = 'blocked',
}
registerEnumType(AccountStatus, {
  name: 'AccountStatus',
  description: 'Whether an account may be used.',
});

@ObjectType('Organisation', { description: "A builder's firm, whose people share their listings." })
export class OrganisationFields {
  @Field(() => ID, {
    description: "24 lower-case hexadecimal characters, such as '665f1c0ae4b0a1b2c3d4e5f6'.",
  })
  id!: string;

  @Field(() => String, { description: 'The name of the firm.' })
  name!: string;
}

@ObjectType({ description: 'What somebody wants to hear of; nothing unless they said so.' })
export class AccountPreferences {
  @Field(() => Boolean, { description: 'News of the marketplace by e-mail.' })
  productNews!: boolean;

  @Field(() => Boolean, { description: 'Messages about enquiries over WhatsApp.' })
  whatsApp!: boolean;

  @Field(() => Boolean, {
    description:
      'The contact of its listings is shown to people who have proven their number only; as the site has it until it is chosen.',
  })
  contactForProven!: boolean | null;
}

@ObjectType('Account', {
  description: 'The account of the viewer, as only its owner sees it.',
})
export class AccountFields {
  @Field(() => ID, {
    description: "24 lower-case hexadecimal characters, such as '665f1c0ae4b0a1b2c3d4e5f6'.",
  })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name as its owner gave it, at most 56 characters; null until it is known.',
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

  @Field(() => Boolean, { description: 'True once a code sent to the mobile was entered.' })
  isMobileVerified!: boolean;

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

  @Field(() => String, {
    description:
      "What this kind of account is called, for people: 'Property Seller', 'Builder Manager'.",
  })
  displayName!: string;

  @Field(() => Boolean, { description: 'True when name, e-mail, mobile and user type are known.' })
  isComplete!: boolean;

  @Field(() => String, {
    description: "The path of the page that signing in leads to, such as '/seller-dashboard'.",
  })
  landingPath!: string;

  @Field(() => OrganisationFields, {
    nullable: true,
    description: "The builder's firm that the account works for; null when there is none.",
  })
  organisation!: OrganisationFields | null;

  @Field(() => Picture, {
    nullable: true,
    description: 'The portrait, null when none was uploaded.',
  })
  avatar!: Picture | null;

  @Field(() => AccountPreferences, { description: 'Which messages its owner wants to receive.' })
  preferences!: AccountPreferences;

  @Field(() => Date, { description: 'When the account was opened, UTC.' })
  createdAt!: Date;
}
