import { useEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import type { Problem } from '../../../../../schema/failures.ts';
import { check } from '../../../../../schema/catalogue/interpret.ts';
import type {
  Details,
  InnerStep,
  Purpose,
  Subtype,
} from '../../../../../schema/catalogue/model.ts';
import type { PictureSet } from '../pictures/pictureSet.ts';
import { detailsToSend, startValues } from './formValues.ts';
import { StepForm } from './StepForm.tsx';
import type { ListingWords } from './listingWords.ts';
import type { Pin } from './pin/pin.ts';
import { useInnerStep } from './useInnerStep.ts';
import { isOnStep } from './useStepForm.ts';

export interface DetailsFormProps {
  subtype: Subtype;
  purpose: Purpose;
  /** What is known already: a listing to edit, or a draft. Read once; give another `key` to begin anew. */
  initial: Details;
  /** What the listing says already: an option of it that is offered no more may stay. */
  stored?: Details;
  description: string;
  shareWithAgents: boolean;
  pin?: Pin | null;
  pictures: PictureSet;
  /** Stands above the button that sends it all. */
  note?: ReactNode;
  /** 'Post Property', 'Update Property'. */
  submitLabel: string;
  /** What the button says while it is sent. */
  busyLabel: string;
  isSubmitting: boolean;
  /** Stops what was begun by the button; there while that is possible. */
  onCancel?: (() => void) | undefined;
  /** The inner step that it opens with; the first one when nothing is said. */
  startStep?: InnerStep;
  /** Hears every change between the two inner steps. */
  onStep?: (step: InnerStep) => void;
  /** Hears every change, to keep it somewhere. Numbers are still as they were typed. */
  onChange?: (words: ListingWords) => void;
  /** Gets clean details that pass the form's rules. */
  onSubmit: (words: ListingWords) => void;
  /** What the server refused, by the key of the field; a new array is a new answer. */
  problems?: readonly Problem[];
}

/**
 * The one form of all subtypes, for posting and editing: two inner steps drawn from the catalogue's table,
 * the description before them, pictures and the choice for agents on the second.
 */
export function DetailsForm({
  problems = NONE,
  startStep = 1,
  onStep,
  onChange,
  onSubmit,
  ...props
}: DetailsFormProps) {
  const { subtype, purpose, pictures, stored } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const { step, setStep, goTo } = useInnerStep(startStep, (next) => {
    hasMoved.current = true;
    onStep?.(next);
  });
  const [words, setWords] = useState<ListingWords>(() => ({
    details: startValues(subtype, props.initial),
    description: props.description,
    shareWithAgents: props.shareWithAgents,
    pin: props.pin ?? null,
  }));
  const [serverProblems, setServerProblems] = useState(NONE);
  const [refused, setRefused] = useState(NONE);
  const refuse = (refusedProblems: readonly Problem[]) => {
    setRefused(refusedProblems);
    const isHere = refusedProblems.some(({ path }) => isOnStep(subtype, step, path));
    if (refusedProblems.length > 0 && !isHere) setStep(step === 1 ? 2 : 1);
  };
  if (serverProblems !== problems) {
    setServerProblems(problems);
    refuse(problems);
  }
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
    hasMoved.current = false;
  });

  const change = (part: Partial<ListingWords>) => {
    const next = { ...words, ...part };
    setWords(next);
    onChange?.(next);
  };
  const go = (next: InnerStep) => {
    hasMoved.current = true;
    setRefused(NONE);
    goTo(next);
    onStep?.(next);
  };
  const pass = (details: Details) => {
    if (step === 1) {
      go(2);
      return;
    }
    // A rule between the steps may speak about the first one only now.
    const left = check(subtype, details, { stage: 'whole', audience: 'form', purpose, stored });
    if (left.length > 0) refuse(left);
    else onSubmit({ ...words, details: detailsToSend(subtype, details, purpose) });
  };
  return (
    <div className="grid gap-6">
      <InnerSteps subtype={subtype} step={step} heading={heading} />
      <StepForm
        key={step}
        subtype={subtype}
        purpose={purpose}
        step={step}
        start={words.details}
        stored={stored}
        refused={refused}
        words={words}
        pictures={pictures}
        note={props.note}
        submitLabel={props.submitLabel}
        busyLabel={props.busyLabel}
        isSubmitting={props.isSubmitting}
        onCancel={props.onCancel}
        onChange={change}
        onPass={pass}
        onBack={() => go(1)}
      />
    </div>
  );
}

const NONE: readonly Problem[] = [];

/** Where one is in the two inner steps; the bar says in colour what the words say. */
function InnerSteps({
  subtype,
  step,
  heading,
}: {
  subtype: Subtype;
  step: InnerStep;
  /** Takes the focus when the step changes. */
  heading: Ref<HTMLHeadingElement>;
}) {
  const [first, second] = subtype.steps;
  const isFirst = step === 1;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="font-text text-h3 font-semibold">
          {`Step ${step} ${isFirst ? first : second}`}
        </h2>
        <p className="text-small text-muted">
          {isFirst ? `Next: Step 2 ${second}` : `Done: Step 1 ${first}`}
        </p>
      </div>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          data-inner-progress={isFirst ? 50 : 100}
          className={`h-full rounded-full bg-primary transition-[width] duration-300 ${isFirst ? 'w-1/2' : 'w-full'}`}
        />
      </div>
    </div>
  );
}
