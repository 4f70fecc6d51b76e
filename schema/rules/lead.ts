import { LIMITS } from '../limits.ts';
import { reachableMobileProblem } from './mobile.ts';
import { personNameProblem } from './personName.ts';
import { textProblem, trimmed } from './text.ts';

export interface LeadValues {
  name: string;
  mobileNumber: string;
  message: string;
}

export type LeadProblems = Partial<Record<keyof LeadValues, string>>;

/** What the Contact Seller form refuses, by field; empty when it can be sent. */
export function leadProblems(values: LeadValues): LeadProblems {
  const name = leadNameProblem(values.name);
  const mobileNumber = reachableMobileProblem(values.mobileNumber);
  const message = leadMessageProblem(values.message);
  return {
    ...(name === null ? {} : { name }),
    ...(mobileNumber === null ? {} : { mobileNumber }),
    ...(message === null ? {} : { message }),
  };
}

export function leadNameProblem(text: string): string | null {
  const name = trimmed(text);
  if (name === '') return 'Please enter your name';
  if (/\p{Nd}/u.test(name)) return NO_NUMBERS;
  // It reaches the seller in the name of the product.
  return personNameProblem(name);
}

/** Digits are stripped while typing, and the note says why. */
export function leadNameInput(text: string): { name: string; note: string | null } {
  const name = text.replace(/\p{Nd}/gu, '');
  return { name, note: name === text ? null : NO_NUMBERS };
}

export function leadMessageProblem(text: string): string | null {
  return textProblem(trimmed(text), LIMITS.lead.messageMaxLength);
}

/** A note beside an enquiry. */
export function noteProblem(text: string): string | null {
  return trimmed(text) === '' ? 'Please write a note' : optionalNoteProblem(text);
}

export function optionalNoteProblem(text: string): string | null {
  return textProblem(trimmed(text), LIMITS.lead.noteMaxLength);
}

/** The message as it is sent: an empty one gets the documented text. */
export function leadMessage(text: string): string {
  return trimmed(text) || NO_LEAD_MESSAGE;
}

/** What stands in the place of a message that was left empty. */
export const NO_LEAD_MESSAGE = 'Contact request - no message provided';

/** What the sender is told. */
export const LEAD_TEXTS = {
  sent: 'Success! Your inquiry has been submitted',
  failed: 'Failed to submit your inquiry',
  failedHint:
    'Please check your details and try again. If the problem persists, please contact our support team.',
  unreachable: 'Failed to create seller lead',
} as const;

/** What programs are told to send where people are asked once more; pages leave it out. */
export const SEND_CONFIRM = 'Send it again with confirm: true to continue.';

const NO_NUMBERS = 'Name should not contain numbers';
