import { useState } from 'react';
import type { ReactNode } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { auditReasonProblem } from '../../../../../schema/rules/auditReason.ts';
import { tidy } from '../../../../../schema/rules/text.ts';
import { useUnsent } from '../../../forms/autosave/dialogForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { LimitedText } from '../../../ui/LimitedText.tsx';
import { FormDialog } from '../../../forms/autosave/FormDialog.tsx';

/** Asks before something is done to somebody, with a reason that other administrators read; it may be left out. */
export function ReasonDialog({ onCancel, ...rest }: ReasonProps) {
  return (
    <FormDialog label={rest.title} onClose={onCancel}>
      {(close) => <ReasonForm {...rest} onCancel={close} />}
    </FormDialog>
  );
}

interface ReasonProps {
  title: string;
  /** What the button does, as a verb: 'Block'. */
  confirm: string;
  /** A word that has to be typed first, where it cannot be taken back. */
  typed?: string;
  isBusy: boolean;
  onConfirm: (reason: string | null) => void;
  onCancel: () => void;
  /** What it means. */
  children: ReactNode;
}

function ReasonForm({ title, confirm, typed, isBusy, onConfirm, onCancel, children }: ReasonProps) {
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useUnsent(reason !== '');
  const isTyped = typed === undefined || word.trim().toLowerCase() === typed;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // What was typed waits for what is on its way.
        if (isBusy) return;
        if (!isTyped) setProblem(`Please type ${typed}.`);
        // Beside the reason it is said how much is too much.
        else if (auditReasonProblem(reason) === null) onConfirm(tidy(reason) || null);
      }}
      className="grid gap-4 p-5 sm:p-6"
    >
      <h2 className="font-text text-h3 font-semibold wrap-anywhere">{title}</h2>
      <div className="grid gap-2 text-muted">{children}</div>
      <LimitedText
        label="Reason (shown to other administrators)"
        hint="Optional."
        rows={3}
        limit={LIMITS.moderation.reasonMaxLength}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {typed !== undefined && (
        <TextInput
          label={`Type ${typed} to confirm`}
          autoComplete="off"
          value={word}
          error={problem}
          onChange={(event) => {
            setWord(event.currentTarget.value);
            setProblem(null);
          }}
        />
      )}
      <div className="mt-1 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="accent" aria-disabled={isBusy || undefined}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
