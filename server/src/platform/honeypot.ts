import { ValidateIf } from 'class-validator';

/** A form's field that people never see: whoever fills it is a machine, is thanked and nothing is kept. */
export interface Honeypot {
  website?: string | null;
}

export const HONEYPOT_DESCRIPTION =
  'Leave it out: people never see this field, so whatever fills it is not kept.';

export function isFromMachine({ website }: Honeypot): boolean {
  return typeof website === 'string' ? website.trim() !== '' : website != null;
}

/** What a machine sends is not looked at, so that it learns nothing. */
export function CheckedForPeople(): PropertyDecorator {
  return ValidateIf((input: Honeypot) => !isFromMachine(input));
}
