import { expect, test } from 'vitest';
import { approvalReasonProblem, rejectionReasonProblem } from './rejectionReason.ts';

test('D-84 a rejection says why, in at most 500 characters', () => {
  const required = 'Please enter a reason. It is shown to the seller.';
  expect(rejectionReasonProblem('')).toBe(required);
  expect(rejectionReasonProblem(' \n ')).toBe(required);
  expect(rejectionReasonProblem(' \u200b\u2060\u3164 ')).toBe(required);
  expect(rejectionReasonProblem('Too dear\ud800')).toBe('Please remove invisible characters');
  expect(rejectionReasonProblem('The price is missing.')).toBeNull();
  expect(rejectionReasonProblem('x'.repeat(500))).toBeNull();
  expect(rejectionReasonProblem('x'.repeat(501))).toBe('Max 500 characters');
});

test('an approval may say why', () => {
  expect(approvalReasonProblem('')).toBeNull();
  expect(approvalReasonProblem('x'.repeat(501))).toBe('Max 500 characters');
});
