import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '../../../../../schema/limits.ts';
import { workspacePath } from '../../../../../schema/routes.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import type { ListingToEdit } from './useListingToEdit.ts';
import { Icon } from '../../../ui/Icon.tsx';

/**
 * The update is on the server: the own list follows after two seconds, a press of the button goes at
 * once, and as long as the pointer or the focus rests on it nothing moves (SC 2.2.1).
 */
export function Updated({
  home,
  listing,
  isApproved,
}: {
  home: string;
  listing: ListingToEdit;
  isApproved: boolean;
}) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const target = workspacePath(home, 'my-properties');
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => void navigate(target), LIMITS.listing.redirectAfterEditMs);
    return () => clearTimeout(timer);
  }, [isPaused, navigate, target]);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return (
    <div className="grid justify-items-center gap-4 rounded-panel border border-line bg-surface px-6 py-14 text-center">
      <Icon name="CircleCheck" className="stroke-[1.5] size-14 text-success" />
      <h2 ref={heading} tabIndex={-1} className="font-text text-h3 font-semibold">
        {UPDATED}
      </h2>
      <p className="max-w-measure text-muted">
        {isApproved
          ? 'The new version is live.'
          : listing.isPublic
            ? 'The new version goes live after a quick verification. Until then, visitors see the approved version.'
            : 'It goes live after a quick verification.'}
      </p>
      <ButtonLink
        to={target}
        size="large"
        // A move, not an entering: the button may appear under a pointer that rests.
        onPointerMove={pause}
        onPointerLeave={resume}
        onFocus={pause}
        onBlur={resume}
      >
        Go to My Properties
      </ButtonLink>
    </div>
  );
}

export const UPDATED = 'Property updated successfully!';
