import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType()
export abstract class WithDeletedId {
  @Field(() => ID, { description: 'Id of the deleted object, for evicting it from a cache.' })
  deletedId!: string;
}
