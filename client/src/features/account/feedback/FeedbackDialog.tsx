import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { feedbackProblems } from '../../../../../schema/rules/feedback.ts';
import { DialogFrame } from '../signIn/DialogFrame.tsx';
import { useAccountDialog } from '../signIn/useAccountDialog.ts';
import { unsentTexts } from '../../../ui/unsentTexts.ts';
import { FEEDBACK, FeedbackForm } from './FeedbackForm.tsx';

/**
 * Share Feedback: it closes a second after the thanks. Its close button forgets what was
 * typed; Escape, a press beside it and Back may be a slip.
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
    <DialogFrame
      title="Share Feedback"
      onClose={stay}
      onGoHome={() => {
        unsentTexts.delete(FEEDBACK);
        goHome();
      }}
    >
      <FeedbackForm takesFocus problemsOf={feedbackProblems} onThanks={() => setIsThanked(true)} />
    </DialogFrame>
  );
}
