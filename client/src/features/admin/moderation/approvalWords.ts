import type { ModerationQueueQuery } from './Moderation.generated.ts';
import type { ApprovalStatus } from '../../../types.generated.ts';
import type { BadgeTone } from '../../../ui/Tag.tsx';

export type QueuedListing =
  ModerationQueueQuery['administration']['moderationQueue']['items'][number];

/** What was decided about the newest version, as its badge says it. */
export function approvalWords({ approvalStatus, edit }: QueuedListing): {
  label: string;
  tone: BadgeTone;
} {
  const label = (edit ? EDIT_STATES : STATES)[approvalStatus];
  return { label, tone: TONES[approvalStatus] };
}

const STATES: Record<ApprovalStatus, string> = {
  APPROVED: 'Approved',
  PENDING: 'Pending',
  REJECTED: 'Rejected',
};

const EDIT_STATES: Record<ApprovalStatus, string> = {
  ...STATES,
  PENDING: 'Edit pending',
  REJECTED: 'Edit rejected',
};

const TONES: Record<ApprovalStatus, BadgeTone> = {
  APPROVED: 'success',
  PENDING: 'warning',
  REJECTED: 'danger',
};
