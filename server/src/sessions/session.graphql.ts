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

@ObjectType()
export abstract class WithSignedIn {
  @Field(() => SignedIn, { description: 'Tokens and account of the new session.' })
  signedIn!: SignedIn;
}

@ObjectType({ description: 'Result of the endSession mutation.' })
export class EndSessionPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the ended session. Null if there was no such session.',
  })
  deletedId!: string | null;
}

@ObjectType({ description: 'Result of the refreshSession mutation.' })
export class RefreshSessionPayload extends WithSignedIn {}

@ObjectType({ description: 'Result of the signOut mutation.' })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'Always true, even if nobody was signed in.' })
  isSignedOut!: boolean;
}

@ObjectType({ description: 'Result of the signOutEverywhere mutation.' })
export class SignOutEverywherePayload {
  @Field(() => Int, { description: 'Number of ended sessions, including the current one.' })
  endedCount!: number;
}
