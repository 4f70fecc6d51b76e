import { IsInt } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { OwnPropertyState } from './seller.graphql.ts';

/** A page of the listings that the viewer looks after. */
@ArgsType()
export class OwnPropertiesInput extends PageArgs {
  @Field(() => OwnPropertyState, {
    nullable: true,
    description: 'Filter by state. All states if omitted.',
  })
  state?: OwnPropertyState | null;
}

@ArgsType()
export class ActivityInput {
  @Field(() => Int, { description: 'Number of days up to today, 1 to 365.' })
  @IsInt()
  days: number = LIMITS.view.activityDays;
}
