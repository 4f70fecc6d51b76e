import { LIMITS } from '../../../../../../../schema/limits.ts';
import {
  CONTROL_TYPES,
  controlNameProblem,
  controlOptionsProblem,
  controlProblems,
} from '../../../../../../../schema/rules/contactControl.ts';
import type {
  ControlType,
  ControlValidation,
} from '../../../../../../../schema/rules/contactControl.ts';
import { lineProblem } from '../../../../../../../schema/rules/line.ts';
import { signedFigureOf } from '../../../../../../../schema/rules/numbers.ts';
import { problemsIn } from '../../../../../forms/useForm.ts';

/** What the form of a field holds, all as text. */
export type ControlValues = Record<
  | 'label'
  | 'name'
  | 'type'
  | 'placeholder'
  | 'options'
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'group'
  | 'isActive',
  string
>;

/** What a type asks for beside a label: each has only what can be said of it. */
export const ASKS: Readonly<Record<ControlType, readonly (keyof ControlValues)[]>> = {
  text: ['placeholder', 'minLength', 'maxLength'],
  email: ['placeholder'],
  tel: ['placeholder', 'minLength', 'maxLength'],
  textarea: ['placeholder', 'minLength', 'maxLength'],
  select: ['placeholder', 'options'],
  checkbox: [],
  number: ['placeholder', 'min', 'max'],
  date: [],
};

export function typeOf({ type }: Pick<ControlValues, 'type'>): ControlType {
  return CONTROL_TYPES.find((each) => each === type) ?? 'text';
}

/** What is sent. What the type does not ask for is left out, whatever was typed there before. */
export function inputOf(values: ControlValues) {
  const askedFields = ASKS[typeOf(values)];
  const sentValue = (name: keyof ControlValues) => (askedFields.includes(name) ? values[name] : '');
  return {
    label: values.label,
    name: values.name.trim(),
    type: typeOf(values),
    placeholder: sentValue('placeholder'),
    options: linesOf(sentValue('options')),
    required: values.required === 'yes',
    validation: {
      minLength: numberOf(sentValue('minLength')),
      maxLength: numberOf(sentValue('maxLength')),
      min: numberOf(sentValue('min')),
      max: numberOf(sentValue('max')),
    },
    group: values.group,
    isActive: values.isActive === 'yes',
  };
}

/** The rules of the server (schema/rules), by the fields of the form. */
export function controlFormProblems(values: ControlValues) {
  const { labelMaxLength, placeholderMaxLength } = LIMITS.contactControl;
  const input = inputOf(values);
  const together = controlProblems(input);
  const messageOf = (path: string) =>
    together.find((problem) => problem.path === path)?.message ?? null;
  const { minLength, maxLength, min, max } = input.validation;
  return problemsIn({
    label: lineProblem(values.label, { maxLength: labelMaxLength, blank: 'Please enter a label' }),
    name: controlNameProblem(values.name),
    placeholder: lineProblem(input.placeholder, { maxLength: placeholderMaxLength }),
    options: controlOptionsProblem(input.options) ?? messageOf('options'),
    minLength: lengthProblem(minLength),
    maxLength:
      lengthProblem(maxLength) ?? (isLength(input.validation) ? messageOf('validation') : null),
    min: limitProblem(min),
    max: limitProblem(max) ?? (isLength(input.validation) ? null : messageOf('validation')),
    group: lineProblem(values.group, { maxLength: LIMITS.ordered.groupMaxLength }),
  });
}

/** 'Preferred city' is sent as preferred_city unless somebody says otherwise. */
export function nameFor(label: string): string {
  const words = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '');
  return words.slice(0, LIMITS.contactControl.nameMaxLength);
}

function isLength({ minLength, maxLength }: ControlValidation): boolean {
  return minLength !== null || maxLength !== null;
}

function lengthProblem(length: number | null): string | null {
  const most = LIMITS.contactControl.answerMaxLength;
  const isUsable = length === null || (Number.isInteger(length) && length >= 1 && length <= most);
  return isUsable ? null : `Please enter a whole number from 1 to ${most.toLocaleString('en-IN')}`;
}

function limitProblem(limit: number | null): string | null {
  return limit === null || Number.isFinite(limit) ? null : 'Please enter a number';
}

/** Null where nothing is typed; NaN where it is no number. */
function numberOf(text: string): number | null {
  return text.trim() === '' ? null : (signedFigureOf(text) ?? Number.NaN);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
