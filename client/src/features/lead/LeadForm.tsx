import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import {
  LEAD_TEXTS,
  leadMessage,
  leadNameInput,
  leadProblems,
} from '../../../../schema/rules/lead.ts';
import { tidy } from '../../../../schema/rules/text.ts';
import type { Refusal } from '../../apollo/refusal.ts';
import { useSendEnquiryMutation } from './Lead.generated.ts';
import { announce } from '../../ui/announce.tsx';
import { ErrorSummary, focusField } from '../../ui/ErrorSummary.tsx';
import { TextArea, TextInput } from '../../ui/Field.tsx';
import { RefusalBox } from '../../ui/RefusalBox.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { withId } from '../../ui/storedIds.ts';
import { useFormFields } from '../../ui/useFormFields.ts';
import { MobileField } from '../account/MobileField.tsx';
import { useAnswer } from '../account/useAnswer.ts';
import { useViewer } from '../account/viewer.ts';
import type { OpenedContact } from './contactLinks.ts';
import { unlockedContacts } from './unlockedStore.ts';

type LeadTexts = Record<'name' | 'mobileNumber' | 'message', string>;

/** Name, mobile and message for the seller (V-3-06); an account's own stand there already. */
export function LeadForm({
  propertyId,
  title,
  onSent,
}: {
  propertyId: string;
  title: string;
  onSent: (contact: OpenedContact) => void;
}) {
  const client = useApolloClient();
  const viewer = useViewer();
  const answerTo = useAnswer();
  const [sendEnquiry] = useSendEnquiryMutation();
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [nameNote, setNameNote] = useState<string | null>(null);
  const own = viewer.kind === 'account' ? viewer : null;
  const fields = useFormFields<LeadTexts>({
    initialValues: { name: own?.name ?? '', mobileNumber: own?.mobile ?? '', message: '' },
    problemsOf: leadProblems,
    send: async ({ name, mobileNumber, message }) => {
      setRefusal(null);
      const website = honeypot.current?.value ?? '';
      const sent = { name: tidy(name), mobileNumber, message: leadMessage(message) };
      const input = { propertyId, ...sent, website };
      const answer = await answerTo(sendEnquiry({ variables: { input } }), LEAD_TEXTS.unreachable);
      if (!answer) return;
      if (answer.refusal) {
        setRefusal(answer.refusal);
        return;
      }
      const { contact } = answer.data.sendEnquiry;
      if (!contact) return;
      client.cache.modify({
        id: client.cache.identify({ __typename: 'Property', id: propertyId }),
        fields: { contact: () => ({ ...contact, __typename: 'OpenContact' }) },
      });
      unlockedContacts.write(withId(unlockedContacts.read(), propertyId, true));
      onSent(contact);
    },
  });
  useEffect(() => {
    focusField(form.current, 'name');
  }, []);
  const latestFields = useRef(fields);
  useEffect(() => {
    latestFields.current = fields;
  });
  // The account may come after the form; what was typed by then stays.
  useEffect(() => {
    if (own === null) return;
    const { values, changeAll } = latestFields.current;
    changeAll({
      name: values.name || (own.name ?? ''),
      mobileNumber: values.mobileNumber || (own.mobile ?? ''),
    });
  }, [own]);

  const takeName = (text: string) => {
    const { name, note } = leadNameInput(text);
    setNameNote(note);
    if (note !== null) announce('Digits were left out.');
    fields.change('name', name);
  };
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={fields.onSubmit}>
      <p className="text-small text-muted">
        {`About "${title}". The seller gets your name and number, you get the seller's.`}
      </p>
      <ErrorSummary form={form} problems={fields.spoken} tries={fields.refusedTries} />
      {refusal && (
        <RefusalBox message={LEAD_TEXTS.failed} hint={LEAD_TEXTS.failedHint}>
          <p className="-order-1 text-ink">{reasonOf(refusal)}</p>
        </RefusalBox>
      )}
      <TextInput
        {...fields.field('name')}
        error={nameNote ?? fields.errorOf('name')}
        label="Name"
        autoComplete="name"
        maxLength={LIMITS.person.nameMaxLength}
        onChange={(event) => takeName(event.currentTarget.value)}
      />
      <MobileField
        {...fields.field('mobileNumber')}
        onChange={(mobile) => fields.change('mobileNumber', mobile)}
      />
      <TextArea
        {...fields.field('message')}
        label="Message (optional)"
        rows={3}
        placeholder="When may I visit?"
        onChange={(event) => fields.change('message', event.currentTarget.value)}
      />
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          Website
          <input ref={honeypot} name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton isBusy={fields.isSubmitting} busy="Submit...">
        Submit
      </SubmitButton>
    </form>
  );
}

/** What the server said, or that it could not be reached (V-8-12). */
function reasonOf({ message, hint }: Refusal): string {
  return hint === undefined ? message : `${message}. ${hint}`;
}
