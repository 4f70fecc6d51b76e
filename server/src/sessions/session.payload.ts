import { Field, ID, Int, ObjectType } from 'type-graphql';
import { WithSignedIn } from './signedIn.payload.ts';

@ObjectType({ description: 'What the mutation endSession answers.' })
export class EndSessionPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the session that is over; null when there was none of this id.',
  })
  deletedId!: string | null;
}

@ObjectType({ description: 'What the mutation refreshSession answers.' })
export class RefreshSessionPayload extends WithSignedIn {}

@ObjectType({ description: 'What the mutation signOut answers.' })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'True, also when nobody was signed in.' })
  isSignedOut!: boolean;
}

@ObjectType({ description: 'What the mutation signOutEverywhere answers.' })
export class SignOutEverywherePayload {
  @Field(() => Int, { description: 'How many sessions there were, this one too.' })
  endedCount!: number;
}
