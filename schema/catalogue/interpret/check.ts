import type { Problem } from '../../failures.ts';
import { CROSS_RULES, DATE_RULES } from '../conditions.ts';
import { indiaDay } from '../../format/time.ts';
import { KINDS } from '../kinds.ts';
import type { Fault } from '../kinds/rules.ts';
import { FAULT_SENTENCES, fill, inSentence } from '../messages.ts';
import type { ApplicableField, Details, DetailValue, Purpose, Subtype } from '../model.ts';
import { squareFeet } from '../units.ts';
import { headline } from './headline.ts';
import { applicableFields, isRequired } from './resolve.ts';

export type Stage = 'draft' | 'step1' | 'whole';
export type Audience = 'server' | 'form';

/**
 * Everything wrong with the details, in form order.
 *
 * stage: `draft` looks only at what is there, one value at a time; `step1` at the first inner step;
 * `whole` at all of it. audience: the `server` requires the whole-form list, the `form` also what its
 * steps ask, in its own words, and takes a 0 for not filled in where a 0 says nothing.
 * stored: what the listing says already under this subtype; an option that is offered no more may stay, and a day
 * that has passed since. today: the day in India.
 */
export function check(
  subtype: Subtype,
  details: Details,
  {
    stage,
    audience,
    purpose,
    stored = {},
    today = indiaDay(new Date()),
  }: { stage: Stage; audience: Audience; purpose?: Purpose; stored?: Details; today?: string },
): Problem[] {
  const facts = { details, purpose };
  const sound: Record<string, DetailValue> = {};
  const problems: Problem[] = [];
  for (const field of applicableFields(subtype)) {
    if (stage === 'step1' && field.step !== 1) continue;
    const value = KINDS[field.kind].parse(details[field.key], field);
    const isEmptyZero = audience === 'form' && field.nonZero === true && value === 0;
    if (value === undefined || isEmptyZero) {
      if (stage !== 'draft' && isRequired(field, audience, facts)) {
        problems.push(missing(subtype, field, audience));
      }
      continue;
    }
    const unit = field.kind === 'area' ? unitOf(subtype, details) : undefined;
    const fault =
      finenessFault(value, KINDS[field.kind].decimals) ??
      KINDS[field.kind].fault(...measured(value, field, unit));
    if (fault === null || (fault.code === 'notOption' && isSame(value, stored[field.key])))
      sound[field.key] = value;
    else problems.push(faulty(field, fault, value, unit));
  }
  if (stage === 'draft') return problems;
  return [
    ...problems,
    ...brokenRules(subtype, sound),
    ...wrongDates(sound, stored, today),
    ...overpriced(subtype, sound),
  ];
}

/** The friendly labels of the missing fields, for a summary or an alert. */
export function missingLabels(subtype: Subtype, problems: readonly Problem[]): string[] {
  const missing = problems.filter((problem) => problem.code === 'required');
  return labelsOf(
    subtype,
    missing.map((problem) => problem.path),
  );
}

/** The labels of these fields, in form order. */
export function labelsOf(subtype: Subtype, keys: readonly string[]): string[] {
  return applicableFields(subtype)
    .filter((field) => keys.includes(field.key))
    .map((field) => field.label);
}

function isSame(value: DetailValue, stored: DetailValue | undefined): boolean {
  return stored !== undefined && String(value) === String(stored);
}

function missing(subtype: Subtype, field: ApplicableField, audience: Audience): Problem {
  const plain = fill(field.messages?.required ?? FAULT_SENTENCES.required, { label: field.label });
  const own = subtype.wording === 'ask' ? asking(field) : plain;
  return {
    path: field.key,
    code: 'required',
    message: audience === 'form' ? (field.message ?? own) : plain,
    params: { label: field.label },
  };
}

/** 'Please enter plot area', unless the field has its own sentence. */
function asking(field: ApplicableField): string {
  return field.ask ?? `Please ${KINDS[field.kind].verb} ${inSentence(field.label)}`;
}

