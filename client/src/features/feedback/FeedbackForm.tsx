import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import {
  FEEDBACK_LIMIT_NOTE,
  feedbackCounter,
  feedbackInput,
  trimmedFeedback,
} from '../../../../schema/rules/feedback.ts';
import type { FeedbackValues } from '../../../../schema/rules/feedback.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import type { Refusal } from '../../apollo/refusal.ts';
import { useSubmitFeedbackMutation } from './Feedback.generated.ts';
import { announce } from '../../ui/announce.tsx';
import { ErrorSummary, focusField } from '../../ui/ErrorSummary.tsx';
import { TextArea, TextInput } from '../../ui/Field.tsx';
import { RefusalBox } from '../../ui/RefusalBox.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useFormFields } from '../../ui/useFormFields.ts';
import type { Problems } from '../../ui/useFormFields.ts';
import { feedbackOpened } from '../account/feedbackFlags.ts';
import { useAnswer } from '../account/useAnswer.ts';
import { useViewer } from '../account/viewer.ts';
import { StarField } from './StarField.tsx';

/** The texts of the fields as the form holds them: the stars are a text too. */
export type FeedbackTexts = Record<'name' | 'rating' | 'feedback', string>;

/**
 * Name, stars and text (V-3-05, V-4.4-05). Anyone may write (V-4.4-08); an account's name stands there
 * already. The dialog speaks by field, the page in one sentence.
 */
export function FeedbackForm({
  problemsOf = noProblems,
  wholeProblemOf,
  takesFocus,
  onThanks,
}: {
  /** What is refused, by field (V-5-07, V-5-08). */
  problemsOf?: (values: FeedbackValues) => Problems<FeedbackTexts>;
  /** What is refused of the form as a whole (V-5-11). */
  wholeProblemOf?: (values: FeedbackValues) => string | null;
  takesFocus: boolean;
  onThanks: () => void;
}) {
  const viewer = useViewer();
  const answerTo = useAnswer();
  const [submitFeedback] = useSubmitFeedbackMutation();
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSent, setIsSent] = useState(false);
  const ownName = viewer.kind === 'account' ? (viewer.name ?? '') : '';
  const fields = useFormFields<FeedbackTexts>({
    initialValues: { name: ownName, rating: '', feedback: '' },
    problemsOf: (texts) => problemsOf(valuesOf(texts)),
    send: async (texts) => {
      if (isSent) return;
      const problem = wholeProblemOf?.(valuesOf(texts)) ?? null;
      setRefusal(problem === null ? null : { message: problem, code: null });
      if (problem !== null) return;
      // Trimmed before sending (V-5-10).
      const { name, rating, feedback } = trimmedFeedback(valuesOf(texts));
      const website = honeypot.current?.value ?? '';
      const variables = { name, rating: rating ?? 0, feedback, website };
      const answer = await answerTo(submitFeedback({ variables }), 'Failed to submit feedback');
      if (!answer) return;
      if (answer.refusal) {
        setRefusal(answer.refusal);
        return;
      }
      setIsSent(true);
      // Whoever has written need not be asked any more.
      if (viewer.kind === 'account') feedbackOpened(viewer);
      announce(THANKS);
      onThanks();
    },
  });
  useEffect(() => {
    if (takesFocus) focusField(form.current, 'name');
  }, [takesFocus]);

  const { feedback } = fields.values;
  const isFull = feedback.length >= LIMITS.feedback.textMaxLength;
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={fields.onSubmit}>
      <ErrorSummary form={form} problems={fields.spoken} tries={fields.refusedTries} />
      {refusal && <RefusalBox message={refusal.message} hint={refusal.hint} />}
      <TextInput
        {...fields.field('name')}
        label="Name"
        autoComplete="name"
        maxLength={LIMITS.person.nameMaxLength}
        onChange={(event) => fields.change('name', event.currentTarget.value)}
      />
      <StarField
        value={fields.values.rating}
        error={fields.errorOf('rating')}
        onChange={(stars) => fields.change('rating', stars)}
      />
      <TextArea
        {...fields.field('feedback')}
        label="Feedback"
        rows={4}
        hint={
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="tabular-nums">{feedbackCounter(feedback)}</span>
            {isFull && <span className="font-medium text-warning">{FEEDBACK_LIMIT_NOTE}</span>}
          </span>
        }
        onChange={(event) => {
          const text = event.currentTarget.value;
          // Said at every letter that finds no room, and only then.
          if (text.length >= LIMITS.feedback.textMaxLength) announce(FEEDBACK_LIMIT_NOTE);
          fields.change('feedback', feedbackInput(text));
        }}
      />
      <Honeypot field={honeypot} />
      {isSent && (
        <p className="rounded-input bg-success-soft p-4 font-medium text-success">{THANKS}</p>
      )}
      <SubmitButton isBusy={fields.isSubmitting || isSent} busy={isSent ? SUBMITTED : SUBMITTING}>
        Submit Feedback
      </SubmitButton>
    </form>
  );
}

/** Nobody sees this field; what fills it in is no person (the server then keeps nothing). */
function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        Website
        <input ref={field} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function noProblems(): Problems<FeedbackTexts> {
  return {};
}

function valuesOf({ rating, ...texts }: FeedbackTexts): FeedbackValues {
  return { ...texts, rating: rating === '' ? null : Number(rating) };
}

const THANKS = 'Thank you for your feedback!';
const SUBMITTING = 'Submitting...';
const SUBMITTED = 'Submitted Successfully!';
