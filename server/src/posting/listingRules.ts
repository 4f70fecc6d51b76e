import { readAmount } from '../../../schema/amounts/amounts.ts';
import { check, findSubtype, normalise, sentValues } from '../../../schema/catalogue/interpret.ts';
import { KINDS } from '../../../schema/catalogue/kinds.ts';
import { POSTING_TEXTS } from '../../../schema/catalogue/messages.ts';
import {
  type Details,
  type Kind,
  PROPERTY_TYPES,
  type Subtype,
} from '../../../schema/catalogue/model.ts';
import { type Problem } from '../../../schema/failures.ts';
import {
  basicDetailProblem,
  type BasicDetails,
  type BasicDetailsField,
} from '../../../schema/rules/basicDetails.ts';
import { isObject } from '../../../schema/rules/json.ts';
import { pictureCountProblem, positionProblem } from '../../../schema/rules/listing.ts';
import { readPurpose } from '../../../schema/rules/purpose.ts';
import { cut } from '../../../schema/rules/text.ts';
import { findLocalities, findState, findTown, listTowns } from '../gazetteer/gazetteer.ts';
import { placeKey } from '../gazetteer/placeKey.ts';

/** What the rules read of a listing that is sent. */
export interface SentListing {
  type?: string | null;
  purpose?: string | null;
  state?: string | null;
  city?: string | null;
  contactEmail?: string | null;
  contactPhone?: string | null;
  subtype?: string | null;
  details?: Readonly<Record<string, unknown>> | null;
  amenities?: unknown;
  description?: string | null;
  shareWithAgents?: boolean | null;
  latitude?: number | null;
  longitude?: number | null;
  pictures?: readonly string[] | null;
  /** What the listing says already under this subtype; nobody sends it. */
  stored?: Details;
}

/** The rules of a complete listing, as the decorators of its class call them. */
type Rule = (value: unknown, field: string, input: SentListing) => readonly Problem[];

/** The basic details as the rule of the form reads them; empty where nothing usable is chosen. */
export function basicsOf(input: SentListing): BasicDetails {
  const subtype = subtypeOf(input);
  return {
    // Nobody need say a type where the subtype says it.
    propertyType:
      input.type === undefined
        ? (subtype?.type ?? PROPERTY_TYPES[0])
        : meantType(input.type, subtype),
    purpose: readPurpose(textOf(input.purpose)) ?? textOf(input.purpose),
    state: textOf(input.state),
    city: textOf(input.city),
    contactEmail: textOf(input.contactEmail),
    contactPhone: textOf(input.contactPhone),
  };
}

export function subtypeOf({ subtype }: SentListing): Subtype | null {
  return findSubtype(textOf(subtype));
}

export const basicProblems: Rule = (_value, field, input) => basicProblem(field, input, BASICS);

export const typeProblems: Rule = (value, field, input) =>
  value === undefined ? [] : basicProblem(field, input, { type: 'propertyType' });

export const stateProblems: Rule = (value, field, input) => {
  const state = textOf(value);
  if (state === '') return basicProblem(field, input, BASICS);
  return findState(state) === null ? unknown(field, `state "${short(state)}"`) : [];
};

/** The town of the state that is named; where that is unknown it says so alone. */
export const cityProblems: Rule = (value, field, input) => {
  const [city, state] = [textOf(value), textOf(input.state)];
  if (city === '') return basicProblem(field, input, BASICS);
  const known = findState(state);
  if (known === null || findTown(city, state) !== null) return [];
  const message = whereItIs(city, known.name);
  if (message !== null) return [{ path: field, code: 'unusable', message }];
  const named = `We do not know the city "${short(city)}" in ${known.name}.`;
  const advice = `Check the spelling; for a village, send the nearest town as the city and ${short(city)} as the locality.`;
  return [{ path: field, code: 'unusable', message: `${named} ${advice}` }];
};

export const subtypeProblems: Rule = (value, path, input) => {
  if (textOf(value) === '') {
    return [{ path, code: 'required', message: POSTING_TEXTS.chooseSubtype }];
  }
  const subtype = subtypeOf(input);
  if (subtype === null) {
    const message = 'We do not know this property subtype. Please choose it from the list.';
    return [{ path, code: 'unusable', message }];
  }
  const { propertyType } = basicsOf(input);
  if (propertyType === '' || propertyType === subtype.type) return [];
  const message = `${subtype.title} is ${subtype.type}. Please choose a subtype of the type you want.`;
  return [{ path, code: 'unusable', message }];
};

/** What the catalogue finds; description and sharing are fields of it that stand beside the details. */
export const detailsProblems: Rule = (value, path, input) => {
  if (!isUsable(value)) {
    return [{ path, code: 'notJson', message: 'Please send details as a JSON object.' }];
  }
  const isBeside = (key: string) =>
    key === 'amenities' ? input.amenities !== undefined : BESIDE_THE_DETAILS.has(key);
  return catalogueProblems(input).map((problem) =>
    isBeside(problem.path) ? problem : { ...problem, path: `${path}.${problem.path}` },
  );
};

/** The same with the bare keys of the fields as paths; none while subtype or details cannot be read. */
export function catalogueProblems(input: SentListing): Problem[] {
  const subtype = subtypeOf(input);
  if (subtype === null || !isUsable(input.details)) return [];
  const purpose = readPurpose(textOf(input.purpose)) ?? undefined;
  const details = normalise(subtype, inFigures(subtype, catalogueFieldsOf(input)));
  const found = check(subtype, details, {
    stage: 'whole',
    audience: 'server',
    purpose,
    stored: input.stored,
  });
  const unread = unreadable(subtype, catalogueFieldsOf(input));
  const isUnread = (key: string) => unread.some(({ path }) => path === key);
  return [...unread, ...found.filter(({ path }) => !isUnread(path))].filter(
    ({ path }) => path !== 'images',
  );
}

