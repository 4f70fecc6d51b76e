import type { SignUpWay, SignUpProgress } from './signUpProgress.ts';
import { useEffect, useState, useRef } from 'react';
import { addPropertyPath } from '../../../../../schema/routes.ts';
import { EmailSignUp } from './EmailSignUp.tsx';
import { useHandedOver } from './handover.ts';
import { MobileSignUp } from './MobileSignUp.tsx';
import type { Place } from './place.ts';
import { forgetProgress, FRESH, savedProgress, saveProgress } from './signUpProgress.ts';
import type { Account } from '../../../session/viewer.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

/**
 * Registering: mobile and role, code, name and e-mail, done; or all at once with a code by e-mail.
 * What was saved in the last ten minutes goes on where it stood; leaving the form
 * forgets everything.
 */
export function SignUp({ place }: { place: Place }) {
  const handedOver = useHandedOver();
  const [progress, setProgress] = useState(() => firstProgress(handedOver, place.returnTo));
  const [hasMoved, setHasMoved] = useState(false);
  const [done, setDone] = useState<Account | null>(null);
  useEffect(() => forgetProgress, []);

  if (done) return <DoneStep account={done} returnTo={place.returnTo} onGo={place.leadOn} />;
  const way: SignUpWay = {
    place,
    progress,
    save: (change) => {
      if (change.step !== undefined) setHasMoved(true);
      setProgress((before) => {
        const next = { ...before, ...change };
        saveProgress(next);
        return next;
      });
    },
    takesFocus: place.isDialog || hasMoved,
    onDone: (entered) => {
      forgetProgress();
      setDone(place.enter(entered));
    },
  };
  const isByEmail = progress.step === 'email' || progress.step === 'emailCode';
  return isByEmail ? <EmailSignUp {...way} /> : <MobileSignUp {...way} />;
}

function firstProgress(handedOver: string, returnTo: string | null): SignUpProgress {
  const saved = savedProgress();
  if (saved && (handedOver === '' || saved.mobile === handedOver)) return saved;
  // Whoever comes to post a property is no buyer.
  const role = returnTo === addPropertyPath() ? 'SELLER' : '';
  return { ...FRESH, mobile: handedOver, role };
}

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
