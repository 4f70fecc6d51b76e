import type { BlogCommentHold } from '../../../../../types.generated.ts';
import type { CommentRecordsQuery } from './CommentRecords.generated.ts';

export type ListedComment = NonNullable<
  CommentRecordsQuery['administration']['blogComments']
>['items'][number];

/** The chips of the list, in their order: what waits comes first. */
export const STATUSES = [
  { key: 'held', status: 'HELD', label: 'Held' },
  { key: 'shown', status: 'SHOWN', label: 'Shown' },
] as const;

/** Why nobody reads a comment yet. */
export const HELD_FOR: Readonly<Record<BlogCommentHold, string>> = {
  LINK: 'Held: it has a web address, an e-mail address or a number to call.',
  WORDS: 'Held: it has words that are often abuse or an advertisement.',
  RATE: 'Held: many comments came from the same address within an hour.',
};
