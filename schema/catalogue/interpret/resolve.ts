import { CONDITIONS } from '../conditions.ts';
import { FIELDS } from '../fields.ts';
import { KINDS } from '../kinds.ts';
import type {
  ApplicableField,
  Details,
  Facts,
  Option,
  PropertyTypeKey,
  Purpose,
  Subtype,
} from '../model.ts';
import { availableOf, OPTION_LISTS } from '../options.ts';
import { limitsInForce } from '../settings.ts';
import type { LimitsInForce } from '../settings.ts';
import { subtypesOfType } from './find.ts';

/** Every field of a subtype in form order, with all that the subtype says differently about it. */
export function applicableFields(subtype: Subtype): readonly ApplicableField[] {
  const inForce = limitsInForce();
  const known = RESOLVED[inForce].get(subtype);
  if (known !== undefined) return known;
  const fields = resolve(subtype, inForce);
  RESOLVED[inForce].set(subtype, fields);
  return fields;
}

/** Empty values for a form, units and switches at their usual position. */
export function blankValues(subtype: Subtype): Details {
  return Object.fromEntries(
    applicableFields(subtype).map((field) => [field.key, field.initial ?? KINDS[field.kind].blank]),
  );
}

/** The label of a field, in the words of rent where the listing is for rent. */
export function labelOf(field: ApplicableField, purpose?: Purpose): string {
  return purpose === 'rent' ? (field.rentLabel ?? field.label) : field.label;
}

/**
 * The options to offer for a field, given what is filled in so far: the furnish details follow the
 * furnish type, the amenities the family. Empty for a field without options.
 */
export function availableOptions(
  subtype: Subtype,
  field: ApplicableField,
  details: Details = {},
): readonly Option[] {
  const narrow = field.narrowedBy?.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'type') return subtype.type;
    if (name === 'family') return subtype.family;
    return String(details[name] ?? '');
  });
  const list = OPTION_LISTS[narrow ?? ''] ?? OPTION_LISTS[field.options ?? ''];
  return availableOf(list?.options ?? []);
}

/** Field key -> every value any subtype of this type offers. */
export function optionsOfType(type: PropertyTypeKey): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const subtype of subtypesOfType(type)) {
    for (const field of applicableFields(subtype)) {
      const options = availableOptions(subtype, field).map((option) => option.value);
      if (options.length > 0)
        values[field.key] = [...new Set([...(values[field.key] ?? []), ...options])];
    }
  }
  return values;
}

/** Whether a named condition holds. An unknown name never does; the self-check names it. */
export function holds(name: string, facts: Facts): boolean {
  const condition = CONDITIONS[name];
  if (condition === undefined) return false;
  const purposeFits =
    condition.purpose === undefined ||
    facts.purpose === undefined ||
    condition.purpose === facts.purpose;
  if (condition.field === undefined) return purposeFits;
  const value = facts.details[condition.field];
  const isGiven = value !== undefined && value !== '';
  const isOne = condition.oneOf === undefined || condition.oneOf.includes(String(value));
  return purposeFits && isGiven && isOne;
}

/** Whether a field makes sense for this listing at all. */
export function isShown(field: ApplicableField, facts: Facts): boolean {
  return field.shownWhen === undefined || holds(field.shownWhen, facts);
}

/** Whether this audience requires the field. */
export function isRequired(
  field: ApplicableField,
  audience: 'server' | 'form',
  facts: Facts,
): boolean {
  if (field.need === 'optional' || !isShown(field, facts)) return false;
  if (audience === 'server' && !field.server) return false;
  return field.need === 'always' || holds(field.need.when, facts);
}

type Resolved = WeakMap<Subtype, readonly ApplicableField[]>;
const RESOLVED: Readonly<Record<LimitsInForce, Resolved>> = {
  market: new WeakMap(),
  documented: new WeakMap(),
};

function resolve(subtype: Subtype, inForce: LimitsInForce): readonly ApplicableField[] {
  return subtype.uses.flatMap((use) => {
    const field = FIELDS[use.field];
    if (field === undefined) return [];
    const kind = KINDS[field.kind];
    const documented = { ...field.documented, ...use.documented };
    const limits = { ...kind.limits, ...field.limits, ...use.limits };
    return {
      ...field,
      ...use,
      label: use.label ?? field.label,
      server: use.server ?? false,
      asked: use.asked ?? true,
      limits: inForce === 'documented' ? { ...limits, ...documented } : limits,
      documented,
    };
  });
}
