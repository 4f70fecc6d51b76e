import { Field, ObjectType } from 'type-graphql';
import { SignedIn } from './session.graphql.ts';

@ObjectType()
export abstract class WithSignedIn {
  @Field(() => SignedIn, { description: 'The tokens of the session and whose it is.' })
  signedIn!: SignedIn;
}
