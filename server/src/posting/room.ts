import { room } from '../platform/room.ts';
import { PostingResolver } from './posting.resolver.ts';
import { postingRestRows } from './posting.rest.ts';
import { type PostingParts } from './postProperty.ts';
import { POSTING_LIMITS } from './posting.limits.ts';

/** Posting, editing and removing one's listings. */
export const posting = room<PostingParts>({
  resolvers: [PostingResolver],
  rest: postingRestRows,
  limits: POSTING_LIMITS,
});
