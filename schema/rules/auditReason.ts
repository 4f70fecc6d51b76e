import { LIMITS } from '../limits.ts';
import { textProblem, tidy } from './text.ts';

/** What an administrator notes down about a change; it may be left out. */
export function auditReasonProblem(text: string): string | null {
  return textProblem(tidy(text), LIMITS.moderation.reasonMaxLength);
}
