import { room } from '../platform/room.ts';
import { AccountRemovalResolver } from './accountRemoval.resolver.ts';
import { type RemovalParts } from './removeAccount.ts';

/** Removing one's account with all that is known of its owner. */
export const accountRemoval = room<RemovalParts>({ resolvers: [AccountRemovalResolver] });
