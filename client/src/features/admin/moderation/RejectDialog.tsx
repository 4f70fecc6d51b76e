import { useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { rejectionReasonProblem } from '../../../../../schema/rules/rejectionReason.ts';
import { textProblem, tidy } from '../../../../../schema/rules/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CONTROL, describedBy, Frame } from '../../../ui/Field.tsx';
import { parseJson } from '../../../../../schema/rules/json.ts';
import { store, stored } from '../../../ui/browserStorage.ts';

/** Asks why a property is rejected; the seller reads it. */
export function RejectDialog({
  title,
  isEdit = false,
  onReject,
  onCancel,
}: {
  /** What is rejected. */
  title: string;
  /** An edit is rejected, and what visitors see stays. */
  isEdit?: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [usual] = useState(usualReasons);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = rejectionReasonProblem(reason);
    setProblem(found);
    if (found !== null) {
      field.current?.focus();
      return;
    }
    // Kept before it is known to be taken: should it be refused, the words are the first of the usual ones.
    rememberReason(tidy(reason));
    onReject(tidy(reason));
  };
  /** What was written to its end is not lost with a press on Escape: it is the first of the usual ones. */
  const close = () => {
    if (rejectionReasonProblem(reason) === null) rememberReason(tidy(reason));
    onCancel();
  };
  const take = (text: string) => {
    setReason(text);
    setProblem(null);
    field.current?.focus();
  };
  const { reasonMaxLength } = LIMITS.moderation;
  const hint = `${reason.length}/${reasonMaxLength}`;
  const error = problem ?? textProblem(tidy(reason), reasonMaxLength);
  return (
    <Dialog
      label={isEdit ? 'Reject this edit' : 'Reject this property'}
      onClose={close}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line shadow-dialog"
    >
      <form noValidate onSubmit={send} className="grid gap-4 p-5 sm:p-6">
        <div className="grid gap-1">
          <h2 className="font-text text-h3 font-semibold">
            {isEdit ? 'Reject this edit' : 'Reject this property'}
          </h2>
          <p dir="auto" className="wrap-anywhere text-muted">
            {title}
          </p>
        </div>
        <Frame id={id} label="Reason (shown to the seller)" hint={hint} error={error}>
          <textarea
            ref={field}
            id={id}
            rows={4}
            required
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setProblem(null);
            }}
            className={`${CONTROL} px-3.5 py-2.5`}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, hint, error)}
          />
        </Frame>
        <div className="grid gap-2">
          <p className="text-small font-medium">Common reasons</p>
          <ul className="flex flex-wrap gap-2">
            {usual.map((text) => (
              <li key={text} className="max-w-full">
                <button type="button" onClick={() => take(text)} className={SUGGESTION}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
        {isEdit && (
          <p className="text-small text-muted">Visitors will still see the approved version.</p>
        )}
        <div className="mt-1 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="accent">
            Reject
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const SUGGESTION =
  'min-h-11 max-w-full rounded-input border border-line bg-surface px-3 py-1.5 text-left text-small wrap-anywhere transition-colors duration-120 hover:border-primary hover:text-primary pointer-fine:min-h-9';

const KEY = 'rejectionReasons';
const MOST = 6;

/** What is often the matter, until this browser knows better. */
const FIRST: readonly string[] = [
  'The photos do not show the property.',
  'The price looks wrong. Please check it.',
  'This property is already listed.',
  'Please keep phone numbers and links out of the description.',
];

/** The reasons that were given last in this browser, then those that are often given. */
export function usualReasons(): readonly string[] {
  return [...new Set([...remembered(), ...FIRST])].slice(0, MOST);
}

export function rememberReason(reason: string): void {
  const others = remembered().filter((each) => each !== reason);
  store(KEY, JSON.stringify([reason, ...others].slice(0, MOST)));
}

/** What lies in storage may have been written by an older version, or by hand. */
function remembered(): readonly string[] {
  const reasons = parseJson(stored(KEY) ?? '');
  return Array.isArray(reasons)
    ? reasons.filter((each): each is string => typeof each === 'string' && each.trim() !== '')
    : [];
}
