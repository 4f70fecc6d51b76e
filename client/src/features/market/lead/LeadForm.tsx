import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import {
  LEAD_TEXTS,
  leadMessage,
  leadNameInput,
  leadProblems,
} from '../../../../../schema/rules/lead.ts';
import { tidy } from '../../../../../schema/rules/text.ts';
import { explain } from '../../../apollo/refusal.ts';
import type { CallTime, EnquiryInput } from '../../../types.generated.ts';
import { announce } from '../../../ui/announce.tsx';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { LimitedText } from '../../../ui/LimitedText.tsx';
import { RefusalBox } from '../../../ui/RefusalBox.tsx';
import { Form } from '../../../forms/Form.tsx';
import { Honeypot, takeHoneypot } from '../../../forms/Honeypot.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { MobileField } from '../../account/signIn/MobileField.tsx';
import { useViewer } from '../../../session/viewer.ts';
import type { OpenedContact } from './contactLinks.ts';
import { useSendLead } from './useSendLead.ts';

type LeadTexts = Record<'name' | 'mobileNumber' | 'message', string> & {
  callTime: CallTime | '';
};

/** Name, mobile and message for the seller; an account's own stand there already. */
export function LeadForm({
  propertyId,
  title,
  before,
  onSent,
  onNeedsCode,
}: {
  propertyId: string;
  title: string;
  /** What was sent already and stands in the form again. */
  before: EnquiryInput | null;
  onSent: (contact: OpenedContact) => void;
  onNeedsCode: (input: EnquiryInput) => void;
}) {
  const viewer = useViewer();
  const sendLead = useSendLead();
  const honeypot = useRef<HTMLInputElement>(null);
  const [nameNote, setNameNote] = useState<string | null>(null);
  const own = viewer.kind === 'account' ? viewer : null;
  const form = useForm<LeadTexts>({
    initialValues: {
      name: before?.name ?? own?.name ?? '',
      mobileNumber: before?.mobileNumber ?? own?.mobile ?? '',
      message: before?.message ?? '',
      callTime: before?.callTime ?? '',
    },
    keptAs: `lead/${propertyId}`,
    takesFocus: 'name',
    problemsOf: leadProblems,
    send: async ({ name, mobileNumber, message, callTime }) => {
      const website = takeHoneypot(honeypot.current);
      const sent = { name: tidy(name), mobileNumber, message: leadMessage(message) };
      const input = { propertyId, ...sent, callTime: callTime || null, website };
      const { contact, needsCode, refusal } = await sendLead(input);
      if (contact) onSent(contact);
      if (needsCode) onNeedsCode(input);
      return refusal;
    },
  });
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  // The account may come after the form; what was typed by then stays.
  useEffect(() => {
    if (own === null) return;
    const { values, changeAll } = latest.current;
    changeAll({
      name: values.name || (own.name ?? ''),
      mobileNumber: values.mobileNumber || (own.mobile ?? ''),
    });
  }, [own]);

  const takeName = (text: string) => {
    const { name, note } = leadNameInput(text);
    setNameNote(note);
    if (note !== null) announce('Digits removed.');
    form.change('name', name);
  };
  return (
    <Form
      form={form}
      submit="Submit"
      busy="Submit..."
      lead={
        <p className="text-small text-muted">
          About &quot;<bdi>{title}</bdi>
          {`". We share your name and number with the seller, and show you theirs.`}
        </p>
      }
      refusalBox={
        form.refusal && (
          <RefusalBox message={LEAD_TEXTS.failed} hint={LEAD_TEXTS.failedHint}>
            <p className="-order-1 text-ink">{explain(form.refusal)}</p>
          </RefusalBox>
        )
      }
    >
      <TextInput
        {...form.field('name')}
        error={nameNote ?? form.errorOf('name')}
        label="Name"
        autoComplete="name"
        onChange={(event) => takeName(event.currentTarget.value)}
      />
      <MobileField {...form.field('mobileNumber')} />
      <LimitedText
        {...form.field('message')}
        limit={LIMITS.lead.messageMaxLength}
        label="Message (optional)"
        rows={3}
        placeholder="When may I visit?"
      />
      <Select {...form.field('callTime')} label="Preferred time to call">
        <option value="">Any time</option>
        <option value="MORNING">Morning</option>
        <option value="AFTERNOON">Afternoon</option>
        <option value="EVENING">Evening</option>
      </Select>
      <Honeypot field={honeypot} />
    </Form>
  );
}
