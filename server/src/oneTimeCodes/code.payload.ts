import { Field, ObjectType } from 'type-graphql';
import { CodeSent } from './code.graphql.ts';

@ObjectType()
export abstract class WithCodeSent {
  @Field(() => CodeSent, { description: 'Recipient and validity of the code.' })
  codeSent!: CodeSent;
}
