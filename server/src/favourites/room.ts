import { room } from '../platform/room.ts';
import { Favourite } from './favourite.entity.ts';
import { FavouriteResolver } from './favourite.resolver.ts';
import { FAVOURITE_REST_ROWS } from './favourite.rest.ts';

/** Listings marked with a heart. */
export const favourites = room({
  entities: [Favourite],
  resolvers: [FavouriteResolver],
  rest: () => FAVOURITE_REST_ROWS,
});
