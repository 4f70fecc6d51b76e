import { LIMITS } from '../limits.ts';
import type { SettingValues } from '../settings.ts';
import { emailProblem } from './email.ts';
import { mobileInput, reachableMobileProblem } from './mobile.ts';
import { textKey, textProblem, trimmed } from './text.ts';

/** How a case came: a report on a listing, a complaint, or an order of a court or an authority. */
export const CASE_KINDS = ['listing_report', 'complaint', 'order'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_STATUSES = ['open', 'acknowledged', 'decided', 'appealed', 'closed'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export const CASE_DECISIONS = ['upheld', 'partly', 'not_upheld'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

export const CASE_DECISION_LABELS: Readonly<Record<CaseDecision, string>> = {
  upheld: 'Upheld',
  partly: 'Partly upheld',
  not_upheld: 'Not upheld',
};

export interface CaseReasonRow {
  label: string;
  /** May be said of a listing, in a complaint, or both. */
  reports: boolean;
  complaints: boolean;
  /** Settled within hours and not within days. */
  isUrgent?: true;
  /** Comes from a court or an authority. */
  isOrder?: true;
  /** Says nothing without words. */
  needsText?: true;
}

/** Adding a reason is one row here. A code is stored, and never changed after a release. */
export const CASE_REASONS = {
  fraud: { label: 'Fraud or scam', reports: true, complaints: true, isUrgent: true },
  sold: { label: 'Already sold or rented', reports: true, complaints: false },
  wrong_facts: { label: 'Wrong price or details', reports: true, complaints: true },
  other_photos: { label: 'Photos of a different property', reports: true, complaints: false },
  duplicate: { label: 'Duplicate listing', reports: true, complaints: false },
  offensive: { label: 'Offensive or illegal', reports: true, complaints: true, isUrgent: true },
  privacy: { label: 'Shows private information', reports: true, complaints: true, isUrgent: true },
  conduct: { label: 'Someone’s behaviour', reports: false, complaints: true },
  account: { label: 'My account or data', reports: false, complaints: true },
  order: {
    label: 'Order from a court or authority',
    reports: false,
    complaints: true,
    isOrder: true,
  },
  other: { label: 'Something else', reports: true, complaints: true, needsText: true },
} as const satisfies Readonly<Record<string, CaseReasonRow>>;

export type CaseReason = keyof typeof CASE_REASONS;

const ROWS: Readonly<Record<CaseReason, CaseReasonRow>> = CASE_REASONS;

export const CASE_REASON_KEYS: readonly CaseReason[] = Object.keys(CASE_REASONS).filter(isReason);
export const REPORT_REASONS = CASE_REASON_KEYS.filter((key) => ROWS[key].reports);
export const COMPLAINT_REASONS = CASE_REASON_KEYS.filter((key) => ROWS[key].complaints);
export const URGENT_REASONS = CASE_REASON_KEYS.filter((key) => ROWS[key].isUrgent);

function isReason(key: string): key is CaseReason {
  return Object.hasOwn(CASE_REASONS, key);
}

/** A complaint with an order in it is one. */
export function kindOfComplaint(reason: CaseReason): CaseKind {
  return ROWS[reason].isOrder ? 'order' : 'complaint';
}

export function reportReasonProblem(reason: unknown): string | null {
  return REPORT_REASONS.some((each) => each === reason) ? null : NO_REASON;
}

export function complaintReasonProblem(reason: unknown): string | null {
  return COMPLAINT_REASONS.some((each) => each === reason) ? null : NO_REASON;
}

/** What is written with a report may be left out where its reason says enough. */
export function reportTextProblem(text: string, reason: unknown): string | null {
  const needsText = typeof reason === 'string' && isReason(reason) && ROWS[reason].needsText;
  if (needsText && trimmed(text) === '') return 'Please tell us what is wrong';
  return textProblem(trimmed(text), LIMITS.complaint.textMaxLength);
}

export function complaintTextProblem(text: string): string | null {
  const { textMinLength, textMaxLength } = LIMITS.complaint;
  const { length } = trimmed(text);
  if (length === 0) return 'Please tell us what happened';
  if (length < textMinLength) return `Please write at least ${textMinLength} characters`;
  return textProblem(trimmed(text), textMaxLength);
}

/** Where an answer goes: an e-mail address or a mobile. */
export function contactProblem(text: string): string | null {
  if (trimmed(text) === '') return 'Please enter your email address or mobile number';
  return text.includes('@') ? emailProblem(text) : reachableMobileProblem(text);
}

export function optionalContactProblem(text: string): string | null {
  return trimmed(text) === '' ? null : contactProblem(text);
}

/** A contact as it is kept: an address in small letters, or ten digits. */
export function tidyContact(text: string): string {
  return text.includes('@') ? textKey(text) : mobileInput(text);
}

/** What both sides are told of a decision. */
export function caseReasonProblem(text: string): string | null {
  if (trimmed(text) === '') return 'Please enter a reason. Both parties will see it.';
  return textProblem(trimmed(text), LIMITS.complaint.decisionMaxLength);
}

export function caseNumberProblem(text: string): string | null {
  return CASE_NUMBER.test(tidyCaseNumber(text))
    ? null
    : 'Please enter the case number, such as C-2026-000123';
}

export function tidyCaseNumber(text: string): string {
  return text.trim().toUpperCase();
}

export function caseNumber(year: number, serial: number): string {
  return `C-${year}-${String(serial).padStart(6, '0')}`;
}

const CASE_NUMBER = /^C-\d{4}-\d{6,9}$/;
const NO_REASON = 'Please choose a reason';

export type CaseTimes = Pick<
  SettingValues,
  'complaintAcknowledgeHours' | 'complaintDays' | 'complaintUrgentHours' | 'complaintOrderHours'
>;

export interface CaseMoments {
  kind: CaseKind;
  reason: CaseReason;
  status: CaseStatus;
  openedAt: Date;
  appealedAt: Date | null;
}

/** How much time is left: enough, less than a quarter of it, or none. */
export type CaseClock = 'enough' | 'short' | 'overdue';

export interface CaseDue {
  acknowledgeBy: Date;
  /** Of the appeal where there is one. */
  decideBy: Date;
  /** What has to be done next, and by when; null where nothing is left to do. */
  dueAt: Date | null;
  clock: CaseClock | null;
}

/** Hours in which a case is decided. */
export function hoursToDecide(
  { kind, reason }: Pick<CaseMoments, 'kind' | 'reason'>,
  times: CaseTimes,
): number {
  if (kind === 'order') return times.complaintOrderHours;
  return ROWS[reason].isUrgent ? times.complaintUrgentHours : times.complaintDays * 24;
}

/** By when a case is acknowledged and decided, as the settings say at the moment of reading. */
export function caseDue(found: CaseMoments, times: CaseTimes, now: Date): CaseDue {
  const { status, openedAt, appealedAt } = found;
  const begun = appealedAt ?? openedAt;
  const acknowledgeBy = later(openedAt, times.complaintAcknowledgeHours);
  const decideBy = later(begun, hoursToDecide(found, times));
  const dueAt = dueOf(status, acknowledgeBy, decideBy);
  return { acknowledgeBy, decideBy, dueAt, clock: dueAt && clockOf(begun, dueAt, now) };
}

function dueOf(status: CaseStatus, acknowledgeBy: Date, decideBy: Date): Date | null {
  if (status === 'open') return acknowledgeBy < decideBy ? acknowledgeBy : decideBy;
  return status === 'acknowledged' || status === 'appealed' ? decideBy : null;
}

function clockOf(begun: Date, dueAt: Date, now: Date): CaseClock {
  const left = dueAt.getTime() - now.getTime();
  if (left <= 0) return 'overdue';
  return left < (dueAt.getTime() - begun.getTime()) / 4 ? 'short' : 'enough';
}

function later(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * 3_600_000);
}