/** As it was given: an area in the unit of whoever said it. */
function finenessFault(value: DetailValue, decimals?: number): Fault | null {
  if (decimals === undefined || typeof value !== 'number') return null;
  if (Number(value.toFixed(decimals)) === value) return null;
  return decimals === 0 ? { code: 'notWhole' } : { code: 'tooFine', params: { max: decimals } };
}

/** An area as its limits count it, in square feet; one of a unit without a national size has none but its kind's. */
function measured(
  value: DetailValue,
  field: ApplicableField,
  unit: string | undefined,
): [DetailValue, ApplicableField] {
  if (unit === undefined || typeof value !== 'number') return [value, field];
  const feet = squareFeet(value, unit);
  return feet === null ? [value, { ...field, limits: KINDS[field.kind].limits }] : [feet, field];
}

function unitOf({ unitField, unitWhenMissing }: Subtype, details: Details): string {
  const unit = details[unitField];
  return typeof unit === 'string' && unit !== '' ? unit : unitWhenMissing;
}

/** `given` is the value as it came: the sentence says it, the limit and what they count. */
function faulty(
  field: ApplicableField,
  { code, params }: Fault,
  input: DetailValue,
  areaUnit?: string,
): Problem {
  const template = field.messages?.[code] ?? FAULT_SENTENCES[code];
  const label = code === 'notOption' ? inSentence(field.label) : field.label;
  const unit = areaUnit === undefined ? field.unit : 'sq ft';
  const isBeyond = params?.['value'] !== undefined;
  const value = areaUnit === undefined ? textOf(input) : `${textOf(input)} ${areaUnit}`;
  return {
    path: field.key,
    code,
    message: fill(template, {
      ...(isBeyond ? { ...spelled(params), value } : params),
      label,
      unit: unit === undefined ? '' : ` ${unit}`,
    }),
    params: {
      ...params,
      label: field.label,
      ...(isBeyond && typeof input === 'number' && { value: input }),
    },
  };
}

function spelled(params: Fault['params'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, textOf(value)]));
}

/** A value inside a sentence: 10,00,000. */
function textOf(value: DetailValue): string {
  return typeof value === 'number'
    ? value.toLocaleString('en-IN', { maximumFractionDigits: 4 })
    : String(value);
}

/** A price that follows from others has the same end as one that is given. */
function overpriced(subtype: Subtype, sound: Details): Problem[] {
  const { max = Infinity } = KINDS.money.limits;
  const rate = subtype.price.otherwise?.rate;
  const { price } = headline(subtype, sound);
  if (rate === undefined || price === null || price <= max) return [];
  const params = { label: 'Price', max, value: price };
  const message = fill(FAULT_SENTENCES.max, { ...spelled(params), unit: '' });
  return [{ path: rate, code: 'max', message, params }];
}

function brokenRules(subtype: Subtype, sound: Record<string, DetailValue>): Problem[] {
  return subtype.crossRules.flatMap((name) => {
    const rule = CROSS_RULES[name];
    if (rule === undefined) return [];
    const smaller = sound[rule.smaller];
    const larger = sound[rule.larger];
    if (typeof smaller !== 'number' || typeof larger !== 'number' || smaller <= larger) return [];
    return {
      path: rule.smaller,
      code: 'crossRule',
      message: rule.sentence,
      params: { smaller, larger },
    };
  });
}

function wrongDates(sound: Details, stored: Details, today: string): Problem[] {
  return DATE_RULES.flatMap(({ date, beside, oneOf, lies, sentence }) => {
    const [day, choice] = [sound[date], sound[beside]];
    if (typeof day !== 'string' || typeof choice !== 'string' || !oneOf.includes(choice)) return [];
    const isAsStored = isSame(day, stored[date]) && isSame(choice, stored[beside]);
    if (isAsStored || (lies === 'today or later' ? day >= today : day <= today)) return [];
    return { path: date, code: 'crossRule', message: sentence };
  });
}
