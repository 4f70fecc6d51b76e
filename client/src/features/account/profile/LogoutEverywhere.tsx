import { useEffect, useRef, useState } from 'react';
import { explain } from '../../../apollo/refusal.ts';
import { useSignOutEverywhereMutation } from './Devices.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { useSignOut } from '../../../session/useSignOut.ts';

/** Ends every session of the account, this one too, after one question. */
export function LogoutEverywhere({ count }: { count: number }) {
  const answerTo = useMutationResult();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  const signOut = useSignOut();
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const logOut = async () => {
    const response = await answerTo(signOutEverywhere(), 'Logging out failed.');
    if (response?.refusal) toast(explain(response.refusal), { tone: 'error' });
    else if (response) await signOut();
  };
  if (!isAsking) {
    return (
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
    );
  }
  const sentence =
    count === 1
      ? 'You will be logged out on this device. You are not logged in anywhere else.'
      : `You will be logged out on all ${count} devices, including this one.`;
  return (
    <fieldset ref={question} tabIndex={-1} className="grid gap-3 rounded-card bg-warning-soft p-4">
      <legend className="sr-only">Log out everywhere</legend>
      <p className="font-medium text-warning">{sentence}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="accent" onClick={() => void logOut()}>
          Yes, log out everywhere
        </Button>
        <Button variant="outline" onClick={() => setAsking(false)}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
