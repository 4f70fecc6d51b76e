import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Account } from '../../../session/viewer.ts';
import { Icon } from '../../../ui/Icon.tsx';

/**
 * Registered: the redirect follows after a moment, a press of the button goes at once, and as
 * long as the pointer or the focus rests here nothing moves (SC 2.2.1).
 */
export function DoneStep({
  account,
  returnTo,
  onGo,
}: {
  account: Account;
  returnTo: string | null;
  onGo: (account: Account) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const latest = useRef(onGo);
  useEffect(() => {
    latest.current = onGo;
  });
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => latest.current(account), LIMITS.registration.redirectMs);
    return () => clearTimeout(timer);
  }, [isPaused, account]);
  const pause = () => setIsPaused(true);
  return (
    <div className="grid justify-items-center gap-4 py-2 text-center">
      <Icon name="CircleCheck" className="stroke-[1.5] size-14 text-success" />
      <h3 ref={heading} tabIndex={-1} className="text-h3">
        {account.name ? `Welcome, ${account.name}!` : 'Welcome!'}
      </h3>
      <p className="text-muted">Your registration is complete.</p>
      <Button
        size="large"
        className="w-full"
        // A move, not an entering: the button may appear under a pointer that rests.
        onPointerMove={pause}
        onPointerLeave={() => setIsPaused(false)}
        onFocus={pause}
        onBlur={() => setIsPaused(false)}
        onClick={() => onGo(account)}
      >
        {nextWords(account, returnTo)}
      </Button>
    </div>
  );
}

/** What the button leads to. */
function nextWords({ userType }: Account, returnTo: string | null): string {
  if (returnTo !== null) return 'Continue';
  return userType === 'seller' ? 'Go to Seller Dashboard' : 'Browse Properties';
}
