import { room } from '../platform/room.ts';
import { ListingName } from './listingName.entity.ts';
import { SuggestionResolver } from './suggestion.resolver.ts';
import { SUGGESTION_REST_ROWS } from './suggestion.rest.ts';

/** What the search field offers. */
export const suggestions = room({
  entities: [ListingName],
  resolvers: [SuggestionResolver],
  rest: () => SUGGESTION_REST_ROWS,
});
