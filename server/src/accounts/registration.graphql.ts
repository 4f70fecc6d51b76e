import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum RegistrationType {
  BUYER = 'buyer',
  SELLER = 'seller',
  AGENT = 'agent',
  BUILDER = 'builder',
}
registerEnumType(RegistrationType, {
  name: 'RegistrationType',
  description:
    'As what somebody registers; agents and builders become sellers of that kind (D-27).',
});

@ObjectType({ description: 'A mobile that was verified and has no account yet (V-4.1-11).' })
export class VerifiedRegistration {
  @Field(() => String, {
    description: 'For completeRegistration, once. Whoever holds it gets the account.',
  })
  verificationToken!: string;

  @Field(() => String, { description: 'Ten digits.' })
  mobile!: string;

  @Field(() => Int, { description: 'Life of the token (D-30).' })
  expiresInSeconds!: number;
}
