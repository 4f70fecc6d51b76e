import { ArgsType, Field, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';

/** A page of the newest listings, a short one unless more is wanted. */
@ArgsType()
export class RecentInput extends PageArgs {
  @Field(() => Int, { description: 'Number of listings per page, at most 100.' })
  override pageSize: number = LIMITS.overview.recent;
}
