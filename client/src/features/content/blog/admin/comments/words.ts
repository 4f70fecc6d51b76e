import type { BlogCommentHold } from '../../../../../types.generated.ts';
import type { CommentRecordsQuery } from './CommentRecords.generated.ts';

export type ListedComment = NonNullable<
  CommentRecordsQuery['administration']['blogComments']
>['items'][number];

/** The chips of the list, in their order: what waits comes first. */
export const STATUSES = [
  { key: 'held', status: 'HELD', label: 'Held' },
  { key: 'shown', status: 'SHOWN', label: 'Published' },
] as const;

/** Why nobody reads a comment yet. */
export const HELD_FOR: Readonly<Record<BlogCommentHold, string>> = {
  LINK: 'Held: contains a web address, an email address or a phone number.',
  WORDS: 'Held: contains words common in abuse or advertising.',
  RATE: 'Held: many comments from the same address within an hour.',
};
