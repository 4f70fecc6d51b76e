import type { SignUpWay, SignUpProgress } from './signUpProgress.ts';
import { useEffect, useState } from 'react';
import { addPropertyPath } from '../../../../../schema/routes.ts';
import { DoneStep } from './DoneStep.tsx';
import { EmailSignUp } from './EmailSignUp.tsx';
import { useHandedOver } from './handover.ts';
import { MobileSignUp } from './MobileSignUp.tsx';
import type { Place } from './place.ts';
import { forgetProgress, FRESH, savedProgress, saveProgress } from './signUpProgress.ts';
import type { Account } from '../../../session/viewer.ts';

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
