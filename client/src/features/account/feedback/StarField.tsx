import { useId } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { Icon } from '../../../ui/Icon.tsx';

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
