import { OPTION_LISTS } from './options.ts';

/** A choice of a form as people who search call it. */
export interface SpokenChoice {
  /** Key of the field, as listings store it. */
  readonly field: string;
  /** The values of which a listing has one. */
  readonly values: readonly string[];
  /** Each means it. */
  readonly phrases: readonly string[];
}

/**
 * What a search looks for in the choices of listings as well as in their texts: 'furnished', 'ready to move', 'east
 * facing', 'bachelors'. Only phrases that are hardly ever part of a name.
 */
export const SPOKEN_CHOICES: readonly SpokenChoice[] = [
  ...spelled('furnishType', { 'Semi-Furnished': ['partly furnished', 'part furnished'] }),
  ...spelled('constructionStatus', {
    'Ready to Move': ['ready possession', 'ready for possession', 'immediate possession'],
    'Nearing Possession': ['possession soon'],
  }),
  ...spelled('ownership'),
  ...optionsOf('facing').map(({ value }) => ({
    field: 'facing',
    values: [value],
    phrases: [`${value} facing`, `${value} face`, `facing ${value}`],
  })),
  ...tenants('Family', 'family', 'families'),
  ...tenants('Bachelors', 'bachelor', 'bachelors'),
  ...tenants('Students', 'student', 'students'),
  {
    field: 'gatedColony',
    values: ['Yes'],
    phrases: ['gated', 'gated colony', 'gated community', 'gated society'],
  },
];

/** Every option of a field under its own name and spellings, with others that only searches use. */
function spelled(
  field: string,
  others: Readonly<Record<string, readonly string[]>> = {},
): SpokenChoice[] {
  return optionsOf(field).map(({ value, aliases = [] }) => ({
    field,
    values: [value],
    phrases: [value, ...aliases, ...(others[value] ?? [])],
  }));
}

/** Who lets to anyone lets to them too. */
function tenants(value: string, ...phrases: string[]): SpokenChoice[] {
  return [{ field: 'tenantPreference', values: [value, 'Anyone'], phrases }];
}

function optionsOf(list: string) {
  return OPTION_LISTS[list]?.options ?? [];
}
