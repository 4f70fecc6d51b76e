import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AccountFields } from '../accounts/account.graphql.ts';

@ObjectType({ description: 'What somebody gets who has proved who they are.' })
export class SignedIn {
  @Field(() => String, { description: 'For the header Authorization: Bearer …' })
  accessToken!: string;

  @Field(() => Int, { description: 'Seconds until the access token can no longer be used.' })
  expiresInSeconds!: number;

  @Field(() => String, {
    description:
      'For refreshSession, once. A browser need not ask for it: it is in an HttpOnly cookie too.',
  })
  refreshToken!: string;

  @Field(() => AccountFields, { description: 'The account that is signed in now.' })
  account!: AccountFields;

  @Field(() => Boolean, { description: 'True when the account was made just now.' })
  isNewAccount!: boolean;
}

@ObjectType('Session', { description: 'One device that is signed in.' })
export class SessionFields {
  @Field(() => ID, { description: 'The id for endSession: 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: "For example 'Chrome on Android'." })
  device!: string;

  @Field(() => String, { description: 'The network address that signed in.' })
  address!: string;

  @Field(() => Date, { description: 'When it signed in.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it last asked for a fresh access token.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'True for the device that asks.' })
  isCurrent!: boolean;
}
