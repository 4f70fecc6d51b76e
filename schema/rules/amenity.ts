import { AMENITY_FAMILIES } from '../catalogue/amenities.ts';
import { AMENITY_ICONS } from '../catalogue/iconNames.ts';
import type { Family } from '../catalogue/model.ts';
import { LIMITS } from '../limits.ts';
import { cut, hasLetter, textKey, textProblem, tidy } from './text.ts';

/**
 * The name of an amenity: required, at most 40 characters, letters of any script, digits, blanks and a few signs. No
 * comma, which parts the amenities of a search, and no word by which a search asks for everything.
 */
export function amenityNameProblem(text: string): string | null {
  const name = tidy(text);
  if (name === '') return 'Please enter the name of the amenity';
  if (REFUSED.test(name)) {
    return "The name can only contain letters, digits, spaces and the characters . & ( ) / + ' -";
  }
  if (!hasLetter(name)) return 'The name needs at least one letter';
  if (EVERYTHING.test(name))
    return `A search reads "${name}" as everything. Please be more specific`;
  return textProblem(name, LIMITS.amenity.nameMaxLength);
}

/** Other names, each held to the rule of a name. */
export function amenityAliasesProblem(aliases: unknown): string | null {
  if (!isTexts(aliases)) return 'Please send the other names as a list of strings.';
  const { maxAliases } = LIMITS.amenity;
  if (aliases.length > maxAliases) return `Please enter at most ${maxAliases} other names`;
  for (const alias of aliases) {
    const problem = amenityNameProblem(alias);
    if (problem !== null) return `${problem} (${cut(alias, LIMITS.amenity.nameMaxLength)})`;
  }
  return null;
}

/** The families whose forms offer it; an amenity that no form offers could never be chosen. */
export function amenitySuitsProblem(suits: unknown): string | null {
  const isKnown = isTexts(suits) && suits.every((family) => isFamily(family));
  if (!isKnown) return `Please choose from ${AMENITY_FAMILIES.join(', ')}`;
  return suits.length === 0 ? 'Please choose at least one kind of property' : null;
}

export function amenityIconProblem(icon: string): string | null {
  return AMENITY_ICONS.some((known) => known === icon)
    ? null
    : `Please choose one of these icons: ${AMENITY_ICONS.join(', ')}`;
}

export function isFamily(text: string): text is Family {
  return AMENITY_FAMILIES.some((family) => family === text);
}

/** How names are compared: 'WiFi', 'wi-fi' and 'Wi Fi' are one. */
export function amenityKey(text: string): string {
  return textKey(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

// Combining marks are part of letters in Indian scripts; the curly apostrophe is what phones type.
const REFUSED = /[^\p{L}\p{M}0-9 .&()/+'’-]/u;
const EVERYTHING = /^(all|any)$/i;
