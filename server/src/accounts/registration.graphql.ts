import { Field, Int, ObjectType } from 'type-graphql';
import { REGISTRATION_TYPES } from '../../../schema/rules/signIn.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const RegistrationType = graphqlEnum(
  'RegistrationType',
  'User type to register as. Agents and builders become sellers of that kind.',
  REGISTRATION_TYPES,
);
export type RegistrationType = (typeof RegistrationType)[string];

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
