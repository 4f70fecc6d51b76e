import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum RegistrationType {
  BUYER = 'buyer',
  SELLER = 'seller',
  AGENT = 'agent',
  BUILDER = 'builder',
}
registerEnumType(RegistrationType, {
  name: 'RegistrationType',
  description: 'As what somebody registers; agents and builders become sellers of that kind.',
});

@ObjectType({ description: 'A mobile that was verified and has no account yet.' })
export class VerifiedRegistration {
  @Field(() => String, {
    description: 'For completeRegistration, once. Whoever holds it gets the account.',
  })
  verificationToken!: string;

  @Field(() => String, {
    description: "The verified mobile: ten digits without a country code, such as '9876543210'.",
  })
  mobile!: string;

  @Field(() => Int, { description: 'Seconds until the token can no longer be used.' })
  expiresInSeconds!: number;
}
