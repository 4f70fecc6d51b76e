import { subtypesOfType } from '../../../schema/catalogue/interpret.ts';
import { PROPERTY_TYPES, type PropertyTypeKey } from '../../../schema/catalogue/model.ts';
import { availableOf, OPTION_LISTS } from '../../../schema/catalogue/options.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { type Context } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { countBySubtype } from '../properties/countListings.ts';
import { CATEGORY_TITLES, presentSubtype } from './subtype.presenter.ts';

export async function findSubtypes(database: Database, type?: PropertyTypeKey | null) {
  const counts = await countBySubtype(database);
  const subtypes = type ? subtypesOfType(type) : SUBTYPES;
  return subtypes.map((subtype) => ({
    ...presentSubtype(subtype),
    propertyCount: counts.get(subtype.key) ?? 0,
  }));
}

/**
 * Every subtype with its public listings. When they cannot be counted the built-in list stands in with zeros
 * and says so; the reason goes to the log.
 */
export async function findSubcategories({ database, log }: Pick<Context, 'database' | 'log'>) {
  try {
    return { isBuiltIn: false, counts: await countBySubtype(database) };
  } catch (error) {
    log.error({ err: error }, 'The subtypes could not be counted.');
    return { isBuiltIn: true, counts: new Map<string, number>() };
  }
}

/** Most listings first, so that the fullest category leads. */
export async function findCategories(database: Database) {
  return categoriesOf(await countBySubtype(database));
}

export function categoriesOf(counts: ReadonlyMap<string, number>) {
  return PROPERTY_TYPES.map((type) => ({
    key: type,
    title: CATEGORY_TITLES[type],
    propertyCount: subtypesOfType(type).reduce(
      (sum, subtype) => sum + (counts.get(subtype.key) ?? 0),
      0,
    ),
  })).sort((a, b) => b.propertyCount - a.propertyCount);
}

export function findOptionLists() {
  return Object.entries(OPTION_LISTS).map(([key, list]) => ({
    key,
    label: wordsOf(key),
    options: availableOf(list.options).map(({ value, label }) => ({
      value,
      label: label ?? value,
    })),
  }));
}

/** 'constructionStatus' reads 'Construction status'. */
function wordsOf(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
