import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Picture } from '../pictures/picture.graphql.ts';

export enum UserType {
  BUYER = 'buyer',
  SELLER = 'seller',
  BUILDER = 'builder',
  SITE_ADMIN = 'site_admin',
}
registerEnumType(UserType, { name: 'UserType', description: 'What a person does here (V-3-02).' });

export enum UserRole {
  ADMIN = 'admin',
  MANAGER = 'manager',
  EXECUTIVE = 'executive',
  SITE_ADMIN = 'site_admin',
}
registerEnumType(UserRole, {
  name: 'UserRole',
  description: 'The inner role of builders and administrators (V-3-02, D-99).',
});

export enum OwnerType {
  OWNER = 'owner',
  AGENT = 'agent',
  BUILDER = 'builder',
}
registerEnumType(OwnerType, { name: 'OwnerType', description: 'Who offers a property (D-82).' });

export enum VerificationLevel {
  BASIC = 'basic',
  VERIFIED = 'verified',
  PREMIUM = 'premium',
}
registerEnumType(VerificationLevel, {
  name: 'VerificationLevel',
  description: 'How well the seller is known (V-2.7-06).',
});

@ObjectType('Organisation', { description: "A builder's firm (D-99)." })
export class OrganisationFields {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
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
}

@ObjectType('Account', {
  description: 'The account of the viewer, as only its owner sees it (V-3-01).',
})
export class AccountFields {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The name, at most 56 characters.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Ten digits.' })
  mobile!: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address.' })
  email!: string | null;

  @Field(() => Boolean, { description: 'True once a code sent to the mobile was entered.' })
  isMobileVerified!: boolean;

  @Field(() => Boolean, { description: 'True once a code sent to the address was entered.' })
  isEmailVerified!: boolean;

  @Field(() => UserType, {
    nullable: true,
    description: 'Null until somebody who came through a social sign-in has chosen (V-2.1-15).',
  })
  userType!: UserType | null;

  @Field(() => OwnerType, { nullable: true, description: 'How a seller offers property (D-27).' })
  kind!: OwnerType | null;

  @Field(() => UserRole, {
    nullable: true,
    description: 'Only builders and administrators have one.',
  })
  role!: UserRole | null;

  @Field(() => String, { description: "'Property Seller', 'Builder Manager', … (V-3-03)." })
  displayName!: string;

  @Field(() => Boolean, { description: 'Name, e-mail, mobile and user type are known (D-31).' })
  isComplete!: boolean;

  @Field(() => String, { description: 'The page that signing in leads to (V-4.1-03 to V-4.1-07).' })
  landingPath!: string;

  @Field(() => OrganisationFields, { nullable: true, description: 'The firm it works for (D-99).' })
  organisation!: OrganisationFields | null;

  @Field(() => Picture, { nullable: true, description: 'The portrait.' })
  avatar!: Picture | null;

  @Field(() => AccountPreferences, { description: 'What its owner wants to hear of.' })
  preferences!: AccountPreferences;

  @Field(() => Date, { description: 'When it was opened.' })
  createdAt!: Date;
}
