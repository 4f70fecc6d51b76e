import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import type { FocusEvent, FocusEventHandler, FormEvent, RefObject } from 'react';
import type { Refusal } from '../apollo/refusal.ts';
import { focusField } from '../ui/ErrorSummary.tsx';
import { useAnswer } from './useAnswer.ts';
import type { AnswerTo } from './useAnswer.ts';

/** What is refused, by field. */
export type Problems<Values> = Partial<Record<keyof Values & string, string>>;

/** What one line of text needs to be part of the form. */
export interface TextFieldProps {
  name: string;
  value: string;
  error: string | null;
  onBlur: FocusEventHandler;
}

export interface FormState<Values extends Record<string, string>> {
  /** The form element, for what has to find its fields. */
  element: RefObject<HTMLFormElement | null>;
  values: Values;
  /** Takes a new value; a problem that is spoken of goes away with it. */
  change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Takes several new values at once, for fields that change with each other. */
  changeAll: (part: Partial<Values>) => void;
  field: (name: keyof Values & string) => TextFieldProps;
  errorOf: (name: keyof Values & string) => string | null;
  /** For the error summary: every problem that is spoken of, in the order of the fields. */
  spoken: [name: string, message: string][];
  /** How often a press of the button was refused here; the summary takes the focus at each. */
  refusedTries: number;
  /** True for a form of one field, which takes the focus itself instead of a summary. */
  isOneField: boolean;
  /** Why the server refused, as far as its fields do not say it. */
  refusal: Refusal | null;
  setRefusal: (refusal: Refusal | null) => void;
  isSubmitting: boolean;
  onSubmit: (event: FormEvent) => void;
}

/**
 * A form, or one step of one (INTERFACE 1.6), with the rules of `schema/rules` as what Formik validates by. A problem
 * is spoken of when the form is sent, or when an edited field that is not empty is left for another field (what
 * appears on the way to a button would move the button); once spoken of it is judged at every keystroke and
 * vanishes when it is right. What the server refuses of a field stands beside it until it is changed, anything else
 * is `refusal`; nothing typed is lost.
 *
 * `send` gets values without problems and answers why it was refused, if it was; pressing again while it runs does
 * nothing. Its `answerTo` waits for a mutation as long as the form is there. A form that goes with its own answer,
 * since the page changes by it, waits with `answerOf` instead.
 */
export function useForm<Values extends Record<string, string>>({
  initialValues,
  problemsOf,
  send,
  onChange,
  oneField,
  refusal: given = null,
}: {
  initialValues: Values;
  problemsOf: (values: Values) => Problems<Values>;
  send: (values: Values, answerTo: AnswerTo) => Promise<Refusal | null | undefined>;
  /** Hears every change, to keep it somewhere. */
  onChange?: (values: Values) => void;
  /** The name of the only field that is asked for: it needs no summary. */
  oneField?: keyof Values & string;
  /** Why a later step led back to this one. */
  refusal?: Refusal | null;
}): FormState<Values> {
  const element = useRef<HTMLFormElement>(null);
  const answerTo = useAnswer();
  const [refusal, setRefusal] = useState(given);
  const [refused, setRefused] = useState<RefusedFields>({});
  const form = useFormik<Values>({
    initialValues,
    validate: problemsOf,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (sent) => {
      setRefusal(null);
      setRefused({});
      const answer = (await send(sent, answerTo)) ?? null;
      const found = answer ? refusedFields(answer, sent) : {};
      setRefused(found);
      if (Object.keys(found).length === 0) setRefusal(answer);
      else refuse(Object.keys(found));
    },
  });
  const { values, initialValues: first, isSubmitting } = form;
  const [spokenOf, setSpokenOf] = useState<ReadonlySet<string>>(NONE);
  const [refusedTries, setRefusedTries] = useState(0);
  const known = problemsOf(values);
  const problems: Problems<Values> = { ...stillRefused(refused, values), ...known };
  const refuse = (names: readonly string[]) => {
    setSpokenOf(new Set(names));
    setRefusedTries((tries) => tries + 1);
    if (oneField !== undefined) focusField(element.current, oneField);
  };
  const errorOf = (name: keyof Values & string) =>
    spokenOf.has(name) ? (problems[name] ?? null) : null;

  const changeAll: FormState<Values>['changeAll'] = (part) => {
    const next = { ...values, ...part };
    void form.setValues(next, false);
    const left = problemsOf(next);
    setSpokenOf((names) => new Set([...names].filter((each) => left[each] !== undefined)));
    onChange?.(next);
  };
  const change: FormState<Values>['change'] = (name, value) => {
    const part: Partial<Values> = {};
    part[name] = value;
    changeAll(part);
  };
  const onBlur = (name: string, { relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.matches('input, textarea, select')) return;
    const value = values[name] ?? '';
    if (value.trim() === '' || value === first[name] || problems[name] === undefined) return;
    setSpokenOf((names) => new Set([...names, name]));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const names = Object.keys(known);
    setSpokenOf(new Set(names));
    if (names.length === 0) void form.submitForm();
    else refuse(names);
  };
  return {
    values,
    change,
    changeAll,
    errorOf,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: errorOf(name),
      onBlur: (event) => onBlur(name, event),
    }),
    spoken: Object.keys(first).flatMap((name) => {
      const message = errorOf(name);
      return message === null ? [] : [[name, message] as [string, string]];
    }),
    refusedTries,
    element,
    isOneField: oneField !== undefined,
    refusal,
    setRefusal,
    isSubmitting,
    onSubmit,
  };
}

/** What the server said of fields of this form, with the values that it meant. */
type RefusedFields = Readonly<Record<string, { message: string; value: string }>>;

/** Empty unless everything that was refused is a field of this form. */
function refusedFields({ problems = [] }: Refusal, values: Record<string, string>): RefusedFields {
  const found = problems.flatMap(({ path, message }) => {
    const name = path.split('.').at(-1) ?? '';
    const value = values[name];
    return value === undefined || message === '' ? [] : [[name, { message, value }] as const];
  });
  return found.length === problems.length ? Object.fromEntries(found) : {};
}

function stillRefused<Values extends Record<string, string>>(
  refused: RefusedFields,
  values: Values,
): Problems<Values> {
  const found: Problems<Values> = {};
  for (const name of namesIn(values)) {
    const said = refused[name];
    if (said?.value === values[name]) found[name] = said.message;
  }
  return found;
}

function namesIn<Values extends object>(values: Values): (keyof Values & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record are its own
  return Object.keys(values) as (keyof Values & string)[];
}

/** The problems that there are, of rules that answer null where there is none. */
export function problemsIn(rules: Readonly<Record<string, string | null>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, message] of Object.entries(rules)) {
    if (message !== null) found[name] = message;
  }
  return found;
}

const NONE: ReadonlySet<string> = new Set();
