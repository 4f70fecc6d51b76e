import type { Refusal } from '../../../apollo/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { EmailField } from '../signIn/EmailField.tsx';
import { MobileField } from '../signIn/MobileField.tsx';
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
  const form = useForm({
    initialValues: { to: initial },
    takesFocus: isOwn ? 'send' : 'to',
    problemsOf: ({ to }) => problemsIn({ to: kind.problemOf(to) }),
    oneField: 'to',
    // It was said of the address that stood there.
    onChange: () => form.setRefusal(null),
    send: ({ to }) => send(to.trim()),
  });
  return (
    <Form form={form} className="gap-3">
      {isOwn && (
        <p className="text-small">{`We will send a 6-digit code to ${kind.shown(initial)}.`}</p>
      )}
      {!isOwn && kind.isText && (
        <MobileField {...form.field('to')} label={kind.newLabel} hint={HINT} />
      )}
      {!isOwn && !kind.isText && (
        <EmailField {...form.field('to')} label={kind.newLabel} hint={HINT} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="send" aria-disabled={form.isSubmitting || undefined}>
          {form.isSubmitting ? 'Sending...' : 'Send code'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const HINT = 'We will send a 6-digit code to it. Nothing changes until you enter the code.';
