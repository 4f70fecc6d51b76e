import { HONEYPOT_NAME } from './honeypot.ts';
import { type Problem } from '../failures.ts';
import { LIMITS } from '../limits.ts';
import { lineProblem } from './line.ts';
import { textKey, textProblem, tidy } from './text.ts';

/** What an input of the contact form can be, as HTML calls it. */
export const CONTROL_TYPES = [
  'text',
  'email',
  'tel',
  'textarea',
  'select',
  'checkbox',
  'number',
  'date',
] as const;
export type ControlType = (typeof CONTROL_TYPES)[number];

/** What an answer is held to beside its type; null where it is not. */
export interface ControlValidation {
  minLength: number | null;
  maxLength: number | null;
  min: number | null;
  max: number | null;
}

export const NO_VALIDATION: ControlValidation = {
  minLength: null,
  maxLength: null,
  min: null,
  max: null,
};

/** An input that administrators have added to the contact form. */
export interface ContactControlContent {
  label: string;
  /** What its answer is sent as. */
  name: string;
  type: ControlType;
  placeholder: string;
  /** Of a select. */
  options: readonly string[];
  required: boolean;
  validation: ControlValidation;
  group: string;
}

/** The group of an input that names none; it needs no heading. */
export const FIRST_CONTROL_GROUP = 'general';

/** What the contact form has in any case; an added input cannot take its place. */
export const BUILT_IN_CONTROLS = ['name', 'email', 'phone', 'subject', 'message'] as const;

/** A word by which programs know the answer: a letter, then letters, digits and underscores. */
export function controlNameProblem(text: string): string | null {
  const name = text.trim();
  if (name === '') return 'Please enter a name';
  if (!/^[a-z]\w*$/i.test(name)) {
    return 'The name must start with a letter and contain only letters a to z, digits and underscores';
  }
  if (isTaken(name))
    return `The contact form already has a field named ${name}. Please use another name`;
  return textProblem(name, LIMITS.contactControl.nameMaxLength);
}

/** The choices of a select: different texts, each on its own. */
export function controlOptionsProblem(options: unknown): string | null {
  const isList = Array.isArray(options) && options.every((each) => typeof each === 'string');
  if (!isList) return 'Please send the options as a list of strings.';
  const { maxOptions, optionMaxLength } = LIMITS.contactControl;
  if (options.length > maxOptions) return `Please enter at most ${maxOptions} options`;
  const texts = options.map((each) => tidy(each));
  for (const text of texts) {
    const problem = lineProblem(text, { maxLength: optionMaxLength, blank: 'An option is empty' });
    if (problem !== null) return problem;
  }
  return new Set(texts.map(textKey)).size < texts.length ? 'Two options are the same' : null;
}

/** What does not go together in an input of the form, by its fields. */
export function controlProblems({ type, options, validation }: ContactControlContent): Problem[] {
  const { minLength, maxLength, min, max } = validation;
  const problems: Problem[] = [];
  const refuse = (path: string, message: string) => {
    problems.push({ path, code: 'unusable', message });
  };
  if (type === 'select' && options.length === 0) {
    refuse('options', 'Please enter the options');
  }
  if (type !== 'select' && options.length > 0) refuse('options', 'Only a select can have options');
  if (!hasLength(type) && (minLength ?? maxLength) !== null) {
    refuse('validation', 'Only text fields can have a length');
  }
  if (type !== 'number' && (min ?? max) !== null) {
    refuse('validation', 'Only number fields can have a minimum and a maximum');
  }
  if (minLength !== null && maxLength !== null && minLength > maxLength) {
    refuse('validation', 'The minimum length is greater than the maximum length');
  }
  if (min !== null && max !== null && min > max) {
    refuse('validation', 'The minimum is greater than the maximum');
  }
  return problems;
}

function hasLength(type: ControlType): boolean {
  return type === 'text' || type === 'textarea' || type === 'tel';
}

/** Built-in names, the field that people never see, and what every object has of its own. */
function isTaken(name: string): boolean {
  const used: readonly string[] = [...BUILT_IN_CONTROLS, 'website', HONEYPOT_NAME, 'controls'];
  return used.includes(name.toLowerCase()) || name in {};
}
