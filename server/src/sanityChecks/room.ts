import { room } from '../platform/room.ts';
import { PlausibilityResolver } from './sanityChecks.resolver.ts';

/** What is unlikely about a listing, for its poster and for the moderator. */
export const plausibility = room({ resolvers: [PlausibilityResolver] });
