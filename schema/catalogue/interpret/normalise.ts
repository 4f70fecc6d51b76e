import { FIELDS } from '../fields.ts';
import { KINDS } from '../kinds.ts';
import type { ApplicableField, Details, DetailValue, Subtype } from '../model.ts';
import { headline } from './headline.ts';
import { applicableFields } from './resolve.ts';

/**
 * Raw input as clean details of this subtype: other names of a field are understood, texts
 * trimmed, numbers read, options spelled as listed, units kept as spelled. No value is changed:
 * what is beyond a limit stays, so that `check` refuses it. Keys the subtype does not use are left out; an area
 * without a unit is given the usual one. Normalising twice changes nothing.
 */
export function normalise(subtype: Subtype, input: Readonly<Record<string, unknown>>): Details {
  const details: Details = {};
  for (const { field, names } of namedFields(subtype, input)) {
    const value = readField(field, names, input);
    if (value === undefined) continue;
    details[field.key] = value;
    if (field.copyTo !== undefined) details[field.copyTo] = value;
  }
  const hasArea = subtype.areaFields.some((key) => details[key] !== undefined);
  if (hasArea) details[subtype.unitField] ??= subtype.unitWhenMissing;
  return details;
}

/** What was sent of each field, under whichever of its names, as it came. */
export function sentValues(
  subtype: Subtype,
  input: Readonly<Record<string, unknown>>,
): { field: ApplicableField; name: string; value: unknown }[] {
  return namedFields(subtype, input).flatMap(({ field, names }) =>
    names
      .filter((name) => Object.hasOwn(input, name))
      .map((name) => ({ field, name, value: input[name] })),
  );
}

/**
 * What was sent without the price that `stored` leaves to be derived: readers are told it like a stated one, and
 * when it comes back as it was read, nobody has stated it.
 */
export function withoutDerivedPrice(
  subtype: Subtype,
  sent: Readonly<Record<string, unknown>>,
  stored: Details,
): Readonly<Record<string, unknown>> {
  const key = subtype.price.field;
  const { price } = headline(subtype, stored);
  const found = namedFields(subtype, sent).find((each) => each.field.key === key);
  if (found === undefined || price === null || stored[key] !== undefined) return sent;
  const { field, names } = found;
  const isDerived = ([name, value]: [string, unknown]) =>
    names.includes(name) && KINDS[field.kind].parse(value, field) === price;
  return Object.fromEntries(Object.entries(sent).filter((entry) => !isDerived(entry)));
}

/**
 * Details with every documented name of each fact, for readers that know the other name.
 * With the subtype also the derived `area`, `bedrooms`, `cost` and `price`. Stored values win.
 */
export function readAliases(details: Details, subtype?: Subtype): Details {
  const read: Details = { ...details };
  const derived = subtype === undefined ? {} : derivedFacts(subtype, details);
  // Not one object of both, which takes three times as long as all of this.
  for (const key in derived) addNames(read, key, details[key] ?? derived[key]);
  for (const key in details) if (!(key in derived)) addNames(read, key, details[key]);
  return read;
}

function addNames(read: Details, key: string, value: DetailValue | undefined): void {
  if (value === undefined) return;
  read[key] ??= value;
  for (const alias of FIELDS[key]?.aliases ?? []) read[alias] ??= value;
}

/** The fields of a subtype, each with the names that its value may come under. */
function namedFields(subtype: Subtype, input: Readonly<Record<string, unknown>>) {
  const fields = applicableFields(subtype);
  const used = new Set(fields.map((field) => field.key));
  return fields.map((field) => ({ field, names: namesOf(subtype, field, used, input) }));
}

/** The names a value may come under, best first. A name that is a field of its own is no other's alias. */
function namesOf(
  subtype: Subtype,
  field: ApplicableField,
  used: ReadonlySet<string>,
  input: Readonly<Record<string, unknown>>,
): string[] {
  const others = [...(field.aliases ?? []), ...(field.accepts ?? [])].filter(
    (name) => !used.has(name),
  );
  const isMainArea = subtype.areaFields[0] === field.key;
  const hasOwnArea = subtype.areaFields.some((key) => Object.hasOwn(input, key));
  return [field.key, ...others, ...(isMainArea && !hasOwnArea ? ['area'] : [])];
}

function readField(
  field: ApplicableField,
  names: readonly string[],
  input: Readonly<Record<string, unknown>>,
): DetailValue | undefined {
  for (const name of names) {
    const raw = Object.hasOwn(input, name) ? input[name] : undefined;
    const value = KINDS[field.kind].parse(raw, field);
    if (value !== undefined) return value;
  }
  return undefined;
}

function derivedFacts(subtype: Subtype, details: Details): Details {
  const { area, bedrooms, price } = headline(subtype, details);
  const facts = { area, bedrooms, [subtype.price.field]: price };
  const known: Details = {};
  for (const [key, value] of Object.entries(facts)) if (value !== null) known[key] = value;
  return known;
}
