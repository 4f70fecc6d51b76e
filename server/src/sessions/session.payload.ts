import { Field, ID, Int, ObjectType } from 'type-graphql';
import { WithSignedIn } from './signedIn.payload.ts';

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
