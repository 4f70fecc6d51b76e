import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { SETTINGS } from '../settings.ts';
import {
  caseDue,
  caseNumber,
  caseNumberProblem,
  caseReasonProblem,
  type CaseKind,
  type CaseReason,
  type CaseStatus,
  complaintReasonProblem,
  complaintTextProblem,
  contactProblem,
  kindOfComplaint,
  optionalContactProblem,
  reportReasonProblem,
  reportTextProblem,
  tidyContact,
} from './case.ts';

const TIMES = {
  complaintAcknowledgeHours: SETTINGS.complaintAcknowledgeHours.default,
  complaintDays: SETTINGS.complaintDays.default,
  complaintUrgentHours: SETTINGS.complaintUrgentHours.default,
  complaintOrderHours: SETTINGS.complaintOrderHours.default,
};

const OPENED = new Date('2026-11-02T06:00:00Z');
const after = (hours: number) => new Date(OPENED.getTime() + hours * 3_600_000);

describe('when a case is due', () => {
  test.each<[CaseKind, CaseReason, CaseStatus, number | null]>([
    // Acknowledged first, unless the decision is due earlier.
    ['listing_report', 'sold', 'open', 24],
    ['complaint', 'conduct', 'open', 24],
    ['order', 'order', 'open', 3],
    ['listing_report', 'sold', 'acknowledged', 168],
    ['listing_report', 'fraud', 'acknowledged', 36],
    ['listing_report', 'offensive', 'acknowledged', 36],
    ['complaint', 'privacy', 'acknowledged', 36],
    ['complaint', 'conduct', 'acknowledged', 168],
    ['order', 'order', 'acknowledged', 3],
    ['complaint', 'conduct', 'decided', null],
    ['complaint', 'conduct', 'closed', null],
  ])('%s for %s, %s: after %s hours', (kind, reason, status, hours) => {
    const found = { kind, reason, status, openedAt: OPENED, appealedAt: null };
    expect(caseDue(found, TIMES, OPENED)).toMatchObject({
      acknowledgeBy: after(24),
      dueAt: hours === null ? null : after(hours),
    });
  });

  test('an appeal has the same time once more, from when it came', () => {
    const appealed = { kind: 'listing_report', reason: 'fraud', status: 'appealed' } as const;
    const found = { ...appealed, openedAt: OPENED, appealedAt: after(100) };
    expect(caseDue(found, TIMES, OPENED).dueAt).toEqual(after(136));
  });

  test.each([
    [0, 'enough'],
    [126, 'enough'],
    [126.1, 'short'],
    [167.9, 'short'],
    [168, 'overdue'],
    [400, 'overdue'],
  ])('after %s of 168 hours the time left is %s', (hours, clock) => {
    const found = {
      kind: 'complaint',
      reason: 'account',
      status: 'acknowledged',
      openedAt: OPENED,
      appealedAt: null,
    } as const;
    expect(caseDue(found, TIMES, after(hours)).clock).toBe(clock);
    expect(caseDue({ ...found, status: 'decided' }, TIMES, after(hours)).clock).toBeNull();
  });

  test('other settings are other moments, also for what came before', () => {
    const found = {
      kind: 'complaint',
      reason: 'account',
      status: 'acknowledged',
      openedAt: OPENED,
      appealedAt: null,
    } as const;
    expect(caseDue(found, { ...TIMES, complaintDays: 2 }, OPENED).dueAt).toEqual(after(48));
  });
});

test('a report and a complaint have reasons of their own', () => {
  expect([reportReasonProblem('sold'), complaintReasonProblem('conduct')]).toEqual([null, null]);
  for (const [rule, wrong] of [
    [reportReasonProblem, 'order'],
    [complaintReasonProblem, 'sold'],
    [reportReasonProblem, 'toString'],
    [complaintReasonProblem, null],
  ] as const) {
    expect(rule(wrong)).toBe('Please choose a reason');
  }
  expect(kindOfComplaint('order')).toBe('order');
  expect(kindOfComplaint('fraud')).toBe('complaint');
});

test('words are needed where the reason says nothing, and always for a complaint', () => {
  expect(reportTextProblem('', 'sold')).toBeNull();
  expect(reportTextProblem(' ', 'other')).toBe('Please tell us what is wrong');
  expect(reportTextProblem('x'.repeat(2_001), 'sold')).toBe('Max 2000 characters');
  expect(complaintTextProblem(' ')).toBe('Please tell us what happened');
  expect(complaintTextProblem('too short')).toBe('Please write at least 10 characters');
  expect(complaintTextProblem('x'.repeat(2_000))).toBeNull();
  const around = (most: number) => ` ${'x'.repeat(most)} `;
  for (const rule of [complaintTextProblem, (text: string) => reportTextProblem(text, 'other')]) {
    expect(rule(around(2_000))).toBeNull();
    expect(rule(around(2_001))).toBe('Max 2000 characters');
  }
  expect(complaintTextProblem(' ten signs. ')).toBeNull();
  const { decisionMaxLength } = LIMITS.complaint;
  expect(caseReasonProblem(around(decisionMaxLength))).toBeNull();
  expect(caseReasonProblem(around(decisionMaxLength + 1))).toBe(
    `Max ${decisionMaxLength} characters`,
  );
  expect(caseReasonProblem('  ')).toBe('Please enter a reason. Both parties will see it.');
});

test('an answer goes to an e-mail address or a mobile', () => {
  expect(contactProblem('asha@example.in')).toBeNull();
  expect(contactProblem('+91 98765 43210')).toBeNull();
  expect(contactProblem('')).toBe('Please enter your email address or mobile number');
  expect(contactProblem('asha@')).toBe('Please enter a valid email address');
  expect(contactProblem('12345')).toBe('Mobile number must be exactly 10 digits');
  expect(optionalContactProblem(' ')).toBeNull();
  expect(optionalContactProblem('12345')).toBe('Mobile number must be exactly 10 digits');
  expect(tidyContact(' Asha@Example.in ')).toBe('asha@example.in');
  expect(tidyContact('+91 98765 43210')).toBe('9876543210');
});

test('the number of a case', () => {
  expect(caseNumber(2026, 123)).toBe('C-2026-000123');
  expect(caseNumber(2026, 1_234_567)).toBe('C-2026-1234567');
  expect(caseNumberProblem(' c-2026-000123 ')).toBeNull();
  expect(caseNumberProblem('2026-123')).toBe('Please enter the case number, such as C-2026-000123');
});
