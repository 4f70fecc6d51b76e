import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { addFavourite, mergeFavourites, removeFavourite } from './changeFavourites.ts';
import { FavouriteMerge, FavouritePage, FavouriteState } from './favourite.graphql.ts';
import { findFavouriteIds, findFavourites } from './findFavourites.ts';

@Resolver()
export class FavouriteResolver {
  @Query(() => FavouritePage, {
    description: "The viewer's favourites (D-47). UNAUTHENTICATED for a visitor.",
  })
  favourites(
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: LIMITS.page.defaultSize,
      description: 'At most 100.',
    })
    pageSize: number,
  ) {
    return findFavourites(context, { page, pageSize });
  }

  @Query(() => [ID], {
    description:
      "The ids of the viewer's public favourites, newest first, at most 500. UNAUTHENTICATED for a visitor.",
  })
  favouriteIds(@Ctx() context: Context) {
    return findFavouriteIds(context);
  }

  @Mutation(() => FavouriteState, {
    description:
      'Marks a public listing (V-2.6-14). Again changes nothing; CONFLICT at 500 favourites.',
  })
  addFavourite(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'A public listing.' }) propertyId: string,
  ) {
    return addFavourite(context, propertyId);
  }

  @Mutation(() => FavouriteState, {
    description: 'Unmarks a listing, also one that is no longer public. Again changes nothing.',
  })
  removeFavourite(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'Any listing.' }) propertyId: string,
  ) {
    return removeFavourite(context, propertyId);
  }

  @Mutation(() => FavouriteMerge, {
    description: 'Takes over what a visitor marked before signing in, the newest first (D-47).',
  })
  mergeFavourites(
    @Ctx() context: Context,
    @Arg('propertyIds', () => [ID], {
      description: 'At most 200; ids of nothing public are passed over.',
    })
    propertyIds: string[],
  ) {
    return mergeFavourites(context, propertyIds);
  }
}
