import { room } from '../platform/room.ts';
import { UserResolver, UsersResolver } from './user.resolver.ts';
import { USER_REST_ROWS } from './user.rest.ts';

/** Accounts as the administrators of the marketplace look after them. */
export const users = room({
  resolvers: [UsersResolver, UserResolver],
  rest: () => USER_REST_ROWS,
});
