import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { newsletterFormPath } from '../../../../schema/routes.ts';
import { emailProblem } from '../../../../schema/rules/email.ts';
import { Form } from '../../forms/Form.tsx';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { problemsIn, useForm } from '../../forms/useForm.ts';
import { useTypedBefore } from '../../forms/useTypedBefore.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { useSubscribeToNewsletterMutation } from './Newsletter.generated.ts';

/** One address for the newsletter (A-2.5-06); a notice says for two seconds how it went (A-4-11, A-8-04). */
export function NewsletterForm() {
  const [subscribe] = useSubscribeToNewsletterMutation();
  const honeypot = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (notice === null) return undefined;
    const timer = setTimeout(() => setNotice(null), LIMITS.newsletter.noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);

  const form = useForm({
    initialValues: { email: '' },
    oneField: 'email',
    problemsOf: ({ email }) => problemsIn({ email: emailProblem(email) }),
    send: async ({ email }, answerTo) => {
      setNotice(null);
      const website = honeypot.current?.value ?? '';
      const answer = await answerTo(subscribe({ variables: { email, website } }), FAILED);
      if (!answer) return null;
      const { refusal } = answer;
      if (refusal?.code === 'INVALID_INPUT') return refusal;
      setNotice({ text: refusal ? FAILED : THANKS });
      if (!refusal) form.change('email', '');
      // Trying again at once is of no use here, so it says why.
      return refusal?.code === 'TOO_MANY' ? refusal : null;
    },
  });
  useTypedBefore(form);

  return (
    <Form
      form={form}
      className="max-w-md gap-2"
      action={newsletterFormPath()}
      after={
        <output aria-live="polite" className="min-h-6 text-small font-medium">
          {notice?.text}
        </output>
      }
    >
      <h2 className="font-text text-caption font-semibold text-muted">Newsletter</h2>
      <p className="text-small text-muted">
        We send you a link to confirm. Every e-mail has one to unsubscribe.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextInput
          {...form.field('email')}
          label="E-mail"
          labelHidden
          type="email"
          required
          placeholder="Your e-mail address"
          autoComplete="email"
          maxLength={LIMITS.person.emailMaxLength}
        />
        <Button type="submit" aria-disabled={form.isSubmitting || undefined}>
          Subscribe
        </Button>
      </div>
      <Honeypot field={honeypot} />
    </Form>
  );
}

const THANKS = 'Thank you for subscribing!';
const FAILED = 'Something went wrong. Please try again.';
