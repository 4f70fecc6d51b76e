import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { contactFormPath } from '../../../../../schema/routes.ts';
import {
  answerProblem,
  CONTACT_MESSAGE_RULES,
} from '../../../../../schema/rules/contactMessage.ts';
import { loaded } from '../../../apollo/loaded.ts';
import { Form } from '../../../forms/Form.tsx';
import { Honeypot, takeHoneypot } from '../../../forms/Honeypot.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { useTypedBefore } from '../../../forms/useTypedBefore.ts';
import { useViewer } from '../../../session/viewer.ts';
import { TextInput } from '../../../ui/Field.tsx';
import { LimitedLine, LimitedText } from '../../../ui/LimitedText.tsx';
import { useSendContactMessageMutation } from './ContactForm.generated.ts';
import { useContactPageQuery } from './ContactPage.generated.ts';
import { ControlGroups } from './ControlGroups.tsx';
import { visibleControls } from './controls.ts';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';

/** Writes to the marketplace; what administrators ask beside stands in their groups and order. */
export function ContactForm() {
  const [thanks, setThanks] = useState<string | null>(null);
  if (thanks !== null) return <ContactSent thanks={thanks} onAgain={() => setThanks(null)} />;
  return <WritingForm onSent={setThanks} />;
}

function WritingForm({ onSent }: { onSent: (thanks: string) => void }) {
  const viewer = useViewer();
  const page = useContactPageQuery();
  const controls = visibleControls(loaded(page).contactControls);
  const [sendContactMessage] = useSendContactMessageMutation();
  const honeypot = useRef<HTMLInputElement>(null);
  const form = useForm<Record<string, string>>({
    initialValues: {
      name: '',
      email: '',
      phone: '',
      subject: '',
      message: '',
      ...Object.fromEntries(controls.map(({ name }) => [name, ''])),
    },
    problemsOf: (values) =>
      problemsIn({
        ...Object.fromEntries(
          Object.entries(CONTACT_MESSAGE_RULES).map(([name, rule]) => [
            name,
            rule(values[name] ?? ''),
          ]),
        ),
        ...Object.fromEntries(
          controls.map((control) => [
            control.name,
            answerProblem(control, values[control.name] ?? ''),
          ]),
        ),
      }),
    send: async (values, answerTo) => {
      const { name = '', email = '', phone = '', subject = '', message = '' } = values;
      const responses = controls.map((control) => ({
        name: control.name,
        value: values[control.name] ?? '',
      }));
      const website = takeHoneypot(honeypot.current);
      const input = { name, email, phone, subject, message, answers: responses, website };
      const sent = sendContactMessage({ variables: { input } });
      const response = await answerTo(sent, 'Your message could not be sent. Please try again.');
      // What the rules here let pass is asked otherwise by now.
      if (response?.refusal?.code === 'INVALID_INPUT') await page.refetch().catch(() => undefined);
      if (!response || response.refusal) return response?.refusal;
      onSent(response.data.sendContactMessage.message);
      return null;
    },
  });
  useTypedBefore(form);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const own = viewer.kind === 'account' ? viewer : null;
  // The account may come after the form; what was typed by then stays.
  useEffect(() => {
    if (own === null) return;
    const { values, changeAll } = latest.current;
    const known = { name: own.name, email: own.email, phone: own.mobile };
    const missing = Object.entries(known).flatMap(([name, text]) =>
      text && !values[name] ? [[name, text] as const] : [],
    );
    changeAll(Object.fromEntries(missing));
  }, [own]);

  return (
    <Form
      form={form}
      className="max-w-2xl gap-4"
      action={contactFormPath()}
      submit="Send Message"
      busy="Sending..."
      buttonClass="sm:w-auto sm:justify-self-start"
    >
      <h2 className="text-h2">Write to us</h2>
      <p className="text-muted">
        We reply by email. If you write about a listing, we may share your message with its seller.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...form.field('name')} label="Name" required autoComplete="name" />
        <LimitedLine
          {...form.field('email')}
          label="Email"
          type="email"
          required
          autoComplete="email"
          limit={LIMITS.person.emailMaxLength}
        />
        <LimitedLine
          {...form.field('phone')}
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          limit={LIMITS.contactDetails.phoneMaxLength}
        />
        <LimitedLine
          {...form.field('subject')}
          label="Subject"
          required
          limit={LIMITS.contactMessage.subjectMaxLength}
        />
      </div>
      <LimitedText
        {...form.field('message')}
        label="Message"
        required
        rows={6}
        limit={LIMITS.contactMessage.messageMaxLength}
      />
      <ControlGroups form={form} controls={controls} />
      <Honeypot field={honeypot} />
    </Form>
  );
}

/** Stands in the place of the form that was sent, and takes the focus that went with it. */
function ContactSent({ thanks, onAgain }: { thanks: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    announce(thanks);
  }, [thanks]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid max-w-2xl justify-items-start gap-4 rounded-card bg-success-soft p-5"
    >
      <p className="font-medium text-success">{thanks}</p>
      <Button variant="outline" onClick={onAgain}>
        Send another message
      </Button>
    </div>
  );
}
