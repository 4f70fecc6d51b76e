import { room } from '../platform/room.ts';
import { type DecisionParts } from './decide.ts';
import { ModerationResolver } from './moderation.resolver.ts';
import { moderationRestRows } from './moderation.rest.ts';

/** What administrators decide about listings. */
export const moderation = room<DecisionParts>({
  resolvers: [ModerationResolver],
  rest: moderationRestRows,
});
