import { type Pictures } from '../platform/pictures/pictures.ts';
import { room } from '../platform/room.ts';
import { DraftResolver } from './draft.resolver.ts';
import { PostingDraft } from './postingDraft.entity.ts';
import { draftRetention } from './sweepDrafts.ts';

/** What somebody has begun to post. */
export const drafts = room<{ pictures: Pictures }>({
  entities: [PostingDraft],
  resolvers: [DraftResolver],
  retention: ({ pictures }) => [draftRetention(pictures)],
});
