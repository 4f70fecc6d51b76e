import { useRef } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import {
  COMPLAINT_REASONS,
  complaintTextProblem,
  contactProblem,
} from '../../../../../schema/rules/case.ts';
import { personNameProblem } from '../../../../../schema/rules/personName.ts';
import { Form } from '../../../forms/Form.tsx';
import { Honeypot, takeHoneypot } from '../../../forms/Honeypot.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { useViewer } from '../../../session/viewer.ts';
import { TextInput } from '../../../ui/Field.tsx';
import { LimitedLine, LimitedText } from '../../../ui/LimitedText.tsx';
import { useSendComplaintMutation } from './Complaint.generated.ts';
import { ReasonSelect } from './ReasonSelect.tsx';
import { CONTACT_HINT } from './contact.ts';
import { reasonKeyOf } from './reasons.ts';

/** A complaint to the grievance officer, with where the answer goes. */
export function ComplaintForm({ onSent }: { onSent: (number: string) => void }) {
  const viewer = useViewer();
  const [sendComplaint] = useSendComplaintMutation();
  const honeypot = useRef<HTMLInputElement>(null);
  const own = viewer.kind === 'account' ? viewer : null;
  const form = useForm({
    initialValues: {
      reason: '',
      text: '',
      name: own?.name ?? '',
      contact: own?.email ?? own?.mobile ?? '',
    },
    problemsOf: ({ reason, text, name, contact }) =>
      problemsIn({
        reason: reasonKeyOf(reason) === null ? 'Please choose a reason' : null,
        text: complaintTextProblem(text),
        name: personNameProblem(name),
        contact: contactProblem(contact),
      }),
    send: async ({ reason, ...texts }, answerTo) => {
      const key = reasonKeyOf(reason);
      if (key === null) return null;
      const input = { ...texts, reason: key, website: takeHoneypot(honeypot.current) };
      const sent = sendComplaint({ variables: { input } });
      const response = await answerTo(sent, 'The complaint could not be sent.');
      if (!response || response.refusal) return response?.refusal;
      onSent(response.data.sendComplaint.number);
      return null;
    },
  });
  return (
    <Form form={form} submit="Send complaint" busy="Sending...">
      <ReasonSelect form={form} label="What is it about?" reasons={COMPLAINT_REASONS} />
      <LimitedText
        {...form.field('text')}
        label="What happened?"
        rows={5}
        limit={LIMITS.complaint.textMaxLength}
      />
      <TextInput {...form.field('name')} label="Name" autoComplete="name" />
      <LimitedLine
        {...form.field('contact')}
        label="Email or mobile"
        hint={CONTACT_HINT}
        limit={LIMITS.person.emailMaxLength}
      />
      <Honeypot field={honeypot} />
    </Form>
  );
}
