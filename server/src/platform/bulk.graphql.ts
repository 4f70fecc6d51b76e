import { Field, ID, Int, ObjectType } from 'type-graphql';
import { FailureCode } from './failures.graphql.ts';

@ObjectType({ description: 'One of several that was not changed, and why.' })
export class BulkFailure {
  @Field(() => ID, { description: 'The id as it was sent.' })
  id!: string;

  @Field(() => FailureCode, { description: 'Why, for a program.' })
  code!: string;

  @Field(() => String, { description: 'Why, for a person.' })
  message!: string;
}

@ObjectType()
export abstract class BulkPayload {
  @Field(() => Int, { description: 'How many were changed, or were so already.' })
  updated!: number;

  @Field(() => [BulkFailure], { description: 'Those that were not, each with its reason.' })
  failed!: BulkFailure[];
}
