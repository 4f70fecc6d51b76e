import { LIMITS } from '../limits.ts';
import { cut, textProblem, trimmed } from './text.ts';

export interface FeedbackValues {
  name: string;
  /** Stars from 1 to 5; 0 or null while none is chosen. */
  rating: number | null;
  feedback: string;
}

export type FeedbackProblems = Partial<Record<keyof FeedbackValues, string>>;

/** Shown beside the counter when nothing more can be typed. */
export const FEEDBACK_LIMIT_NOTE = `Character limit reached (${LIMITS.feedback.textMaxLength})`;

/** What the feedback modal refuses, by field; empty when it can be sent. */
export function feedbackProblems(values: FeedbackValues): FeedbackProblems {
  const name = feedbackNameProblem(values.name);
  const rating = ratingProblem(values.rating);
  const feedback = feedbackTextProblem(values.feedback);
  return {
    ...(name === null ? {} : { name }),
    ...(rating === null ? {} : { rating }),
    ...(feedback === null ? {} : { feedback }),
  };
}

export function feedbackNameProblem(text: string): string | null {
  const name = trimmed(text);
  if (name === '') return 'Name is required';
  if (name.length < LIMITS.feedback.nameMinLength) return 'Name must be at least 2 characters';
  return textProblem(name, LIMITS.person.nameMaxLength);
}

export function ratingProblem(rating: number | null): string | null {
  const { ratingMin, ratingMax } = LIMITS.feedback;
  const chosen =
    rating !== null && Number.isInteger(rating) && rating >= ratingMin && rating <= ratingMax;
  return chosen ? null : 'Please select a rating';
}

export function feedbackTextProblem(text: string): string | null {
  const { length } = trimmed(text);
  if (length === 0) return 'Feedback is required';
  if (length < LIMITS.feedback.textMinLength) return 'Feedback must be at least 10 characters';
  if (length > LIMITS.feedback.textMaxLength) return 'Feedback cannot exceed 500 characters';
  return textProblem(text, Infinity);
}

/** What the other feedback form says, one sentence for the whole form. */
export function shortFeedbackProblem(values: FeedbackValues): string | null {
  const { name, feedback } = trimmedFeedback(values);
  if (name === '' || feedback === '' || ratingProblem(values.rating) !== null) {
    return 'All fields are required';
  }
  return feedbackTextProblem(feedback) === null
    ? null
    : 'Feedback must be between 10 and 500 characters';
}

/** What stays in the field: the first 500 characters. */
export function feedbackInput(text: string): string {
  return cut(text, LIMITS.feedback.textMaxLength);
}

/** '120/500', beside the field. */
export function feedbackCounter(text: string): string {
  return `${text.length}/${LIMITS.feedback.textMaxLength}`;
}

/** The values as they are sent. */
export function trimmedFeedback(values: FeedbackValues): FeedbackValues {
  return { ...values, name: trimmed(values.name), feedback: trimmed(values.feedback) };
}
