import { expect, test } from 'vitest';
import {
  FEEDBACK_LIMIT_NOTE,
  feedbackCounter,
  feedbackInput,
  feedbackNameProblem,
  feedbackProblems,
  feedbackTextProblem,
  ratingProblem,
  shortFeedbackProblem,
  trimmedFeedback,
} from './feedback.ts';

const GOOD = { name: 'Asha', rating: 5, feedback: 'Found a flat in a week.' };

test('V-5-07 name and rating of the feedback modal', () => {
  expect(feedbackNameProblem('  ')).toBe('Name is required');
  expect(feedbackNameProblem(' A ')).toBe('Name must be at least 2 characters');
  expect(feedbackNameProblem('Al')).toBeNull();
  expect(feedbackNameProblem('a'.repeat(56))).toBeNull();
  expect(feedbackNameProblem('a'.repeat(57))).toBe('Max 56 characters');
  for (const rating of [null, 0, 6, 2.5, Number.NaN]) {
    expect(ratingProblem(rating)).toBe('Please select a rating');
  }
  for (const rating of [1, 2, 3, 4, 5]) expect(ratingProblem(rating)).toBeNull();
});

test('V-5-08 text of the feedback modal', () => {
  expect(feedbackTextProblem(' ')).toBe('Feedback is required');
  expect(feedbackTextProblem('a'.repeat(9))).toBe('Feedback must be at least 10 characters');
  expect(feedbackTextProblem(` ${'a'.repeat(9)} `)).toBe('Feedback must be at least 10 characters');
  expect(feedbackTextProblem('a'.repeat(10))).toBeNull();
  expect(feedbackTextProblem('a'.repeat(500))).toBeNull();
  expect(feedbackTextProblem('a'.repeat(501))).toBe('Feedback cannot exceed 500 characters');
});

test('V-5-08 the modal names every field that is refused and nothing else', () => {
  expect(feedbackProblems(GOOD)).toEqual({});
  expect(feedbackProblems({ name: '', rating: null, feedback: '' })).toEqual({
    name: 'Name is required',
    rating: 'Please select a rating',
    feedback: 'Feedback is required',
  });
});

test('V-5-09 input is cut at 500 with a counter and a note', () => {
  expect(feedbackInput('a'.repeat(500))).toHaveLength(500);
  expect(feedbackInput('a'.repeat(501))).toHaveLength(500);
  expect(feedbackInput(`${'a'.repeat(499)}😀`)).toBe('a'.repeat(499));
  expect(feedbackCounter('a'.repeat(120))).toBe('120/500');
  expect(FEEDBACK_LIMIT_NOTE).toBe('Character limit reached (500)');
});

test('V-5-10 values are trimmed before sending', () => {
  expect(trimmedFeedback({ name: ' Asha ', rating: 4, feedback: ' Good site, thanks \n' })).toEqual(
    { name: 'Asha', rating: 4, feedback: 'Good site, thanks' },
  );
});

test('V-5-11 the other feedback form', () => {
  expect(shortFeedbackProblem(GOOD)).toBeNull();
  for (const missing of [{ name: ' ' }, { rating: null }, { rating: 0 }, { feedback: '  ' }]) {
    expect(shortFeedbackProblem({ ...GOOD, ...missing })).toBe('All fields are required');
  }
  const withText = (length: number) =>
    shortFeedbackProblem({ ...GOOD, feedback: 'a'.repeat(length) });
  expect(withText(9)).toBe('Feedback must be between 10 and 500 characters');
  expect(withText(10)).toBeNull();
  expect(withText(500)).toBeNull();
  expect(withText(501)).toBe('Feedback must be between 10 and 500 characters');
});
