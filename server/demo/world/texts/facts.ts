import type { Details } from '../../../../schema/catalogue/model.ts';
import type { Random } from '../random.ts';

/** Distances in kilometres that a visitor would ask about; null where the city has no such thing. */
export type Near = {
  readonly metro: number | null;
  readonly bus: number;
  readonly school: number;
  readonly hospital: number;
  readonly market: number;
  readonly station: number;
  readonly highway: number;
};

/** What a title or a description may speak of: nothing is said that the listing does not hold. */
export type Facts = {
  readonly random: Random;
  readonly details: Details;
  readonly subtypeKey: string;
  /** What the catalogue calls one of them: 'Flat', 'Plot'. */
  readonly noun: string;
  readonly purpose: 'sell' | 'rent';
  readonly sellerKind: 'owner' | 'agent' | 'builder';
  readonly city: string;
  readonly locality: string;
  readonly highway: string;
  readonly near: Near;
  /** The agency or builder that lists it. */
  readonly firm: string | null;
  /** The area of the listing with its unit: '1,180 sq ft'. */
  readonly size: string;
  /** The price for people: '₹64.5 Lakh'. */
  readonly price: string;
  /** Names of the ticked amenities that are things. */
  readonly amenities: readonly string[];
};

/** A sentence, or null where this listing gives no reason to say it. */
export type Sentence = (facts: Facts) => string | null;

/** Ways of saying one thing; a description uses at most one of them. */
export type Topic = readonly Sentence[];

/** All that may be said of one subtype: one opening, then some of the topics in their order. */
export type Book = {
  readonly titles: Topic;
  readonly openings: Topic;
  readonly topics: readonly Topic[];
};

/** The text of a field, '' when it is not given. */
export function text({ details }: Facts, key: string): string {
  const value = details[key];
  return typeof value === 'string' ? value : '';
}

/** The number of a field, null when it is not given. */
export function figure({ details }: Facts, key: string): number | null {
  const value = details[key];
  return typeof value === 'number' ? value : null;
}

export function isYes({ details }: Facts, key: string): boolean {
  const value = details[key];
  return value === true || value === 'Yes';
}

/** The entries of a list field. */
export function entries({ details }: Facts, key: string): readonly string[] {
  const value = details[key];
  return Array.isArray(value) ? value : [];
}

export function has({ details }: Facts, key: string): boolean {
  const value = details[key];
  return value !== undefined && value !== '';
}

/** 'for sale' in a sentence. */
export function deal({ purpose }: Facts): string {
  return purpose === 'sell' ? 'for sale' : 'for rent';
}

/** The same for land and places of work. */
export function lease({ purpose }: Facts): string {
  return purpose === 'sell' ? 'for sale' : 'on lease';
}

/** 'for Sale' in a title. */
export function titleDeal({ purpose }: Facts): string {
  return purpose === 'sell' ? 'for Sale' : 'for Rent';
}

export function titleLease({ purpose }: Facts): string {
  return purpose === 'sell' ? 'for Sale' : 'on Lease';
}

/** 'two balconies', '14 cabins', 'no pantry'. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${COUNTED[amount] ?? grouped(amount)} ${amount === 1 ? one : many}`;
}

/** '1,250' with Indian grouping. */
export function grouped(amount: number): string {
  return GROUPED.format(amount);
}

/** 'ground floor', '3rd floor'. */
export function floorName(floor: number): string {
  if (floor === 0) return 'ground floor';
  const ending = floor > 10 && floor < 14 ? 'th' : (ENDINGS[floor % 10] ?? 'th');
  return `${floor}${ending} floor`;
}

/** '400 m' below a kilometre, '2.5 km' above. */
export function far(kilometres: number): string {
  return kilometres < 1 ? `${Math.round(kilometres * 10) * 100} m` : `${kilometres} km`;
}

/** 'Gym, lift and garden'. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** 'a 2 BHK', 'an 800 sq ft'. */
export function a(words: string): string {
  return /^([aeio]|8|11\b|18\b|11,|18,|u(?!ni|se))/i.test(words) ? `an ${words}` : `a ${words}`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A label inside a sentence: 'Air Condition' -> 'air condition'; 'CCTV' and 'WiFi' stay. */
export function lower(words: string): string {
  return words.replaceAll(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());
}

/** The same for words that hold a name: only the first letter changes. */
export function lowerFirst(words: string): string {
  return /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

const GROUPED = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
const COUNTED: Readonly<Record<number, string>> = {
  0: 'no',
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
};
