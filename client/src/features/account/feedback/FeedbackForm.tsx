import { useEffect, useRef, useState } from 'react';
import {
  FEEDBACK_LIMIT_NOTE,
  feedbackCounter,
  feedbackInput,
  trimmedFeedback,
} from '../../../../../schema/rules/feedback.ts';
import type { FeedbackValues } from '../../../../../schema/rules/feedback.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { useSubmitFeedbackMutation } from './Feedback.generated.ts';
import { announce } from '../../../ui/announce.tsx';
import { TextArea, TextInput } from '../../../ui/Field.tsx';
import { Form } from '../../../forms/Form.tsx';
import { Honeypot, takeHoneypot } from '../../../forms/Honeypot.tsx';
import { useRequestKey } from '../../../forms/requestKey.ts';
import { useForm } from '../../../forms/useForm.ts';
import type { Problems } from '../../../forms/useForm.ts';
import { feedbackOpened } from '../../../session/feedbackFlags.ts';
import { useViewer } from '../../../session/viewer.ts';
import { StarField } from './StarField.tsx';

/** Under this name it keeps what is not sent. */
export const FEEDBACK = 'feedback';

/** The texts of the fields as the form holds them: the stars are a text too. */
export type FeedbackTexts = Record<'name' | 'rating' | 'feedback', string>;

/**
 * Name, stars and text. Anyone may write; an account's name stands there
 * already. The dialog speaks by field, the page in one sentence.
 */
export function FeedbackForm({
  problemsOf = noProblems,
  wholeProblemOf,
  takesFocus,
  onThanks,
}: {
  /** What is refused, by field. */
  problemsOf?: (values: FeedbackValues) => Problems<FeedbackTexts>;
  /** What is refused of the form as a whole. */
  wholeProblemOf?: (values: FeedbackValues) => string | null;
  takesFocus: boolean;
  onThanks: () => void;
}) {
  const viewer = useViewer();
  const [submitFeedback] = useSubmitFeedbackMutation();
  const key = useRequestKey();
  const honeypot = useRef<HTMLInputElement>(null);
  const [isSent, setIsSent] = useState(false);
  const ownName = viewer.kind === 'account' ? (viewer.name ?? '') : '';
  const form = useForm<FeedbackTexts>({
    initialValues: { name: ownName, rating: '', feedback: '' },
    keptAs: FEEDBACK,
    takesFocus: takesFocus ? 'name' : null,
    problemsOf: (texts) => problemsOf(valuesOf(texts)),
    send: async (texts, answerTo) => {
      if (isSent) return null;
      const problem = wholeProblemOf?.(valuesOf(texts)) ?? null;
      if (problem !== null) return { message: problem, code: null };
      // Trimmed before sending.
      const { name, rating, feedback } = trimmedFeedback(valuesOf(texts));
      const website = takeHoneypot(honeypot.current);
      const sent = { name, rating: rating ?? 0, feedback, website };
      const variables = { ...sent, key: key.of(sent) };
      const response = await answerTo(submitFeedback({ variables }), 'Failed to submit feedback');
      if (!response || response.refusal) return response?.refusal;
      key.answered();
      setIsSent(true);
      // Whoever has written need not be asked any more.
      if (viewer.kind === 'account') feedbackOpened(viewer);
      announce(THANKS);
      onThanks();
      return null;
    },
  });

  // After a reload it is known a moment later who somebody is.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    const { values, change } = latest.current;
    if (ownName !== '' && values.name === '') change('name', ownName);
  }, [ownName]);

  const { feedback } = form.values;
  const isFull = feedback.length >= LIMITS.feedback.textMaxLength;
  return (
    <Form
      form={form}
      submit="Submit Feedback"
      busy={isSent ? SUBMITTED : SUBMITTING}
      isBusy={form.isSubmitting || isSent}
    >
      <TextInput {...form.field('name')} label="Name" autoComplete="name" />
      <StarField
        value={form.values.rating}
        error={form.errorOf('rating')}
        onChange={(stars) => form.change('rating', stars)}
      />
      <TextArea
        {...form.field('feedback')}
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
          form.change('feedback', feedbackInput(text));
        }}
      />
      <Honeypot field={honeypot} />
      {isSent && (
        <p className="rounded-input bg-success-soft p-4 font-medium text-success">{THANKS}</p>
      )}
    </Form>
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
