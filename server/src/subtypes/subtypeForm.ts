import { CONDITIONS, CROSS_RULES } from '../../../schema/catalogue/conditions.ts';
import { applicableFields, availableOptions } from '../../../schema/catalogue/interpret.ts';
import type { ApplicableField, Kind, Subtype } from '../../../schema/catalogue/model.ts';
import { OPTION_LISTS } from '../../../schema/catalogue/options.ts';

/** Whether a field of the details must be sent. */
export type Requirement = 'always' | 'sometimes' | 'never';

/** One field of the details of a subtype, with all that somebody needs to fill it in. */
export interface FormField {
  name: string;
  otherNames: string[];
  type: Kind;
  label: string;
  rentLabel: string | null;
  help: string | null;
  unit: string | null;
  /** The field that says in what an area is measured. */
  unitField: string | null;
  options: { value: string; label: string }[];
  /** Other values than the options are taken too. */
  takesOthers: boolean;
  /** A number outside is refused; those of areas are square feet. */
  min: number | null;
  max: number | null;
  /** Characters of a text, entries of a list. */
  maxLength: number | null;
  required: Requirement;
  requiredWhen: string | null;
  /** When the field makes sense at all; null for always. */
  shownWhen: string | null;
  /** The step of our own form that asks for it; null where that does not ask. */
  step: number | null;
}

/** Two numbers of which the one may not exceed the other. */
export interface FormRule {
  smaller: string;
  larger: string;
  message: string;
}

export interface SubtypeForm {
  /** Titles of the steps of our own form. */
  steps: string[];
  fields: FormField[];
  rules: FormRule[];
}

/** What the details of a subtype hold, as the catalogue says it: everything needed to post one. */
export function formOf(subtype: Subtype): SubtypeForm {
  return {
    steps: [...subtype.steps],
    fields: applicableFields(subtype).map((field) => fieldOf(subtype, field)),
    rules: subtype.crossRules.flatMap((name) => {
      const rule = CROSS_RULES[name];
      if (rule === undefined) return [];
      return { smaller: rule.smaller, larger: rule.larger, message: rule.sentence };
    }),
  };
}

function fieldOf(subtype: Subtype, field: ApplicableField): FormField {
  const list = OPTION_LISTS[field.options ?? ''];
  const options = availableOptions(subtype, field);
  const isNumber = NUMBERS.has(field.kind);
  return {
    name: field.key,
    otherNames: [...(field.aliases ?? []), ...(field.accepts ?? [])],
    type: field.kind,
    label: field.label,
    rentLabel: field.rentLabel ?? null,
    help: field.help ?? null,
    unit: field.unit ?? null,
    unitField: field.kind === 'area' ? subtype.unitField : null,
    options: options.map(({ value, label }) => ({ value, label: label ?? value })),
    takesOthers: list?.openTo !== undefined || list?.keepsSpelling === true,
    min: isNumber ? (field.limits.min ?? null) : null,
    max: isNumber ? (field.limits.max ?? null) : null,
    maxLength: isNumber ? null : (field.limits.max ?? null),
    ...requirementOf(field),
    shownWhen: textOf(field.shownWhen),
    step: field.asked ? field.step : null,
  };
}

const NUMBERS: ReadonlySet<Kind> = new Set(['wholeNumber', 'decimal', 'money', 'area']);

/** What a call requires; our own form may ask for more. */
function requirementOf({ server, need, shownWhen }: ApplicableField) {
  const isNever = !server || need === 'optional';
  const when = isNever ? undefined : typeof need === 'object' ? need.when : shownWhen;
  const required: Requirement = isNever ? 'never' : when === undefined ? 'always' : 'sometimes';
  return { required, requiredWhen: textOf(when) };
}

function textOf(condition: string | undefined): string | null {
  return condition === undefined ? null : (CONDITIONS[condition]?.says ?? null);
}
