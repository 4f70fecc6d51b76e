import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType()
export abstract class WithDeletedId {
  @Field(() => ID, { description: 'The id of what is gone, for a cache to forget.' })
  deletedId!: string;
}
