import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType()
abstract class FavouriteState {
  @Field(() => ID, { description: 'Id of the listing.' })
  propertyId!: string;

  @Field(() => Boolean, { description: 'Whether the listing is now a favourite.' })
  isFavourite!: boolean;
}

@ObjectType({ description: 'Result of the mergeFavourites mutation.' })
export class MergeFavouritesPayload {
  @Field(() => Int, { description: 'Number of new favourites.' })
  added!: number;

  @Field(() => Int, {
    description: 'Number of listings not added because of the limit of 500 favourites.',
  })
  leftOut!: number;
}

@ObjectType({ description: 'Result of the addFavourite mutation.' })
export class AddFavouritePayload extends FavouriteState {}

@ObjectType({ description: 'Result of the removeFavourite mutation.' })
export class RemoveFavouritePayload extends FavouriteState {}
