import { Field, ObjectType } from 'type-graphql';
import { SignedIn } from './session.graphql.ts';

@ObjectType()
export abstract class WithSignedIn {
  @Field(() => SignedIn, { description: 'Tokens and account of the new session.' })
  signedIn!: SignedIn;
}
