import type { PropertyTypeKey, Subtype } from '../model.ts';
import { SUBTYPES } from '../subtypes.ts';

/**
 * The subtype a text means: its key, slug, title, plural or an alias, in any case, with slashes,
 * hyphens and blanks taken alike. Null when it means none, or a whole family ('land').
 */
export function findSubtype(text: string, subtypes: readonly Subtype[] = SUBTYPES): Subtype | null {
  const sought = comparable(text);
  if (sought === '') return null;
  return subtypes.find((subtype) => namesOf(subtype).includes(sought)) ?? null;
}

/** The subtype stored under this key. Throws for an unknown key: stored keys are always known. */
export function subtypeByKey(key: string): Subtype {
  const found = SUBTYPES.find((subtype) => subtype.key === key);
  if (found === undefined) throw new Error(`There is no property subtype "${key}"`);
  return found;
}

export function subtypesOfType(type: PropertyTypeKey): Subtype[] {
  return SUBTYPES.filter((subtype) => subtype.type === type);
}

/** Every name of a subtype in the form names are compared in. */
export function namesOf(subtype: Subtype): string[] {
  const { key, slug, title, plural, aliases } = subtype;
  return [...new Set([key, slug, title, plural, ...aliases].map(comparable))];
}

/** The slug of a title: lower case, '/' and ' ' become '-', other symbols go. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[/ ]/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '');
}

function comparable(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
