import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { feedbackProblems } from '../../../../schema/rules/feedback.ts';
import { DialogFrame } from '../signIn/DialogFrame.tsx';
import { useAccountDialog } from '../signIn/useAccountDialog.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

/**
 * Share Feedback (V-4.4-05 to V-4.4-08): it closes a second after the thanks. Closing forgets what was
 * typed, since the form goes with the dialog.
 */
export function FeedbackDialog() {
  const { stay, goHome } = useAccountDialog();
  const [isThanked, setIsThanked] = useState(false);
  const latest = useRef(stay);
  useEffect(() => {
    latest.current = stay;
  });
  useEffect(() => {
    if (!isThanked) return undefined;
    const timer = setTimeout(() => latest.current(), LIMITS.feedback.closesAfterSuccessMs);
    return () => clearTimeout(timer);
  }, [isThanked]);
  return (
    <DialogFrame title="Share Feedback" onClose={stay} onGoHome={goHome}>
      <FeedbackForm takesFocus problemsOf={feedbackProblems} onThanks={() => setIsThanked(true)} />
    </DialogFrame>
  );
}
