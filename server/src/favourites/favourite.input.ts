import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';

/** What a visitor marked before signing in, the newest first. */
@ArgsType()
export class FavouriteMergeInput {
  @Field(() => [ID], { description: 'At most 200; ids of nothing public are passed over.' })
  @ArrayMaxSize(LIMITS.favourites.merged, {
    message: 'At most $constraint1 favourites can be imported at once.',
  })
  propertyIds!: string[];
}
