import { findSubtype } from '../../../schema/catalogue/interpret.ts';
import { oneLine } from '../../../schema/catalogue/kinds/rules.ts';
import { POSTING_TEXTS } from '../../../schema/catalogue/messages.ts';
import { PROPERTY_TYPES, type Purpose, type Subtype } from '../../../schema/catalogue/model.ts';
import { type Problem } from '../../../schema/failures.ts';
import { basicDetailsProblems, missingBasicDetails } from '../../../schema/rules/basicDetails.ts';
import { readPurpose } from '../../../schema/rules/purpose.ts';
import { findState, findTown, type Town } from '../gazetteer/gazetteer.ts';
import { type ListingContent } from '../properties/listingContent.ts';
import { type ListingToWrite } from './listingInput.ts';

/** The basic details as they are kept (P-3-01); what cannot be used is null and has a problem. */
export interface Basics {
  subtype: Subtype | null;
  purpose: Purpose | null;
  town: Town | null;
  contactEmail: string;
  contactPhone: string;
  problems: Problem[];
  /** Labels of what is missing, for a summary (P-5.1-02). */
  missing: string[];
}

/** Reads type, subtype, purpose, place and contact (P-5.1); the texts of the forms are trimmed. */
export function readBasics(given: ListingToWrite, before: ListingContent | null): Basics {
  const subtypeText = textOf(given.subtype, before?.subtype);
  const subtype = findSubtype(subtypeText);
  const type = given.type === undefined ? null : meantType(given.type, subtype);
  const purpose = readPurpose(textOf(given.purpose, before?.purpose));
  const values = {
    propertyType: type ?? subtype?.type ?? ANY_TYPE,
    purpose: purpose ?? textOf(given.purpose, before?.purpose),
    state: textOf(given.state, before?.state),
    city: textOf(given.city, before?.city),
    contactEmail: textOf(given.contactEmail, before?.contactEmail),
    contactPhone: textOf(given.contactPhone, before?.contactPhone),
  };
  const refused = basicDetailsProblems(values);
  const problems = Object.entries(refused).map(([field, message]): Problem => {
    const isMissing = Object.entries(values).some(([key, text]) => key === field && text === '');
    return { path: PATHS[field] ?? field, code: isMissing ? 'required' : 'unusable', message };
  });
  const { town, problem: unknownPlace } = townOf(values.state, values.city);
  if (unknownPlace !== null) problems.push(unknownPlace);
  const noSubtype = subtypeProblem(subtypeText, subtype, type);
  if (noSubtype !== null) problems.push(noSubtype);
  const missing = missingBasicDetails(values);
  if (subtypeText === '') missing.push(SUBTYPE_LABEL);
  const { contactEmail, contactPhone } = values;
  return { subtype, purpose, town, contactEmail, contactPhone, problems, missing };
}

/** What is said of a field now: what was sent, or what was there, on one line. */
export function textOf(
  given: string | null | undefined,
  before: string | null | undefined,
): string {
  return oneLine(given === undefined ? before : given) ?? '';
}

/** Stands for a type that nobody was asked for, so that the rule of the form is content with it. */
const ANY_TYPE = PROPERTY_TYPES[0];
const SUBTYPE_LABEL = 'Property Subtype';
const PATHS: Readonly<Record<string, string>> = { propertyType: 'type' };

/** The type that a documented word means beside this subtype (D-06), or the text as it came. */
function meantType(text: string | null, subtype: Subtype | null): string {
  const word = textOf(text, null).toLowerCase();
  if (word === 'agriculture') return 'agricultural';
  return word === 'land' && subtype?.family === 'land' ? subtype.type : word;
}

function subtypeProblem(
  text: string,
  subtype: Subtype | null,
  type: string | null,
): Problem | null {
  if (text === '') {
    return { path: 'subtype', code: 'required', message: POSTING_TEXTS.chooseSubtype };
  }
  if (subtype === null) {
    const message = 'We do not know this property subtype. Please choose it from the list.';
    return { path: 'subtype', code: 'unusable', message };
  }
  if (type === null || type === '' || type === subtype.type) return null;
  const message = `${subtype.title} is ${subtype.type}. Please choose a subtype of the type you want.`;
  return { path: 'subtype', code: 'unusable', message };
}

/** The town that both texts name (D-46). A missing one is no problem here: the rule of the form says so. */
function townOf(state: string, city: string): { town: Town | null; problem: Problem | null } {
  if (state === '') return { town: null, problem: null };
  const known = findState(state);
  if (known === null) return { town: null, problem: unknown('state', `state "${short(state)}"`) };
  if (city === '') return { town: null, problem: null };
  const town = findTown(city, state);
  if (town !== null) return { town, problem: null };
  return { town, problem: unknown('city', `city "${short(city)}" in ${known.name}`) };
}

function unknown(path: string, what: string): Problem {
  const message = `We do not know the ${what}. Check the spelling or choose from the list.`;
  return { path, code: 'unusable', message };
}

function short(text: string): string {
  return text.length > 60 ? text.slice(0, 60).trimEnd() + '…' : text;
}
