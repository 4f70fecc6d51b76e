import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '../../../../../schema/limits.ts';
import { POSTING_TEXTS } from '../../../../../schema/catalogue/messages.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { Button } from '../../../ui/Button.tsx';
import { clearToasts } from '../../../ui/toast.ts';
import { VERIFICATION } from './useSubmitListing.ts';
import type { Posted } from './useSubmitListing.ts';
import { Icon } from '../../../ui/Icon.tsx';

/**
 * Posted: My Properties follows after five seconds, a press goes at once, and as long as the pointer
 * or the focus rests on the buttons nothing moves (SC 2.2.1), nor while a dialog is open, which would go with the page.
 */
export function PostedPanel({
  posted,
  listPath,
  anotherPath,
}: {
  posted: Posted;
  /** Where My Properties stands in this workspace. */
  listPath: string;
  anotherPath: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const [isPaused, setPaused] = useState(false);
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]') === null) setLeft((seconds) => seconds - 1);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [isPaused]);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) void navigate(listPath, { replace: true });
  }, [isOver, navigate, listPath]);
  const postAnother = () => {
    clearToasts();
    void navigate(anotherPath);
  };
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return (
    <section
      data-writing
      className="jali grid justify-items-center gap-4 overflow-hidden rounded-panel border border-line bg-surface px-6 py-14 text-center"
    >
      <Icon name="CircleCheck" className="stroke-[1.5] size-16 text-success" />
      <h2 ref={heading} tabIndex={-1} className="max-w-measure text-h2">
        {POSTING_TEXTS.congratulations}
      </h2>
      <p dir="auto" className="max-w-full font-medium wrap-anywhere">
        {posted.title}
      </p>
      {posted.approvalStatus !== 'APPROVED' && <p className="text-muted">{VERIFICATION}</p>}
      <div
        className="mt-2 flex flex-wrap justify-center gap-3"
        data-keep-free
        // A move, not an entering: the buttons may appear under a pointer that rests.
        onPointerMove={pause}
        onPointerLeave={resume}
        onFocus={pause}
        onBlur={resume}
      >
        <Button size="large" onClick={() => void navigate(listPath, { replace: true })}>
          Go to My Properties
        </Button>
        <Button size="large" variant="outline" onClick={postAnother}>
          Post another property
        </Button>
      </div>
      <p className="text-small text-muted tabular-nums">
        {isPaused
          ? 'Paused. My Properties will not open while you are here.'
          : `Opening My Properties in ${pluralize(Math.max(0, left), 'second')}.`}
      </p>
    </section>
  );
}

const SECOND_MS = 1_000;
const SECONDS = LIMITS.listing.redirectAfterPostMs / SECOND_MS;
