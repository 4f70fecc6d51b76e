import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import {
  AddFavouritePayload,
  MergeFavouritesPayload,
  RemoveFavouritePayload,
} from './favourite.graphql.ts';
import { type Context } from '../platform/context.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { PropertyListPage } from '../properties/propertyPage.graphql.ts';
import { addFavourite, mergeFavourites, removeFavourite } from './changeFavourites.ts';
import { FavouriteMergeInput } from './favourite.input.ts';
import { findFavouriteIds, findFavourites } from './findFavourites.ts';
import { ViewerFields } from '../authorization/viewer.graphql.ts';

@Resolver(() => ViewerFields)
export class FavouriteResolver {
  @FieldResolver(() => PropertyListPage, {
    nullable: true,
    description: "The viewer's favourites that are still public, newest first.",
  })
  favourites(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return findFavourites(context, page);
  }

  @FieldResolver(() => [ID], {
    nullable: true,
    description: "Ids of the viewer's public favourites, newest first, at most 500.",
  })
  favouriteIds(@Ctx() context: Context) {
    return findFavouriteIds(context);
  }

  @Mutation(() => AddFavouritePayload, {
    description:
      "Adds a public listing to the viewer's favourites. Has no effect if already added. Fails with CONFLICT at the limit of 500 favourites.",
  })
  addFavourite(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'Id of a public listing.' }) propertyId: string,
  ) {
    return addFavourite(context, propertyId);
  }

  @Mutation(() => RemoveFavouritePayload, {
    description:
      'Removes a listing from the favourites, even if it is no longer public. Has no effect if already removed.',
  })
  removeFavourite(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'Id of the listing, in any state.' })
    propertyId: string,
  ) {
    return removeFavourite(context, propertyId);
  }

  @Mutation(() => MergeFavouritesPayload, {
    description: "Adds a visitor's favourites to the account after sign-in, newest first.",
  })
  mergeFavourites(
    @Ctx() context: Context,
    @Args(() => FavouriteMergeInput) input: FavouriteMergeInput,
  ) {
    return mergeFavourites(context, input);
  }
}
