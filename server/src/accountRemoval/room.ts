import { room } from '../platform/room.ts';
import { accountRemovalRestRows } from './accountRemoval.rest.ts';
import { AccountRemovalResolver } from './accountRemoval.resolver.ts';
import { type RemovalParts } from './removeAll.ts';
import { UserRemovalResolver } from './userRemoval.resolver.ts';

/** Removing an account with all that is known of its owner: one's own, or for an administrator anybody's. */
export const accountRemoval = room<RemovalParts>({
  resolvers: [AccountRemovalResolver, UserRemovalResolver],
  rest: accountRemovalRestRows,
});
