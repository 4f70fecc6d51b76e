import { useEffect } from 'react';
import { announce } from '../../../ui/announce.tsx';

/** The number of what was sent, which is needed for an appeal. */
export function CaseSent({ what, number }: { what: 'report' | 'complaint'; number: string }) {
  useEffect(() => announce(`Thank you. Your ${what} number is ${number}.`), [what, number]);
  return (
    <div className="grid gap-1 rounded-input bg-success-soft p-4">
      <p className="font-medium text-success">{`Thank you. We have received your ${what}.`}</p>
      <p>
        Your {what} number is <strong className="tabular-nums">{number}</strong>. Keep it in case
        you want to appeal.
      </p>
    </div>
  );
}
