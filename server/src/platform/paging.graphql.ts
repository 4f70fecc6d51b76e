import { Field, Int, ObjectType } from 'type-graphql';

/** What every page of a list says beside its items and their total; its clamping is `clampPage`. */
@ObjectType()
export abstract class PageFields {
  @Field(() => Int, { description: 'From 1.' })
  page!: number;

  @Field(() => Int, { description: 'As clamped.' })
  pageSize!: number;

  @Field(() => Int, { description: 'Pages of the known total; 0 when there is nothing.' })
  pageCount!: number;

  @Field(() => Boolean, { description: 'True when there is a next page.' })
  hasMore!: boolean;
}
