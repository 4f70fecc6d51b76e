import { useFormik } from 'formik';
import { useState, useEffect, useRef } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import type { Problem } from '../../../../../schema/failures.ts';
import { applicableFields, check } from '../../../../../schema/catalogue/interpret.ts';
import type {
  Details,
  DetailValue,
  InnerStep,
  Purpose,
  Subtype,
} from '../../../../../schema/catalogue/model.ts';
import { announce } from '../../../ui/announce.tsx';
import { useProblems } from '../../../forms/useProblems.ts';
import { withFollowers } from './formValues.ts';

export interface StepForm {
  values: Details;
  errorOf: (key: string) => string | null;
  /** All that is wrong on this step, spoken of or not. */
  problems: readonly Problem[];
  /** Counts refused tries, for the summary. */
  refusedTries: number;
  change: (key: string, value: DetailValue) => void;
  leave: (key: string, event: FocusEvent) => void;
  onSubmit: (event: FormEvent) => void;
}

/**
 * One inner step of a form, from the catalogue's rules. A problem is spoken of when the step is sent,
 * or when an edited field that is not empty is left for another one; editing the field takes it away again.
 * What is typed stays as it is: a number that is too large already is spoken of at once, since
 * typing on makes it no smaller.
 */
export function useStepForm({
  subtype,
  purpose,
  step,
  start,
  stored,
  refused,
  around,
  onChange,
  onPass,
}: {
  subtype: Subtype;
  purpose: Purpose;
  step: InnerStep;
  start: Details;
  stored?: Details;
  /** What the server said of fields, of this step and others; it stands until they are edited. */
  refused: readonly Problem[];
  /** What is wrong around the fields, with the pictures, by the name of the input. */
  around: readonly Problem[];
  onChange: (values: Details) => void;
  onPass: (values: Details) => void;
}): StepForm {
  const stage = step === 1 ? 'step1' : 'whole';
  const ofThisStep = (problems: readonly Problem[]) =>
    problems.filter(({ path }) => isOnStep(subtype, step, path));
  const problemsOf = (input: Details) =>
    ofThisStep(check(subtype, input, { stage, audience: 'form', purpose, stored }));
  const form = useFormik<Details>({
    initialValues: start,
    validate: (input) =>
      Object.fromEntries(problemsOf(input).map(({ path, message }) => [path, message])),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: onPass,
  });
  const { values } = form;
  const own = [...problemsOf(values), ...around];
  const announced = useProblems({
    values,
    start: form.initialValues,
    own,
    refused: ofThisStep(refused),
  });
  const [serverProblems, setServerProblems] = useState(refused);
  if (serverProblems !== refused) {
    setServerProblems(refused);
    announced.setServerProblems(ofThisStep(refused), values);
  }

  const change = (key: string, value: DetailValue) => {
    const next = withFollowers(subtype, { ...values, [key]: value }, key);
    void form.setValues(next, false);
    onChange(next);
    const tooLarge = problemsOf(next).find(({ path, code }) => path === key && TOO_LARGE.has(code));
    if (tooLarge) announce(tooLarge.message);
    announced.speakOf((keys) => {
      const others = keys.filter((each) => each !== key);
      return tooLarge ? [...others, key] : others;
    });
  };
  const steady = useSteady({ change, leave: announced.leave });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // What the server refused and nobody changed is asked again: it may see it differently by now.
    announced.refuse(own.map(({ path }) => path));
    if (own.length === 0) void form.submitForm();
  };
  const { problems, refusedTries, errorOf } = announced;
  return { values, problems, refusedTries, errorOf, ...steady, onSubmit };
}

/** Where a field is asked; pictures belong to the second step, the description to the first. */
export function isOnStep(subtype: Subtype, step: InnerStep, path: string): boolean {
  const field = applicableFields(subtype).find(({ key }) => key === path);
  if (field?.asked) return field.step === step;
  return step === (path === 'images' || path === 'shareWithAgents' ? 2 : 1);
}

const TOO_LARGE: ReadonlySet<string> = new Set(['max', 'crossRule']);

interface FieldEvents {
  change: (key: string, value: DetailValue) => void;
  leave: (key: string, event: FocusEvent) => void;
}

/** The same two functions at every drawing, so that a field is drawn anew for its own changes only. */
function useSteady(events: FieldEvents): FieldEvents {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const [steady] = useState<FieldEvents>(() => ({
    change: (key, value) => latest.current.change(key, value),
    leave: (key, event) => latest.current.leave(key, event),
  }));
  return steady;
}
