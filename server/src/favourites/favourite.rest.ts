import { pluralize } from '../../../schema/format/count.ts';
import { unlockedListings } from '../contactAccess/unlockedListings.ts';
import { PAGING_PARAMETERS, readPage } from '../platform/database/paging.ts';
import { type RestParameter, type RestRow, restRow } from '../platform/http/rest.ts';
import { presentRestList } from '../properties/property.presenter.ts';
import { addFavourite, removeFavourite } from './changeFavourites.ts';
import { findFavourites, isFavourite } from './findFavourites.ts';
import { PROPERTY_LIST_RESPONSE } from '../properties/property.schema.ts';
import { responseSchema, object, yesNo } from '../platform/http/jsonSchema.ts';

const TAG = 'Favourites';

const ID: RestParameter = {
  name: 'id',
  in: 'path',
  description: 'Id of the listing, 24 hexadecimal characters.',
};

const IS_FAVORITE = { isFavorite: yesNo("Whether it is one of the caller's favourites.") };

const STATE_RESPONSE = responseSchema({ ...IS_FAVORITE, data: object(IS_FAVORITE) });

/** Favourites, with the documented spelling of the paths. All of them need the bearer token. */
export const FAVOURITE_REST_ROWS: readonly RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/properties/favorites',
    tag: TAG,
    summary: "Lists the caller's favourites, newest first.",
    parameters: PAGING_PARAMETERS,
    bearer: 'needed',
    response: PROPERTY_LIST_RESPONSE,
    handler: async (context, { query }) => {
      const found = await findFavourites(context, readPage(query));
      const { total } = found;
      const message = pluralize(total, 'favorite') + ' found.';
      return presentRestList(
        context.viewer,
        { ...found, totalIsLowerBound: false },
        message,
        await unlockedListings(context),
      );
    },
  }),
  restRow({
    method: 'POST',
    path: '/api/properties/{id}/favorite',
    tag: TAG,
    summary: 'Adds a public listing to the favourites. Has no effect if already added.',
    parameters: [ID],
    bearer: 'needed',
    response: STATE_RESPONSE,
    handler: async (context, { params }) => {
      const state = await addFavourite(context, params['id'] ?? '');
      return { success: true, message: 'Added to favorites!', ...presentState(state.isFavourite) };
    },
  }),
  restRow({
    method: 'DELETE',
    path: '/api/properties/{id}/favorite',
    tag: TAG,
    summary: 'Removes a listing from the favourites. Has no effect if already removed.',
    parameters: [ID],
    bearer: 'needed',
    response: STATE_RESPONSE,
    handler: async (context, { params }) => {
      const state = await removeFavourite(context, params['id'] ?? '');
      return {
        success: true,
        message: 'Removed from favorites!',
        ...presentState(state.isFavourite),
      };
    },
  }),
  restRow({
    method: 'GET',
    path: '/api/properties/{id}/favorite/status',
    tag: TAG,
    summary: "Returns whether a listing is one of the caller's favourites.",
    parameters: [ID],
    bearer: 'needed',
    response: STATE_RESPONSE,
    handler: async (context, { params }) => {
      const isMarked = await isFavourite(context, params['id'] ?? '');
      const message = isMarked ? 'In your favorites.' : 'Not in your favorites.';
      return { success: true, message, ...presentState(isMarked) };
    },
  }),
];

/** The state under both documented names. */
function presentState(isFavorite: boolean) {
  return { isFavorite, data: { isFavorite } };
}
