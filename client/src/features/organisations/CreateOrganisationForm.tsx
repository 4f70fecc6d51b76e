import { useRef, useState } from 'react';
import { formatPhone } from '../../../../schema/format/phone.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { mobileInput, reachableMobileProblem } from '../../../../schema/rules/mobile.ts';
import { organisationNameProblem } from '../../../../schema/rules/organisationName.ts';
import type { Refusal } from '../../apollo/refusal.ts';
import { useCreateOrganisationMutation } from './CreateOrganisation.generated.ts';
import { announce } from '../../ui/announce.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { RefusalBox } from '../../ui/RefusalBox.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { problemsIn, useFormFields } from '../../ui/useFormFields.ts';
import { useAnswer } from '../account/useAnswer.ts';

/** Makes a builder organisation (D-27). Its first admin is invited by SMS and joins by accepting. */
export function CreateOrganisationForm() {
  // A new form, empty, for the next organisation.
  const [made, setMade] = useState<{ number: number; sentence: string }>({
    number: 0,
    sentence: '',
  });
  const onMade = (sentence: string) => {
    announce(sentence);
    setMade({ number: made.number + 1, sentence });
  };
  return (
    <section className="grid content-start gap-4 rounded-card border border-line bg-surface p-5">
      <div className="grid gap-1">
        <h2 className="font-text text-h3 font-semibold">New builder organisation</h2>
        <p className="text-small text-muted">
          The first admin is invited by SMS and may have no account yet. As long as nobody has
          joined, the same name can be sent to another number.
        </p>
      </div>
      {made.sentence !== '' && (
        <p className="rounded-input bg-success-soft p-4 text-small font-medium text-success">
          {made.sentence}
        </p>
      )}
      <Form key={made.number} onMade={onMade} />
    </section>
  );
}

function Form({ onMade }: { onMade: (sentence: string) => void }) {
  const answerTo = useAnswer();
  const [createOrganisation] = useCreateOrganisationMutation();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const fields = useFormFields({
    initialValues: { name: '', adminMobile: '' },
    problemsOf: ({ name, adminMobile }) =>
      problemsIn({
        name: organisationNameProblem(name),
        adminMobile: reachableMobileProblem(adminMobile),
      }),
    send: async ({ name, adminMobile }) => {
      setRefusal(null);
      const answer = await answerTo(
        createOrganisation({ variables: { name, adminMobile } }),
        FAILED,
      );
      if (!answer) return;
      if (answer.refusal) {
        setRefusal(answer.refusal);
        return;
      }
      const phone = formatPhone(adminMobile);
      onMade(
        `${answer.data.createOrganisation.organisation.name} is there. An invitation went to ${phone}.`,
      );
    },
  });
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={fields.onSubmit}>
      <ErrorSummary form={form} problems={fields.spoken} tries={fields.refusedTries} />
      {refusal && <RefusalBox message={refusal.message} hint={refusal.hint} />}
      <TextInput
        {...fields.field('name')}
        label="Name of the organisation"
        autoComplete="off"
        maxLength={LIMITS.organisation.nameMaxLength}
        onChange={(event) => fields.change('name', event.currentTarget.value)}
      />
      <TextInput
        {...fields.field('adminMobile')}
        label="Mobile number of its first admin"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => fields.change('adminMobile', mobileInput(event.currentTarget.value))}
      />
      <SubmitButton isBusy={fields.isSubmitting} busy="Creating...">
        Create and invite
      </SubmitButton>
    </form>
  );
}

const FAILED = 'The organisation could not be created.';
