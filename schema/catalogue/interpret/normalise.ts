import { CROSS_RULES } from '../conditions.ts';
import { FIELDS } from '../fields.ts';
import { KINDS } from '../kinds.ts';
import type {
  ApplicableField,
  CatalogueSettings,
  Details,
  DetailValue,
  Limits,
  Subtype,
} from '../model.ts';
import { headline } from './headline.ts';
import { applicableFields } from './resolve.ts';

/**
 * Raw input as clean details of this subtype: other names of a field are understood (D-12), texts
 * trimmed, numbers read, options spelled as listed, units kept as spelled (D-13), and numbers outside
 * a silent limit moved to it (D-67). Beyond a spoken maximum a number stays, so that `check` refuses
 * it. Keys the subtype does not use are left out. Normalising twice changes nothing.
 */
export function normalise(
  subtype: Subtype,
  input: Readonly<Record<string, unknown>>,
  settings: CatalogueSettings = {},
): Details {
  const fields = applicableFields(subtype);
  const used = new Set(fields.map((field) => field.key));
  const details: Details = {};
  for (const field of fields) {
    const value = readField(field, namesOf(subtype, field, used, input), input);
    if (value === undefined) continue;
    const stored = typeof value === 'number' ? clamped(value, field, settings) : value;
    details[field.key] = stored;
    if (field.copyTo !== undefined) details[field.copyTo] = stored;
  }
  return details;
}

/**
 * Details with every documented name of each fact, for readers that know the other name (D-12).
 * With the subtype also the derived `area`, `bedrooms`, `cost` and `price` (D-11). Stored values win.
 */
export function readAliases(details: Details, subtype?: Subtype): Details {
  const read: Details = { ...details };
  const derived = subtype === undefined ? {} : derivedFacts(subtype, details);
  for (const [key, value] of Object.entries({ ...derived, ...details })) {
    read[key] ??= value;
    for (const alias of FIELDS[key]?.aliases ?? []) read[alias] ??= value;
  }
  return read;
}

/**
 * What a form field holds after the person typed `raw` into it. A number above its silent maximum
 * becomes the maximum, a negative one 0 (P-5.4-47), and input that a rule ignores leaves the old
 * value; `note` then says so for a polite announcement. A minimum is not applied while typing ("2"
 * on the way to "250"): `normalise` applies it when the field is left.
 */
export function typedValue(
  subtype: Subtype,
  details: Details,
  key: string,
  raw: string,
  settings: CatalogueSettings = {},
): { value: DetailValue; note: string | null } {
  const field = fieldOf(subtype, key);
  if (field === undefined || !KINDS[field.kind].numeric) return { value: raw, note: null };
  const typed = KINDS[field.kind].parse(raw, field);
  if (typeof typed !== 'number') return { value: raw, note: null };
  if (typed < 0) return { value: 0, note: 'Min 0' };
  const { max } = silentLimits(field, settings);
  const isCut = max !== undefined && typed > max;
  const broken = brokenIgnoringRule(subtype, details, key, isCut ? max : typed);
  if (broken !== null) return { value: details[key] ?? '', note: broken };
  return isCut ? { value: max, note: `Max ${max}` } : { value: raw, note: null };
}

/** The silent limits of a field, widened (never narrowed) by the settings, within the spoken ones. */
export function silentLimits(field: ApplicableField, settings: CatalogueSettings): Limits {
  const wider = settings.limits?.[field.key] ?? {};
  const { min, max } = field.clamp;
  const highest = field.limits.max ?? Infinity;
  return {
    min: min === undefined ? undefined : Math.max(0, Math.min(min, wider.min ?? min)),
    max: max === undefined ? undefined : Math.min(highest, Math.max(max, wider.max ?? max)),
  };
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

function clamped(value: number, field: ApplicableField, settings: CatalogueSettings): number {
  const { min = -Infinity, max = Infinity } = silentLimits(field, settings);
  if (value < min) return min;
  const isRefused = value > (field.limits.max ?? Infinity);
  return value > max && !isRefused ? max : value;
}

/** The sentence of a rule that makes the form ignore this number, or null. */
function brokenIgnoringRule(
  subtype: Subtype,
  details: Details,
  key: string,
  typed: number,
): string | null {
  for (const name of subtype.crossRules) {
    const rule = CROSS_RULES[name];
    if (rule === undefined || rule.typed !== 'ignore' || rule.smaller !== key) continue;
    const other = fieldOf(subtype, rule.larger);
    const larger = other && KINDS[other.kind].parse(details[rule.larger], other);
    if (typeof larger === 'number' && typed > larger) return rule.sentence;
  }
  return null;
}

function fieldOf(subtype: Subtype, key: string): ApplicableField | undefined {
  return applicableFields(subtype).find((candidate) => candidate.key === key);
}

function derivedFacts(subtype: Subtype, details: Details): Details {
  const { area, bedrooms, price } = headline(subtype, details);
  const facts = { area, bedrooms, [subtype.price.field]: price };
  const known: Details = {};
  for (const [key, value] of Object.entries(facts)) if (value !== null) known[key] = value;
  return known;
}
