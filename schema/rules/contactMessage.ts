import { type Problem } from '../failures.ts';
import { LIMITS } from '../limits.ts';
import { type ContactControlContent, type ControlType } from './contactControl.ts';
import { contactPhoneProblem } from './contactDetails.ts';
import { emailProblem, optionalEmailProblem } from './email.ts';
import { readMobile, reachableMobileProblem } from './mobile.ts';
import { personNameProblem } from './personName.ts';
import { lineProblem } from './line.ts';
import { plainDigits, plainProblem, tidy, trimmed } from './text.ts';

/** What administrators have done about a message. */
export const CONTACT_MESSAGE_STATUSES = ['new', 'read', 'answered', 'spam'] as const;
export type ContactMessageStatus = (typeof CONTACT_MESSAGE_STATUSES)[number];

/** What every contact form asks. */
export interface ContactMessageValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

/** What was answered, with what was asked then. */
export interface ContactAnswerContent {
  name: string;
  label: string;
  value: string;
}

/** What an input of the form is held to. */
export type ContactFormControl = Pick<
  ContactControlContent,
  'name' | 'label' | 'type' | 'options' | 'required' | 'validation'
>;

const { subjectMaxLength, messageMaxLength } = LIMITS.contactMessage;

/** The answers go to the e-mail address, so the phone may be left out. */
export const CONTACT_MESSAGE_RULES: Record<
  keyof ContactMessageValues,
  (text: string) => string | null
> = {
  name: personNameProblem,
  email: emailProblem,
  phone: contactPhoneProblem,
  subject: (text) =>
    lineProblem(text, { maxLength: subjectMaxLength, blank: 'Please enter a subject' }),
  message: (text) =>
    linesProblem(text, { maxLength: messageMaxLength, blank: 'Please write your message' }),
};

/** The ten digits of a mobile of India, so that it is found however it is written; what else it is stays as it is. */
export function contactPhone(text: string): string {
  const phone = tidy(text);
  return mobileOf(phone) ?? phone;
}

/** A mobile of India that a call can reach, as ten digits; null for another phone. */
export function mobileOf(phone: string): string | null {
  if (LANDLINE.test(plainDigits(phone)) || reachableMobileProblem(phone) !== null) return null;
  return readMobile(phone);
}

/** '080 4123 4567': with the code of its town before it, it has as many digits as a mobile. */
const LANDLINE = /^\s*\(?0\d{2,4}[ )-]/;

/**
 * What is wrong with an answer to an input that administrators have added, or null; for the form and the server alike.
 * A box that is ticked answers 'yes', one that is not an empty text.
 */
export function answerProblem(control: ContactFormControl, text: string): string | null {
  const { label, type, required } = control;
  const response = trimmed(text);
  if (response === '') return required ? `${MISSING[type] ?? 'Please fill in'} “${label}”` : null;
  return TYPE_RULES[type](response, control) ?? lengthProblem(response, control);
}

/** An answer as it is kept. */
export function tidyResponse(type: ControlType, text: string): string {
  return type === 'textarea' ? trimmed(text) : tidy(text);
}

/**
 * The answers of a form to what is asked now, or what is wrong with them. `sent` has texts by the names of the inputs;
 * what nobody asks is refused. What was left empty is no answer.
 */
export function readAnswers(
  controls: readonly ContactFormControl[],
  sent: ReadonlyMap<string, unknown>,
): { answers: ContactAnswerContent[] } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const responses: ContactAnswerContent[] = [];
  for (const control of controls) {
    const { name, label, type } = control;
    const text = textOf(type, sent.get(name));
    const message = text === null ? 'Please send this as text' : answerProblem(control, text);
    if (message !== null) problems.push({ path: name, code: 'unusable', message });
    else if (text !== null && trimmed(text) !== '')
      responses.push({ name, label, value: tidyResponse(type, text) });
  }
  const requested = new Set(controls.map(({ name }) => name));
  for (const name of sent.keys()) {
    if (!requested.has(name)) problems.push({ path: name, code: 'unknown', message: NOT_ASKED });
  }
  return problems.length > 0 ? { problems } : { answers: responses };
}

/** What was sent as text; null for what is none. Programs send numbers and true as such. */
function textOf(type: ControlType, sent: unknown): string | null {
  if (sent == null || (type === 'checkbox' && NOT_TICKED.has(sent))) return '';
  if (type === 'checkbox' && TICKED.has(sent)) return 'yes';
  if (typeof sent === 'number') return String(sent);
  return typeof sent === 'string' ? sent : null;
}

const TICKED: ReadonlySet<unknown> = new Set([true, 'true', 'yes', 'on']);
const NOT_TICKED: ReadonlySet<unknown> = new Set([false, 'false', 'no', 'off']);

type TypeRule = (response: string, control: ContactFormControl) => string | null;

const MOST = { maxLength: LIMITS.contactControl.answerMaxLength };

const TYPE_RULES: Record<ControlType, TypeRule> = {
  text: (response) => lineProblem(response, MOST),
  email: optionalEmailProblem,
  tel: contactPhoneProblem,
  textarea: (response) => linesProblem(response, MOST),
  select: (response, { options }) =>
    options.includes(tidy(response)) ? null : 'Please choose one of the options',
  checkbox: (response) => (response === 'yes' ? null : 'Please tick the box or leave it empty'),
  number: (response, { validation: { min, max } }) => {
    const figure = plainDigits(response);
    const number = Number(figure);
    if (!/^[+-]?\d{1,15}(\.\d{1,9})?$/.test(figure))
      return 'Please enter a number, such as 12 or 12.5';
    if (min !== null && number < min) return `Please enter ${min} or more`;
    return max !== null && number > max ? `Please enter ${max} or less` : null;
  },
  date: (response) => (isDay(response) ? null : 'Please enter a date, such as 2026-06-15'),
};

function lengthProblem(
  response: string,
  { validation: { minLength, maxLength } }: ContactFormControl,
): string | null {
  if (minLength !== null && response.length < minLength) {
    return `Please enter at least ${minLength} characters`;
  }
  return maxLength !== null && response.length > maxLength ? `Max ${maxLength} characters` : null;
}

/** What `lineProblem` says of a line, of several lines. */
function linesProblem(
  text: string,
  { maxLength, blank }: { maxLength: number; blank?: string },
): string | null {
  const lines = trimmed(text);
  return lines === '' ? (blank ?? null) : plainProblem(lines, maxLength);
}

/** A day that there is, in the four digits of a year. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const MISSING: Partial<Record<ControlType, string>> = {
  select: 'Please choose',
  checkbox: 'Please tick',
};
const NOT_ASKED = 'This field is no longer part of the form.';
