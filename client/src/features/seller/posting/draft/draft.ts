import type { Details, InnerStep } from '../../../../../../schema/catalogue/model.ts';
import type { BasicDetails } from '../../../../../../schema/rules/basicDetails.ts';
import { isObject, parseJson } from '../../../../../../schema/rules/json.ts';
import { readPin } from '../pin/pin.ts';
import type { Pin } from '../pin/pin.ts';
import { newKey } from '../../../../forms/newKey.ts';

/** What somebody has filled in of a listing that is not posted yet. */
export interface Draft {
  basics: BasicDetails;
  /** A village that has no town of its own, or a part of one: the locality that every form begins with. */
  village: string;
  /** Key of the chosen subtype; null while none is chosen. */
  subtype: string | null;
  /** What was filled in, by subtype: going back to a tile finds what was typed there. */
  details: Readonly<Record<string, Details>>;
  description: string;
  shareWithAgents: boolean;
  pin: Pin | null;
  /** Where it was left: the first page, or an inner step of the second one. */
  step: 'basics' | InnerStep;
  /** Ids of the photos that were uploaded, the cover first. */
  photos: readonly string[];
  /** The place of the cover among the photos as they stand; null without photos. */
  cover: number | null;
  /**
   * Names this draft for ever: the photos lie under it, and every try to post sends it, so that a lost answer
   * makes no second listing.
   */
  key: string;
  /** Milliseconds; of two versions the later one is right. */
  savedAt: number;
}

export type DraftPart = Partial<Omit<Draft, 'key' | 'savedAt'>>;

/** A new draft; contact details come from the account. */
export function emptyDraft(contact: { email: string | null; mobile: string | null }): Draft {
  return {
    basics: {
      propertyType: '',
      purpose: '',
      state: '',
      city: '',
      contactEmail: contact.email ?? '',
      contactPhone: contact.mobile ?? '',
    },
    village: '',
    subtype: null,
    details: {},
    description: '',
    shareWithAgents: false,
    pin: null,
    step: 'basics',
    photos: [],
    cover: null,
    key: newKey(),
    savedAt: 0,
  };
}

/** Whether it holds more than what every form starts with. */
export function isBegun({ basics, subtype, description }: Draft): boolean {
  const { propertyType, purpose, state } = basics;
  return [propertyType, purpose, state, description, subtype ?? ''].some((text) => text !== '');
}

/** Of two versions of what somebody filled in, the one that was saved later. */
export function newer(one: Draft | null, other: Draft | null): Draft | null {
  if (one === null || other === null) return one ?? other;
  return other.savedAt > one.savedAt ? other : one;
}

/** A stored text as a draft; null when it is none. What is missing in it becomes empty. */
export function readDraft(text: string): Draft | null {
  const read = parsed(text);
  if (read === null || typeof read['key'] !== 'string' || typeof read['savedAt'] !== 'number') {
    return null;
  }
  const { subtype, description, details, step, village } = read;
  return {
    basics: readBasics(read['basics']),
    village: typeof village === 'string' ? village : '',
    subtype: typeof subtype === 'string' ? subtype : null,
    details: isObject(details) ? readDetails(details) : {},
    description: typeof description === 'string' ? description : '',
    shareWithAgents: read['shareWithAgents'] === true,
    pin: readPin(read['pin']),
    step: STEPS.find((each) => each === step) ?? (typeof subtype === 'string' ? 1 : 'basics'),
    photos: textsIn(read['photos']),
    cover: typeof read['cover'] === 'number' ? read['cover'] : null,
    key: read['key'],
    savedAt: read['savedAt'],
  };
}

const STEPS: readonly Draft['step'][] = ['basics', 1, 2];

/** Basic details from anywhere: texts stay, everything else is empty. */
export function readBasics(value: unknown): BasicDetails {
  const read = isObject(value) ? value : {};
  const text = (name: keyof BasicDetails) => {
    const found = read[name];
    return typeof found === 'string' ? found : '';
  };
  return {
    propertyType: text('propertyType'),
    purpose: text('purpose'),
    state: text('state'),
    city: text('city'),
    contactEmail: text('contactEmail'),
    contactPhone: text('contactPhone'),
  };
}

/** Details without the fields that are still empty. */
export function filledIn(details: Details): Details {
  return Object.fromEntries(
    Object.entries(details).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

export function parsed(text: string): Record<string, unknown> | null {
  const value = parseJson(text);
  return isObject(value) ? value : null;
}

function readDetails(value: Record<string, unknown>): Record<string, Details> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([subtype, details]) =>
      isObject(details) ? [[subtype, detailsIn(details)]] : [],
    ),
  );
}

function detailsIn(value: Record<string, unknown>): Details {
  const details: Details = {};
  for (const [key, each] of Object.entries(value)) {
    if (typeof each === 'string' || typeof each === 'number' || typeof each === 'boolean') {
      details[key] = each;
    } else if (Array.isArray(each)) {
      details[key] = textsIn(each);
    }
  }
  return details;
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** What the photos of a draft are called in the browser's store. */
export function photosOf({ key }: Draft): string {
  return `draft-${key}`;
}
