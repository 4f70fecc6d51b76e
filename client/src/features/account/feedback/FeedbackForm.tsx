import { useEffect, useRef, useState, useId } from 'react';
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
import { pluralize } from '../../../../../schema/format/count.ts';
import { Icon } from '../../../ui/Icon.tsx';

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

/** One to five stars: real radio buttons, so that arrows choose and screen readers count. */
export function StarField({
  value,
  error,
  onChange,
}: {
  /** '' while none is chosen. */
  value: string;
  error: string | null;
  onChange: (stars: string) => void;
}) {
  const errorId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error === null ? undefined : errorId}>
      <legend className="mb-1 text-small font-medium">Rating</legend>
      <div className="-mx-1.5 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 cursor-pointer place-items-center rounded-input has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={value === String(stars)}
              aria-label={pluralize(stars, 'star')}
              className="sr-only"
              onChange={() => onChange(String(stars))}
            />
            <Icon
              name="Star"
              className={`size-8 stroke-[1.5] text-star ${stars <= Number(value) ? 'fill-current' : ''}`}
            />
          </label>
        ))}
      </div>
      {error !== null && (
        <p id={errorId} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const { ratingMin, ratingMax } = LIMITS.feedback;
const STARS = Array.from({ length: ratingMax - ratingMin + 1 }, (_, index) => ratingMin + index);