/**
 * The catalogue takes for nothing, or for other words, what no form could send: it is refused, not left out or changed
 * without a word.
 */
function unreadable(subtype: Subtype, sent: Readonly<Record<string, unknown>>): Problem[] {
  return sentValues(subtype, sent).flatMap(({ field: { key, label, kind }, value }) => {
    const isList = Array.isArray(value) && LISTS.has(kind);
    const what = isList
      ? value.map(nameOfStructure).find((name) => name !== null)
      : (nameOfStructure(value) ?? (typeof value === 'boolean' && TEXTS.has(kind) && 'yes or no'));
    if (!what) return [];
    return [
      { path: key, code: 'unusable', message: `${label} cannot ${isList ? 'hold' : 'be'} ${what}` },
    ];
  });
}

function nameOfStructure(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  return Array.isArray(value) ? 'a list' : 'an object';
}

const LISTS: ReadonlySet<Kind> = new Set(['texts', 'choices']);
const TEXTS: ReadonlySet<Kind> = new Set(['shortText', 'longText']);

/** Nothing stands for no details at all. */
function isUsable(details: unknown): boolean {
  return !details || isObject(details);
}

/** All that the catalogue has fields for, the pictures left out. */
export function catalogueFieldsOf(input: SentListing): Record<string, unknown> {
  const { details, description, shareWithAgents } = input;
  const amenities = namesOfAmenities(input.amenities ?? details?.['amenities']);
  return {
    ...details,
    description,
    shareWithAgents,
    ...(amenities !== undefined && { amenities }),
  };
}

/** Numbers that are said in words as what they say: '50 lakh', '1/2 acre', '२'. */
export function inFigures(
  subtype: Subtype,
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const figures = { ...sent };
  const areas = textOf(sent[subtype.unitField]) || subtype.unitWhenMissing;
  for (const { field, name, value } of sentValues(subtype, sent)) {
    if (typeof value !== 'string' || !KINDS[field.kind].numeric) continue;
    const counted = field.kind === 'area' ? areas : (field.unit ?? null);
    figures[name] = readAmount(value, field.kind === 'money' ? '₹' : counted) ?? value;
  }
  return figures;
}

/** They may come as they are read, each with its name. */
function namesOfAmenities(amenities: unknown): unknown {
  if (!Array.isArray(amenities)) return amenities;
  return amenities.map((each: unknown) =>
    isObject(each) && typeof each['name'] === 'string' ? each['name'] : each,
  );
}

export const positionProblems: Rule = (_value, _field, input) => {
  const latitude = input.latitude ?? null;
  const longitude = input.longitude ?? null;
  const message = positionProblem(latitude, longitude);
  if (message === null) return [];
  return [{ path: latitude === null ? 'longitude' : 'latitude', code: 'unusable', message }];
};

/** How many pictures there are. */
export const pictureProblems: Rule = (_value, path, { pictures = [] }) => {
  const message = pictureCountProblem(new Set(pictures).size);
  if (message === null) return [];
  const code = message === POSTING_TEXTS.imagesRequired ? 'required' : 'tooMany';
  return [{ path, code, message }];
};

/** A text that was sent, or ''. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const BASICS = {
  purpose: 'purpose',
  state: 'state',
  city: 'city',
  contactEmail: 'contactEmail',
  contactPhone: 'contactPhone',
} as const;

const BESIDE_THE_DETAILS: ReadonlySet<string> = new Set(['description', 'shareWithAgents']);

function basicProblem(
  path: string,
  input: SentListing,
  names: Readonly<Record<string, BasicDetailsField>>,
): Problem[] {
  const field = names[path];
  if (field === undefined) return [];
  const text = basicsOf(input)[field];
  const message = basicDetailProblem(field, text);
  return message === null ? [] : [{ path, code: text === '' ? 'required' : 'unusable', message }];
}

/** The type that a documented word means beside this subtype, or the text as it came. */
function meantType(type: unknown, subtype: Subtype | null): string {
  const word = textOf(type).toLowerCase();
  if (word === 'agriculture') return 'agricultural';
  return word === 'land' && subtype?.family === 'land' ? subtype.type : word;
}

/** What a part of a town or a district that was sent as a city means, or null. */
function whereItIs(name: string, state: string): string | null {
  const parts = findLocalities(name).filter((locality) => locality.state === state);
  const [part] = parts;
  const towns = [...new Set(parts.map(({ city }) => city))];
  if (part !== undefined) {
    return `${part.name} is in ${towns.join(' and in ')}. Please send ${towns.length === 1 ? towns[0] : 'one of them'} as the city and ${part.name} as the locality.`;
  }
  const ofDistrict = listTowns(state).filter(
    ({ district }) => district !== null && placeKey(district) === placeKey(name),
  );
  const [largest] = ofDistrict;
  if (largest === undefined) return null;
  const named = ofDistrict.slice(0, MOST_TOWNS).map((town) => town.name);
  return `${largest.district} is a district. Please send one of its towns as the city: ${named.join(', ')}; a village is listed under the nearest of them, with its name as the locality.`;
}

const MOST_TOWNS = 5;

function unknown(path: string, what: string): Problem[] {
  const message = `We do not know the ${what}. Check the spelling or choose from the list.`;
  return [{ path, code: 'unusable', message }];
}

function short(text: string): string {
  return text.length > 60 ? cut(text, 60).trimEnd() + '…' : text;
}
