import { room } from '../platform/room.ts';
import { SanityChecksResolver } from './sanityChecks.resolver.ts';

/** What is unlikely about a listing, for its poster and for the moderator. */
export const sanityChecks = room({ resolvers: [SanityChecksResolver] });
