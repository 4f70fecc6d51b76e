import { LIMITS } from '../limits.ts';
import { textProblem, tidy } from './text.ts';

/** What is refused of the reason that a seller is given for a rejection. */
export function rejectionReasonProblem(text: string): string | null {
  const reason = tidy(text);
  if (reason === '') return 'Please enter a reason. It is shown to the seller.';
  return textProblem(reason, LIMITS.moderation.reasonMaxLength);
}

/** A reason for an approval may be left out. */
export function approvalReasonProblem(text: string): string | null {
  return textProblem(tidy(text), LIMITS.moderation.reasonMaxLength);
}
