import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { FocusEventHandler, FormEvent, RefObject } from 'react';
import type { Problem } from '../../../schema/failures.ts';
import type { Refusal } from '../apollo/refusal.ts';
import { focusField } from '../ui/ErrorSummary.tsx';
import { unsentTexts } from '../ui/unsentTexts.ts';
import { useMutationResult } from './useMutationResult.ts';
import { useBusy } from './useBusy.ts';
import type { ToMutationResult } from './useMutationResult.ts';
import { useProblems } from './useProblems.ts';

/** What is refused, by field. */
export type Problems<Values> = Partial<Record<keyof Values & string, string>>;

/** What one line of text needs to be part of the form. */
export interface TextFieldProps {
  name: string;
  value: string;
  error: string | null;
  onChange: (event: { currentTarget: { value: string } }) => void;
  onBlur: FocusEventHandler;
}

/** The same without a change: of a field that is one of several chosen together. */
export type FieldState = Omit<TextFieldProps, 'onChange'>;

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
 * A form, or one step of one, with the rules of `schema/rules` as what Formik validates by. A problem
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
  typed = {},
  onChange,
  keptAs,
  oneField,
  takesFocus = null,
  refusal: input = null,
}: {
  initialValues: Values;
  problemsOf: (values: Values) => Problems<Values>;
  send: (values: Values, answerTo: ToMutationResult) => Promise<Refusal | null | undefined>;
  /** What becomes of what is typed in a field, where not all of it can be meant. */
  typed?: Partial<Record<keyof Values & string, (text: string) => string>>;
  /** Hears every change, to keep it somewhere. */
  onChange?: (values: Values) => void;
  /** Under this name what was typed stands there again when the form is closed and opened, until it is sent. */
  keptAs?: string;
  /** The name of the only field that is asked for: it needs no summary. */
  oneField?: keyof Values & string;
  /** The name of what takes the focus as the form opens. */
  takesFocus?: string | null;
  /** Why a later step led back to this one. */
  refusal?: Refusal | null;
}): FormState<Values> {
  const element = useRef<HTMLFormElement>(null);
  const answerTo = useMutationResult();
  const { once } = useBusy();
  useEffect(() => {
    if (takesFocus !== null) focusField(element.current, takesFocus);
  }, [takesFocus]);
  const [refusal, setRefusal] = useState(input);
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
    };
  }, []);
  const form = useFormik<Values>({
    initialValues: { ...initialValues, ...(keptAs !== undefined && unsentTexts.get(keptAs)) },
    validate: problemsOf,
    validateOnChange: false,
    onSubmit: async (sent) => {
      setRefusal(null);
      setServerProblems([], sent);
      const response = (await send(sent, answerTo)) ?? null;
      // Of a form that was closed meanwhile nobody knows the answer.
      if (keptAs !== undefined && !response && isDrawn.current) unsentTexts.delete(keptAs);
      const found = response ? refusedFields(response, sent) : [];
      if (found.length === 0) setRefusal(response);
      else refused(() => setServerProblems(found, sent));
    },
  });
  const { values, initialValues: start, isSubmitting } = form;
  // Formik's own `errors` come a moment after the values: what is typed is judged as it is drawn.
  const own = listed(problemsOf(values));
  const announced = useProblems({ values, start, own });
  const { errorOf, setServerProblems } = announced;
  const refused = (say: () => void) => {
    say();
    if (oneField !== undefined) focusField(element.current, oneField);
  };

  const changeTo = (next: Values) => {
    void form.setValues(next);
    const left = problemsOf(next);
    announced.speakOf((names) => names.filter((each) => left[each] !== undefined));
    onChange?.(next);
    if (keptAs !== undefined) unsentTexts.set(keptAs, next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const names = own.map(({ path }) => path);
    if (names.length === 0) void once(form.submitForm);
    else refused(() => announced.refuse(names));
  };
  return {
    values,
    change: (name, value) => changeTo({ ...values, [name]: value }),
    changeAll: (part) => changeTo({ ...values, ...part }),
    errorOf,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: errorOf(name),
      onChange: ({ currentTarget: { value } }) =>
        changeTo({ ...values, [name]: typed[name]?.(value) ?? value }),
      onBlur: (event) => announced.leave(name, event),
    }),
    spoken: Object.keys(start).flatMap((name) => {
      const message = errorOf(name);
      return message === null ? [] : [[name, message] as [string, string]];
    }),
    refusedTries: announced.refusedTries,
    element,
    isOneField: oneField !== undefined,
    refusal,
    setRefusal,
    isSubmitting,
    onSubmit,
  };
}

/** What the server said of fields, by their names; empty unless everything that was refused is a field of this form. */
function refusedFields(
  { problems = [] }: Refusal,
  values: Record<string, string>,
): readonly Problem[] {
  const found = problems.flatMap((problem) => {
    const path = problem.path.split('.').at(-1) ?? '';
    return path in values && problem.message !== '' ? [{ ...problem, path }] : [];
  });
  return found.length === problems.length ? found : [];
}

function listed(problems: Readonly<Record<string, string | undefined>>): readonly Problem[] {
  return Object.entries(problems).flatMap(([path, message]) =>
    message === undefined ? [] : [{ path, message, code: '' }],
  );
}

/** The problems that there are, of rules that answer null where there is none. */
export function problemsIn(rules: Readonly<Record<string, string | null>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, message] of Object.entries(rules)) {
    if (message !== null) found[name] = message;
  }
  return found;
}
