import { useFormik } from 'formik';
import { useState } from 'react';
import type { FocusEvent, FocusEventHandler, FormEvent } from 'react';

/** What is refused, by field. */
export type Problems<Values> = Partial<Record<keyof Values & string, string>>;

/** What one line of text needs to be part of the form. */
export interface TextFieldProps {
  name: string;
  value: string;
  error: string | null;
  onBlur: FocusEventHandler;
}

export interface FormFields<Values extends Record<string, string>> {
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
  isSubmitting: boolean;
  onSubmit: (event: FormEvent) => void;
}

/**
 * One step of a form (INTERFACE 1.6). A problem is spoken of when the form is sent, or when an edited field
 * that is not empty is left for another field (what appears on the way to a button would move the button);
 * once spoken of it is judged at every keystroke and vanishes when it is right.
 * `send` gets values without problems; pressing again while it runs does nothing.
 */
export function useFormFields<Values extends Record<string, string>>({
  initialValues,
  problemsOf,
  send,
  onChange,
  onRefused,
}: {
  initialValues: Values;
  problemsOf: (values: Values) => Problems<Values>;
  send: (values: Values) => Promise<void>;
  /** Hears every change, to keep it somewhere. */
  onChange?: (values: Values) => void;
  /** Forms of one field need no summary: they focus the field. */
  onRefused?: () => void;
}): FormFields<Values> {
  const form = useFormik<Values>({
    initialValues,
    validate: problemsOf,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: send,
  });
  const { values, initialValues: first, isSubmitting } = form;
  const [spokenOf, setSpokenOf] = useState<ReadonlySet<string>>(NONE);
  const [refusedTries, setRefusedTries] = useState(0);
  const problems = problemsOf(values);
  const errorOf = (name: keyof Values & string) =>
    spokenOf.has(name) ? (problems[name] ?? null) : null;

  const changeAll: FormFields<Values>['changeAll'] = (part) => {
    const next = { ...values, ...part };
    void form.setValues(next, false);
    const left = problemsOf(next);
    setSpokenOf((names) => new Set([...names].filter((each) => left[each] !== undefined)));
    onChange?.(next);
  };
  const change: FormFields<Values>['change'] = (name, value) => {
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
    const refused = Object.keys(problems);
    setSpokenOf(new Set(refused));
    if (refused.length === 0) {
      void form.submitForm();
      return;
    }
    setRefusedTries((tries) => tries + 1);
    onRefused?.();
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
    isSubmitting,
    onSubmit,
  };
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
