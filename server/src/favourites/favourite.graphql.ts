import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType()
abstract class FavouriteState {
  @Field(() => ID, { description: 'The id of the listing.' })
  propertyId!: string;

  @Field(() => Boolean, { description: 'True when it is marked now.' })
  isFavourite!: boolean;
}

@ObjectType({ description: 'What came of taking over the favourites of a visitor.' })
export class MergeFavouritesPayload {
  @Field(() => Int, { description: 'How many were not favourites before.' })
  added!: number;

  @Field(() => Int, { description: 'How many found no room: an account keeps 500.' })
  leftOut!: number;
}

@ObjectType({ description: 'What the mutation addFavourite answers.' })
export class AddFavouritePayload extends FavouriteState {}

@ObjectType({ description: 'What the mutation removeFavourite answers.' })
export class RemoveFavouritePayload extends FavouriteState {}
