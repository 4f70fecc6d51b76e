import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '../../apollo/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { focusField } from '../../ui/ErrorSummary.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { RefusalBox } from '../../ui/RefusalBox.tsx';
import { problemsIn, useFormFields } from '../../ui/useFormFields.ts';
import { MobileField } from '../account/MobileField.tsx';
import type { ContactKind } from './contactKinds.ts';

/** Asks for the new mobile or address and has a code sent to it. */
export function NewContactStep({
  kind,
  initial,
  isOwn,
  onCancel,
  send,
}: {
  kind: ContactKind;
  initial: string;
  /** The address stands already and is only to be verified. */
  isOwn: boolean;
  onCancel: () => void;
  send: (to: string) => Promise<Refusal | null>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const fields = useFormFields({
    initialValues: { to: initial },
    problemsOf: ({ to }) => problemsIn({ to: kind.problemOf(to) }),
    onRefused: () => focusField(form.current, 'to'),
    send: async ({ to }) => {
      setRefusal(null);
      setRefusal(await send(to.trim()));
    },
  });
  useEffect(() => focusField(form.current, isOwn ? 'send' : 'to'), [isOwn]);
  return (
    <form ref={form} noValidate className="grid gap-3" onSubmit={fields.onSubmit}>
      {refusal && <RefusalBox message={refusal.message} hint={refusal.hint} />}
      {isOwn && (
        <p className="text-small">{`We will send a 6-digit code to ${kind.shown(initial)}.`}</p>
      )}
      {!isOwn && kind.isText && (
        <MobileField
          {...fields.field('to')}
          label={kind.newLabel}
          hint={HINT}
          onChange={(mobile) => fields.change('to', mobile)}
        />
      )}
      {!isOwn && !kind.isText && (
        <TextInput
          {...fields.field('to')}
          type="email"
          inputMode="email"
          autoComplete="email"
          label={kind.newLabel}
          hint={HINT}
          onChange={(event) => fields.change('to', event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="send" aria-disabled={fields.isSubmitting || undefined}>
          {fields.isSubmitting ? 'Sending...' : 'Send code'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const HINT = 'We will send a 6-digit code to the new one. Nothing changes before it is entered.';
