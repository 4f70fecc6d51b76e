import { PROPERTY_TYPES, PURPOSES } from '../catalogue/model.ts';
import { LIMITS } from '../limits.ts';
import { optionalEmailProblem } from './email.ts';
import { trimmed } from './text.ts';
import { readMobile } from './mobile.ts';

/** Step 1 of posting; empty text where nothing is chosen yet. */
export interface BasicDetails {
  propertyType: string;
  purpose: string;
  state: string;
  city: string;
  contactEmail: string;
  contactPhone: string;
}

export type BasicDetailsField = keyof BasicDetails;

/** The heading over the bullets of `missingBasicDetails`. */
export const MISSING_BASIC_DETAILS_HEADING = 'Please fill in all required fields:';

/** The sentence under each field that is refused; empty when Next may proceed. */
export function basicDetailsProblems(
  values: BasicDetails,
): Partial<Record<BasicDetailsField, string>> {
  const problems: Partial<Record<BasicDetailsField, string>> = {};
  for (const field of FIELDS) {
    const problem = basicDetailProblem(field, values[field]);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** The sentence of one field, or null. */
export function basicDetailProblem(field: BasicDetailsField, text: string): string | null {
  return trimmed(text) === '' ? WHEN_MISSING[field].message : WHEN_GIVEN[field](text.trim());
}

/** The bullets of the summary, in the order of the form. */
export function missingBasicDetails(values: BasicDetails): string[] {
  return FIELDS.filter((field) => trimmed(values[field]) === '').map(
    (field) => WHEN_MISSING[field].bullet,
  );
}

/** The bullet of one field, or null where it is filled in. */
export function missingBullet(field: BasicDetailsField, text: string): string | null {
  return trimmed(text) === '' ? WHEN_MISSING[field].bullet : null;
}

/** The values as they are kept and sent. */
export function trimmedBasicDetails(values: BasicDetails): BasicDetails {
  return {
    propertyType: values.propertyType.trim(),
    purpose: values.purpose.trim(),
    state: values.state.trim(),
    city: values.city.trim(),
    contactEmail: values.contactEmail.trim(),
    contactPhone: values.contactPhone.trim(),
  };
}

const FIELDS = [
  'propertyType',
  'purpose',
  'state',
  'city',
  'contactEmail',
  'contactPhone',
] as const satisfies readonly BasicDetailsField[];

const WHEN_MISSING: Readonly<Record<BasicDetailsField, { bullet: string; message: string }>> = {
  propertyType: {
    bullet: 'Please select property type card',
    message: 'Please select property type card',
  },
  purpose: {
    bullet: 'Please select purpose of listing card',
    message: 'Please select purpose of listing card',
  },
  state: { bullet: 'State', message: 'Please select a state' },
  city: { bullet: 'City', message: 'Please select a city' },
  contactEmail: { bullet: 'Contact Email', message: 'Please enter contact email' },
  contactPhone: { bullet: 'Contact Phone', message: 'Please enter contact phone' },
};

const PHONE_DIGITS = LIMITS.person.mobileDigits;
const TYPES: ReadonlySet<string> = new Set(PROPERTY_TYPES);
const PURPOSE_KEYS: ReadonlySet<string> = new Set(PURPOSES);
const anyValue = (): null => null;

const WHEN_GIVEN: Readonly<Record<BasicDetailsField, (text: string) => string | null>> = {
  propertyType: (text) => (TYPES.has(text) ? null : WHEN_MISSING.propertyType.message),
  purpose: (text) => (PURPOSE_KEYS.has(text) ? null : WHEN_MISSING.purpose.message),
  state: anyValue,
  city: anyValue,
  contactEmail: optionalEmailProblem,
  contactPhone: (text) =>
    readMobile(text) === null ? `Phone number must be exactly ${PHONE_DIGITS} digits` : null,
};
