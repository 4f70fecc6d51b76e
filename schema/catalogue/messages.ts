import type { FaultCode } from './model.ts';

/** How a sentence about one value is made. {label}, {min}, {max} and {unit} are filled in. */
export const FAULT_SENTENCES: Readonly<Record<FaultCode, string>> = {
  required: '{label} is required',
  notNumber: '{label} must be a number',
  notWhole: '{label} must be a whole number',
  tooFine: '{label} can have at most {max} decimals',
  min: '{label} must be at least {min}{unit}. You entered {value}.',
  max: '{label} cannot be more than {max}{unit}. You entered {value}.',
  tooLong: '{label} can have at most {max} characters',
  tooMany: '{label} can have at most {max} entries',
  notOption: 'Please choose {label} from the list',
  notYesNo: '{label} must be yes or no',
  notDate: '{label} must be a date such as 2026-03-31',
  notPattern: '{label} is not in the expected form',
  crossRule: '{label} does not fit the other values',
};

/** The summary headings of the forms (section 5). */
export const SUMMARY_HEADINGS = {
  usual: 'Please fill in all required fields:',
  withoutColon: 'Please fill in all required fields',
  following: 'Please fill in the following required fields:',
} as const;

/** Sentences of the posting and editing screens that depend on nothing. */
export const POSTING_TEXTS = {
  imagesRequired: 'Please upload at least one property image',
  chooseTypeAndSubtype: 'Please select a property type and subtype to continue',
  chooseSubtype: 'Select a property subtype',
  chooseType: 'Select a property type',
  posted:
    'Property Posted Successfully! Your property has been listed and is now visible to potential buyers.',
  /** What a caller of the documented API is told while the listing waits. */
  postedAndWaits: 'Property Posted Successfully! It goes live after a quick verification.',
  noPropertyId: 'No property ID provided',
  propertyIdRequired: 'Property ID is required',
  sellerIdRequired: 'Seller ID is required',
  notFound: 'Property not found. Please check the property ID.',
  submitting: 'Submitting your property...',
  congratulations: 'Congratulations! Your property has been listed successfully.',
  generic: 'Oops! Something went wrong. Please try again.',
} as const;

/** Sentences of the seller's area and its calls. */
export const SELLER_TEXTS = {
  loginToView: 'Please login to view properties',
  fetchFailed: 'Properties fetch error',
  notFound: 'Seller not found. Please check the seller ID.',
} as const;

/** What a visitor is told who posts, edits, removes or asks for a dashboard, in English and Hindi. */
export const LOGIN_TEXTS = {
  add: 'Please login to add a property. प्रॉपर्टी जोड़ने के लिए कृपया लॉगिन करें।',
  edit: 'Please login to edit a property. प्रॉपर्टी बदलने के लिए कृपया लॉगिन करें।',
  delete: 'Please login to delete a property. प्रॉपर्टी हटाने के लिए कृपया लॉगिन करें।',
  dashboard: 'Please login to view your dashboard. डैशबोर्ड देखने के लिए कृपया लॉगिन करें।',
} as const;

/** The alert of an edit that lacks fields. */
export function editAlert(labels: readonly string[]): string {
  return `Please fill all required fields: ${labels.join(', ')}`;
}

/** The toast of a submission that failed. */
export function submitFailed(message?: string): string {
  return message ? `Error: ${message}` : 'Failed to submit property';
}

/** The toast of an update that failed. */
export function updateFailed(message?: string): string {
  return message ? `Error: ${message}` : 'Failed to update property';
}

/** The text of an edit page that could not load its listing. */
export function loadFailed(message: string): string {
  return `Failed to load property data: ${message}`;
}

/** Fills {name} places; a place without a value becomes empty. */
export function fill(
  template: string,
  params: Readonly<Record<string, string | number | undefined>>,
): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** A label inside a sentence: 'Built-up Area' -> 'built-up area'; words in capitals stay. */
export function inSentence(label: string): string {
  return label.replaceAll(/[A-Z][a-z]+/g, (word) => word.toLowerCase());
}
