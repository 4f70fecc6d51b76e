import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum RegistrationType {
  BUYER = 'buyer',
  SELLER = 'seller',
  AGENT = 'agent',
  BUILDER = 'builder',
}
registerEnumType(RegistrationType, {
  name: 'RegistrationType',
  description: 'User type to register as. Agents and builders become sellers of that kind.',
});

export const USER_TYPE_DESCRIPTION =
  'User type to register as. Agents and builders become sellers of that kind.';

@ObjectType({ description: 'A verified mobile that has no account yet.' })
export class VerifiedRegistration {
  @Field(() => String, {
    description:
      'Single-use token for completeRegistration. Keep it secret: it grants the account.',
  })
  verificationToken!: string;

  @Field(() => String, {
    description: "Verified ten-digit mobile without country code, such as '9876543210'.",
  })
  mobile!: string;

  @Field(() => Int, { description: 'Seconds until the token expires.' })
  expiresInSeconds!: number;
}
