import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';

/** What a visitor marked before signing in, the newest first. */
@ArgsType()
export class FavouriteMergeInput {
  @Field(() => [ID], {
    description: 'Ids of at most 200 listings. Ids of listings that are not public are ignored.',
  })
  @ArrayMaxSize(LIMITS.favourites.merged, {
    message: 'At most $constraint1 favourites can be imported at once.',
  })
  propertyIds!: string[];
}
