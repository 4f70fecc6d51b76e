import type { Catalogue } from './subtypeFaults.ts';
import { AMENITIES } from '../amenities.ts';
import type { Amenity } from '../amenities.ts';
import { CONDITIONS, CROSS_RULES } from '../conditions.ts';
import { FIELD_LIST } from '../fields.ts';
import type { Subtype } from '../model.ts';
import { OPTION_LISTS } from '../options.ts';
import { SUBTYPES } from '../subtypes.ts';
import { namesOf } from './find.ts';
import { subtypeFaults } from './subtypeFaults.ts';

export const CATALOGUE: Catalogue = {
  fields: FIELD_LIST,
  optionLists: OPTION_LISTS,
  conditions: CONDITIONS,
  crossRules: CROSS_RULES,
  amenities: AMENITIES,
  subtypes: SUBTYPES,
};

/**
 * What is wrong with the catalogue itself, one sentence each, naming the culprit. Empty when all is
 * well. The server runs it when it starts and refuses to start otherwise.
 */
export function selfCheck(catalogue: Catalogue = CATALOGUE): string[] {
  return [
    ...fieldFaults(catalogue),
    ...listFaults(catalogue),
    ...ruleFaults(catalogue),
    ...amenityFaults(catalogue.amenities),
    ...nameFaults(catalogue.subtypes),
    ...catalogue.subtypes.flatMap((subtype) => subtypeFaults(subtype, catalogue)),
  ];
}

const HIGHEST_BIT = 62;

function fieldFaults({ fields, optionLists }: Catalogue): string[] {
  const choosing = fields.filter((field) => field.kind === 'choice' || field.kind === 'choices');
  return [
    ...repeated(fields.map((field) => field.key)).map(
      (key) => `Field "${key}" is in the dictionary more than once.`,
    ),
    ...choosing
      .filter((field) => !Object.hasOwn(optionLists, field.options ?? ''))
      .map((field) => `Field "${field.key}" has an unknown option list "${field.options ?? ''}".`),
    ...fields
      .filter((field) => (field.aliases ?? []).includes(field.key))
      .map((field) => `Field "${field.key}" is its own alias.`),
  ];
}

function listFaults({ optionLists }: Catalogue): string[] {
  return Object.entries(optionLists).flatMap(([key, list]) => {
    const spellings = list.options.flatMap((option) => [
      ...new Set([option.value.toLowerCase(), ...(option.aliases ?? [])]),
    ]);
    return [
      ...(list.options.length === 0 ? [`Option list "${key}" is empty.`] : []),
      ...repeated(spellings).map((text) => `Option list "${key}" has "${text}" more than once.`),
      ...list.options
        .flatMap((option) => option.aliases ?? [])
        .filter((alias) => alias !== alias.toLowerCase())
        .map((alias) => `Option list "${key}": alias "${alias}" must be in lower case.`),
    ];
  });
}

function ruleFaults({ conditions, crossRules, fields }: Catalogue): string[] {
  const known = new Set(fields.map((field) => field.key));
  const unknown = (key: string | undefined) => key !== undefined && !known.has(key);
  return [
    ...Object.entries(conditions)
      .filter(([, condition]) => unknown(condition.field))
      .map(([name, { field }]) => `Condition "${name}" looks at an unknown field "${field}".`),
    ...Object.entries(crossRules).flatMap(([name, { smaller, larger }]) =>
      [smaller, larger]
        .filter(unknown)
        .map((key) => `Cross rule "${name}" names an unknown field "${key}".`),
    ),
  ];
}

function amenityFaults(amenities: readonly Amenity[]): string[] {
  const spellings = amenities.flatMap((amenity) => [
    amenity.id,
    amenity.name.toLowerCase(),
    ...amenity.aliases,
  ]);
  return [
    ...repeated(spellings).map((text) => `Amenity text "${text}" means more than one amenity.`),
    ...repeated(amenities.map((amenity) => String(amenity.bit))).map(
      (bit) => `Amenity bit ${bit} is used more than once.`,
    ),
    ...amenities
      .filter(({ bit }) => !Number.isInteger(bit) || bit < 0 || bit > HIGHEST_BIT)
      .map(({ name, bit }) => `Amenity "${name}" has bit ${bit}; it must be 0 to ${HIGHEST_BIT}.`),
    ...amenities
      .filter(({ id }) => !/^[0-9a-f]{24}$/.test(id))
      .map(({ name, id }) => `Amenity "${name}" has the id "${id}"; it must be 24 hex characters.`),
  ];
}

function nameFaults(subtypes: readonly Subtype[]): string[] {
  return repeated(subtypes.flatMap(namesOf)).map(
    (name) => `The name "${name}" means more than one subtype.`,
  );
}

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
