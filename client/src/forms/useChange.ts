import { useState } from 'react';
import { toast } from '../ui/toast.ts';
import { useAnswer } from './useAnswer.ts';

/** Makes one change at a time and says how it went. Answers true when it was made. */
export function useChange(onChanged: () => Promise<void>) {
  const answerTo = useAnswer();
  const [isBusy, setBusy] = useState(false);
  const change = async (
    /** Calls the function of a mutation's hook. */
    send: () => Promise<{ data?: unknown }>,
    done: string,
  ): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    const answer = await answerTo(send(), 'The change could not be saved.');
    setBusy(false);
    if (!answer) return false;
    if (answer.refusal) toast(answer.refusal.message, { tone: 'error' });
    else toast(done);
    // Also after a refusal: somebody else may have changed what stands here.
    await onChanged();
    return !answer.refusal;
  };
  return { isBusy, change };
}
