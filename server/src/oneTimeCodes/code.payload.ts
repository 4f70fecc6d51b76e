import { Field, ObjectType } from 'type-graphql';
import { CodeSent } from './code.graphql.ts';

@ObjectType()
export abstract class WithCodeSent {
  @Field(() => CodeSent, { description: 'Where the code went and how long it works.' })
  codeSent!: CodeSent;
}
