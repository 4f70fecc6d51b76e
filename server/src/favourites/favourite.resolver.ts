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
    description: "The viewer's favourites that are public now, newest first.",
  })
  favourites(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return findFavourites(context, page);
  }

  @FieldResolver(() => [ID], {
    nullable: true,
    description: "The ids of the viewer's public favourites, newest first, at most 500.",
  })
  favouriteIds(@Ctx() context: Context) {
    return findFavouriteIds(context);
  }

  @Mutation(() => AddFavouritePayload, {
    description: 'Marks a public listing. Again changes nothing; CONFLICT at 500 favourites.',
  })
  addFavourite(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'The id of a public listing.' }) propertyId: string,
  ) {
    return addFavourite(context, propertyId);
  }

  @Mutation(() => RemoveFavouritePayload, {
    description: 'Unmarks a listing, also one that is no longer public. Again changes nothing.',
  })
  removeFavourite(
    @Ctx() context: Context,
    @Arg('propertyId', () => ID, { description: 'The id of any listing.' }) propertyId: string,
  ) {
    return removeFavourite(context, propertyId);
  }

  @Mutation(() => MergeFavouritesPayload, {
    description: 'Takes over what a visitor marked before signing in, the newest first.',
  })
  mergeFavourites(
    @Ctx() context: Context,
    @Args(() => FavouriteMergeInput) input: FavouriteMergeInput,
  ) {
    return mergeFavourites(context, input);
  }
}
