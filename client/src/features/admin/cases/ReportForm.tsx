import { useRef } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import {
  optionalContactProblem,
  REPORT_REASONS,
  reportTextProblem,
} from '../../../../../schema/rules/case.ts';
import { Form } from '../../../forms/Form.tsx';
import { Honeypot, takeHoneypot } from '../../../forms/Honeypot.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { LimitedLine, LimitedText } from '../../../ui/LimitedText.tsx';
import { useSendReportMutation } from './Complaint.generated.ts';
import { ReasonSelect } from './ReasonSelect.tsx';
import { CONTACT_HINT } from './contact.ts';
import { reasonKeyOf } from './reasons.ts';

/** What is wrong with a listing; nobody need say who they are. */
export function ReportForm({
  propertyId,
  onSent,
}: {
  propertyId: string;
  onSent: (number: string) => void;
}) {
  const [sendReport] = useSendReportMutation();
  const honeypot = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: { reason: '', text: '', contact: '' },
    keptAs: `report/${propertyId}`,
    takesFocus: 'reason',
    problemsOf: ({ reason, text, contact }) =>
      problemsIn({
        reason: reasonKeyOf(reason) === null ? 'Please choose a reason' : null,
        text: reportTextProblem(text, reason),
        contact: optionalContactProblem(contact),
      }),
    send: async ({ reason, text, contact }, answerTo) => {
      const key = reasonKeyOf(reason);
      if (key === null) return null;
      const website = takeHoneypot(honeypot.current);
      const input = { propertyId, reason: key, text, contact, website };
      const sent = sendReport({ variables: { input } });
      const response = await answerTo(sent, 'The report could not be sent.');
      if (!response || response.refusal) return response?.refusal;
      onSent(response.data.sendReport.number);
      return null;
    },
  });
  return (
    <Form form={form} submit="Send report" busy="Sending...">
      <ReasonSelect form={form} label="What is wrong?" reasons={REPORT_REASONS} />
      <LimitedText
        {...form.field('text')}
        label="Tell us more"
        rows={3}
        limit={LIMITS.complaint.textMaxLength}
      />
      <LimitedLine
        {...form.field('contact')}
        label="Your email or mobile"
        hint={`Leave this empty to stay anonymous. ${CONTACT_HINT}`}
        limit={LIMITS.person.emailMaxLength}
      />
      <Honeypot field={honeypot} />
    </Form>
  );
}
