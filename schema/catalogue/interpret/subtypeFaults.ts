import type { Condition, OptionList, CrossRule, Field, Subtype, Use } from '../model.ts';
import type { Amenity } from '../amenities.ts';
import { slugOf } from './find.ts';

/** All the data of the catalogue, so that a broken copy can be checked as well as the real one. */
export type Catalogue = {
  readonly fields: readonly Field[];
  readonly optionLists: Readonly<Record<string, OptionList>>;
  readonly conditions: Readonly<Record<string, Condition>>;
  readonly crossRules: Readonly<Record<string, CrossRule>>;
  readonly amenities: readonly Amenity[];
  readonly subtypes: readonly Subtype[];
};

/** What is wrong with one row, one sentence each. */
export function subtypeFaults(subtype: Subtype, catalogue: Catalogue): string[] {
  const fields = new Map(catalogue.fields.map((field) => [field.key, field]));
  const used = new Set(subtype.uses.map((use) => use.field));
  return [
    ...rowFaults(subtype),
    ...subtype.uses.flatMap((use) => useFaults(use, fields.get(use.field), catalogue)),
    ...twiceFaults(subtype, used),
    ...aliasFaults(subtype, fields, used),
    ...crossFaults(subtype, catalogue, used),
    ...areaFaults(subtype, fields, used),
    ...priceFaults(subtype, used),
    ...cardFaults(subtype, used),
  ].map((fault) => `Subtype "${subtype.key}": ${fault}`);
}

function rowFaults({ key, slug, title }: Subtype): string[] {
  const sought = slugOf(title);
  return key === sought && slug === sought ? [] : [`key and slug must be "${sought}".`];
}

function useFaults(use: Use, field: Field | undefined, catalogue: Catalogue): string[] {
  if (field === undefined) return [`it uses an unknown field "${use.field}".`];
  const step: number = use.step;
  const conditions = [
    ...(typeof use.need === 'object' ? [use.need.when] : []),
    ...(use.shownWhen === undefined ? [] : [use.shownWhen]),
  ];
  const isRequiredByServerOnly = use.server === true && use.need === 'optional';
  const highest = use.limits?.max ?? field.limits?.max;
  const documented = use.documented?.max ?? field.documented?.max;
  const hasUnknownList =
    use.options !== undefined && !Object.hasOwn(catalogue.optionLists, use.options);
  const hasUnknownCopy =
    use.copyTo !== undefined && !catalogue.fields.some((other) => other.key === use.copyTo);
  const isNarrower = highest !== undefined && documented !== undefined && documented > highest;
  return [
    ...(step === 1 || step === 2
      ? []
      : [`field "${use.field}" is on step ${step}; there are 1 and 2.`]),
    ...conditions
      .filter((name) => !Object.hasOwn(catalogue.conditions, name))
      .map((name) => `field "${use.field}" depends on an unknown condition "${name}".`),
    ...(isRequiredByServerOnly
      ? [`field "${use.field}" is required by the server but optional in the form.`]
      : []),
    ...(hasUnknownList
      ? [`field "${use.field}" has an unknown option list "${use.options}".`]
      : []),
    ...(hasUnknownCopy
      ? [`field "${use.field}" is copied to an unknown field "${use.copyTo}".`]
      : []),
    ...(isNarrower
      ? [`field "${use.field}" has the limit ${highest}, below the documented ${documented}.`]
      : []),
  ];
}

function twiceFaults(subtype: Subtype, used: ReadonlySet<string>): string[] {
  return [...used]
    .filter((key) => subtype.uses.filter((use) => use.field === key).length > 1)
    .map((key) => `it uses the field "${key}" more than once.`);
}

/** Another name of a field must lead to one field only, or a value would land in two places. */
function aliasFaults(
  subtype: Subtype,
  fields: ReadonlyMap<string, Field>,
  used: ReadonlySet<string>,
): string[] {
  const claims = new Map<string, string[]>();
  for (const { field: key } of subtype.uses) {
    const field = fields.get(key);
    for (const alias of [...(field?.aliases ?? []), ...(field?.accepts ?? [])]) {
      if (!used.has(alias)) claims.set(alias, [...(claims.get(alias) ?? []), key]);
    }
  }
  return [...claims]
    .filter(([, keys]) => keys.length > 1)
    .map(([alias, keys]) => `the alias "${alias}" leads to ${keys.join(' and ')}.`);
}

function crossFaults(
  subtype: Subtype,
  { crossRules }: Catalogue,
  used: ReadonlySet<string>,
): string[] {
  return subtype.crossRules.flatMap((name) => {
    const rule = Object.hasOwn(crossRules, name) ? crossRules[name] : undefined;
    if (rule === undefined) return [`it has an unknown cross rule "${name}".`];
    return [rule.smaller, rule.larger]
      .filter((key) => !used.has(key))
      .map((key) => `the cross rule "${name}" names "${key}", which it does not use.`);
  });
}

function areaFaults(
  { areaFields, unitField }: Subtype,
  fields: ReadonlyMap<string, Field>,
  used: ReadonlySet<string>,
): string[] {
  return [
    ...(areaFields.length === 0 ? ['it has no area field.'] : []),
    ...areaFields
      .filter((key) => !used.has(key) || fields.get(key)?.kind !== 'area')
      .map((key) => `its area field "${key}" is not an area it uses.`),
    ...(used.has(unitField) ? [] : [`its unit field "${unitField}" is not a field it uses.`]),
  ];
}

function priceFaults({ price }: Subtype, used: ReadonlySet<string>): string[] {
  const { rate, scale, size } = price.otherwise ?? {};
  return [price.field, rate, scale, size]
    .filter((key) => key !== undefined && !used.has(key))
    .map((key) => `its price needs "${key}", which it does not use.`);
}

function cardFaults({ cardFacts = [] }: Subtype, used: ReadonlySet<string>): string[] {
  return cardFacts
    .filter(({ field }) => !used.has(field))
    .map(({ field }) => `its card says "${field}", which it does not use.`);
}
