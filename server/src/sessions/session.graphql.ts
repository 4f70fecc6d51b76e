import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AccountFields } from '../accounts/account.graphql.ts';

@ObjectType({ description: 'Tokens and account of a new session.' })
export class SignedIn {
  @Field(() => String, { description: 'Access token for the header Authorization: Bearer …' })
  accessToken!: string;

  @Field(() => Int, { description: 'Seconds until the access token expires.' })
  expiresInSeconds!: number;

  @Field(() => String, {
    description:
      'Single-use token for refreshSession. Browsers need not request it, since it is also set as an HttpOnly cookie.',
  })
  refreshToken!: string;

  @Field(() => AccountFields, { description: 'The account that is signed in.' })
  account!: AccountFields;

  @Field(() => Boolean, { description: 'Whether the account was just created.' })
  isNewAccount!: boolean;
}

@ObjectType('Session', { description: 'A device that is signed in.' })
export class SessionFields {
  @Field(() => ID, { description: 'Id for endSession, 24 lower-case hexadecimal characters.' })
  id!: string;

  @Field(() => String, { description: "Device name, such as 'Chrome on Android'." })
  device!: string;

  @Field(() => String, { description: 'IP address used to sign in.' })
  address!: string;

  @Field(() => Date, { description: 'Time of the sign-in.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last access token refresh.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether this is the current session.' })
  isCurrent!: boolean;
}
