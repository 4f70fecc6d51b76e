import { useState } from 'react';
import type { FormEvent } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea, TextInput } from '../../../ui/Field.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';

/**
 * Guest reviews and a comment form as the specification has them: fixed texts, said to be
 * examples, and a form that calls nothing and says so. Search engines are told nothing of them.
 */
export function StaticReviews() {
  return (
    <section aria-labelledby="reviews-title" className="grid gap-5 print:hidden">
      <div className="grid gap-1">
        <h2 id="reviews-title" className="text-h2">
          Guest Reviews
        </h2>
        <p className="text-small text-muted">Sample reviews, not about this property.</p>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {REVIEWS.map(({ name, stars, text }) => (
          <li
            key={name}
            className="grid content-start gap-2 rounded-card border border-line bg-surface p-5"
          >
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p dir="auto" className="font-semibold">
                {name}
              </p>
              <Stars count={stars} />
            </div>
            <p dir="auto" className="text-small">
              {text}
            </p>
          </li>
        ))}
      </ul>
      <CommentForm />
    </section>
  );
}

function CommentForm() {
  const [isTried, setTried] = useState(false);
  // Before the script is there the browser itself would send the form, into the address of the page.
  const isHydrated = useHydrated();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
  };
  return (
    <form
      aria-labelledby="comment-title"
      onSubmit={submit}
      className="needs-script grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-2"
    >
      <h3 id="comment-title" className="text-h3 sm:col-span-2">
        Leave a comment
      </h3>
      <TextInput
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={LIMITS.person.nameMaxLength}
        required
      />
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.person.emailMaxLength}
        required
      />
      <div className="sm:col-span-2">
        <TextArea
          label="Comment"
          name="comment"
          rows={4}
          maxLength={LIMITS.comment.textMaxLength}
          required
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <Button type="submit" disabled={!isHydrated}>
          Post Comment
        </Button>
        <output aria-live="polite" className="min-w-0 flex-1 text-small text-muted">
          {isTried && NOT_SENT}
        </output>
      </div>
    </form>
  );
}

const NOT_SENT =
  'We do not collect comments on properties, so nothing was sent. Your text stays here until you leave the page.';

const REVIEWS = [
  {
    name: 'Ananya S.',
    stars: 5,
    text: 'The pictures and the floor plan matched what we saw. The seller answered every question on the first visit.',
  },
  {
    name: 'Rohit M.',
    stars: 4,
    text: 'Good light and a quiet lane. Parking is tight for a second car, which the listing could say.',
  },
] as const;
