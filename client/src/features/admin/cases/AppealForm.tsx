import { LIMITS } from '../../../../../schema/limits.ts';
import {
  caseNumberProblem,
  complaintTextProblem,
  contactProblem,
} from '../../../../../schema/rules/case.ts';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { TextInput } from '../../../ui/Field.tsx';
import { LimitedLine, LimitedText } from '../../../ui/LimitedText.tsx';
import { useAppealCaseMutation } from './Complaint.generated.ts';

/** Asks for another decision, with the number of the case and what it was sent with. */
export function AppealForm({ onSent }: { onSent: (message: string) => void }) {
  const [appealCase] = useAppealCaseMutation();
  const form = useForm({
    initialValues: { number: '', contact: '', text: '' },
    problemsOf: ({ number, contact, text }) =>
      problemsIn({
        number: caseNumberProblem(number),
        contact: contactProblem(contact),
        text: complaintTextProblem(text),
      }),
    send: async (input, answerTo) => {
      const sent = appealCase({ variables: { input } });
      const response = await answerTo(sent, 'The appeal could not be sent.');
      if (!response || response.refusal) return response?.refusal;
      onSent(response.data.appealCase.message);
      return null;
    },
  });
  return (
    <Form form={form} submit="Send appeal" busy="Sending...">
      <TextInput
        {...form.field('number')}
        label="Case number"
        placeholder="C-2026-000123"
        autoComplete="off"
      />
      <LimitedLine
        {...form.field('contact')}
        label="Email or mobile used in the report or complaint"
        limit={LIMITS.person.emailMaxLength}
      />
      <LimitedText
        {...form.field('text')}
        label="Why should we review the decision?"
        rows={4}
        limit={LIMITS.complaint.textMaxLength}
      />
    </Form>
  );
}
