import { LIMITS } from '../limits.ts';
import { type Problem } from '../failures.ts';
import { lineProblem } from './line.ts';
import { plainDigits, tidy, trimmed } from './text.ts';

/** How the marketplace can be reached at one of its places. */
export interface ContactDetailsContent {
  title: string;
  address: string;
  phone: string;
  email: string;
  hours: string;
  mapUrl: string;
}

/** A phone as people write it: a mobile, a landline or a number that is free to call. */
export function contactPhoneProblem(text: string): string | null {
  const phone = tidy(plainDigits(text));
  if (phone === '') return null;
  const digits = phone.replaceAll(/[^0-9]/g, '').length;
  if (/^\+?[0-9() -]+$/.test(phone) && digits >= 6 && digits <= 15) {
    return lineProblem(phone, { maxLength: LIMITS.contactDetails.phoneMaxLength });
  }
  return 'Please enter a phone number of 6 to 15 digits. Spaces and hyphens are allowed';
}

/** What is wrong with the details as a whole. */
export function contactDetailsProblems(content: ContactDetailsContent): Problem[] {
  const { address, phone, email } = content;
  if ([address, phone, email].some((text) => trimmed(text) !== '')) return [];
  const message = 'Please enter an address, a phone number or an email address';
  return [{ path: 'address', code: 'required', message }];
}
