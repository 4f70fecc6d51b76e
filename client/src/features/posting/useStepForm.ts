import { useFormik } from 'formik';
import { useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import type { Problem } from '../../../../schema/failures.ts';
import { applicableFields, check } from '../../../../schema/catalogue/interpret.ts';
import type {
  Details,
  DetailValue,
  InnerStep,
  Purpose,
  Subtype,
} from '../../../../schema/catalogue/model.ts';
import { announce } from '../../ui/announce.tsx';
import { withFollowers } from './formValues.ts';
import { useSteady } from './useSteady.ts';

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
 * One inner step of a form, from the catalogue's rules (P-5.4). A problem is spoken of when the step is sent,
 * or when an edited field that is not empty is left for another one; editing the field takes it away again
 * (P-4-04). What is typed stays as it is (D-104): a number that is too large already is spoken of at once, since
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
  const form = useFormik<Details>({
    initialValues: start,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: onPass,
  });
  const { values } = form;
  const ofThisStep = refused.filter(({ path }) => isOnStep(subtype, step, path));
  const said = ofThisStep.map(({ path }) => path);
  const [spokenOf, setSpokenOf] = useState<ReadonlySet<string>>(() => new Set(said));
  const [answered, setAnswered] = useState(refused);
  const [refusedTries, setRefusedTries] = useState(said.length > 0 ? 1 : 0);
  const [edited, setEdited] = useState<ReadonlySet<string>>(NONE);
  if (answered !== refused) {
    setAnswered(refused);
    setEdited(NONE);
    setSpokenOf(new Set(said));
    if (said.length > 0) setRefusedTries(refusedTries + 1);
  }
  const stage = step === 1 ? 'step1' : 'whole';
  const problemsOf = (given: Details) =>
    check(subtype, given, { stage, audience: 'form', purpose, stored }).filter(({ path }) =>
      isOnStep(subtype, step, path),
    );
  const own = problemsOf(values);
  const fromServer = ofThisStep.filter(({ path }) => !edited.has(path));
  const mine = [...own, ...around];
  const answeredPaths = fromServer.map(({ path }) => path);
  // What the server said of a field is said in its words.
  const problems = [...fromServer, ...mine.filter(({ path }) => !answeredPaths.includes(path))];

  const change = (key: string, value: DetailValue) => {
    const next = withFollowers(subtype, { ...values, [key]: value }, key);
    void form.setValues(next, false);
    onChange(next);
    const tooLarge = problemsOf(next).find(({ path, code }) => path === key && TOO_LARGE.has(code));
    if (tooLarge) announce(tooLarge.message);
    setEdited((keys) => new Set([...keys, key]));
    setSpokenOf((keys) => {
      const others = [...keys].filter((each) => each !== key);
      return new Set(tooLarge ? [...others, key] : others);
    });
  };
  const leave = (key: string, { relatedTarget }: FocusEvent) => {
    const value = values[key];
    // What appears on the way to a button would move the button.
    if (!relatedTarget?.matches('input, textarea, select')) return;
    if (relatedTarget instanceof HTMLInputElement && relatedTarget.name === key) return;
    if (value === undefined || value === '') return;
    if (problems.some(({ path }) => path === key)) setSpokenOf((keys) => new Set([...keys, key]));
  };
  const steady = useSteady({ change, leave });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // What the server refused and nobody changed is asked again: it may see it differently by now.
    setSpokenOf(new Set(mine.map(({ path }) => path)));
    if (mine.length > 0) setRefusedTries((tries) => tries + 1);
    else void form.submitForm();
  };
  return {
    values,
    problems,
    refusedTries,
    ...steady,
    onSubmit,
    errorOf: (key) =>
      spokenOf.has(key) ? (problems.find(({ path }) => path === key)?.message ?? null) : null,
  };
}

/** Where a field is asked; pictures belong to the second step, the description to the first. */
export function isOnStep(subtype: Subtype, step: InnerStep, path: string): boolean {
  const field = applicableFields(subtype).find(({ key }) => key === path);
  if (field?.asked) return field.step === step;
  return step === (path === 'images' || path === 'shareWithAgents' ? 2 : 1);
}

const NONE: ReadonlySet<string> = new Set();
const TOO_LARGE: ReadonlySet<string> = new Set(['max', 'crossRule']);
