import { Field, ID, Int, ObjectType } from 'type-graphql';
import { FailureCode } from './failures.graphql.ts';

@ObjectType({ description: 'An item of a bulk action that failed.' })
export class BulkFailure {
  @Field(() => ID, { description: 'Id of the item, as sent.' })
  id!: string;

  @Field(() => FailureCode, { description: 'Machine-readable reason for the failure.' })
  code!: string;

  @Field(() => String, { description: 'Human-readable reason for the failure.' })
  message!: string;
}

@ObjectType()
export abstract class BulkPayload {
  @Field(() => Int, { description: 'Number of items changed or already up to date.' })
  updated!: number;

  @Field(() => [BulkFailure], { description: 'Items that failed, each with the reason.' })
  failed!: BulkFailure[];
}

@ObjectType()
export abstract class WithDeletedId {
  @Field(() => ID, { description: 'Id of the deleted object, for evicting it from a cache.' })
  deletedId!: string;
}
