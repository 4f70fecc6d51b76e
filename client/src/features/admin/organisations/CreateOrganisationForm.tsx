import { useState } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { mobileInput, reachableMobileProblem } from '../../../../../schema/rules/mobile.ts';
import { organisationNameProblem } from '../../../../../schema/rules/organisationName.ts';
import { useDialogForm } from '../../../forms/autosave/dialogForm.ts';
import { useCreateOrganisationMutation } from './Organisations.generated.ts';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn } from '../../../forms/useForm.ts';

/** Makes a builder organisation. Its first admin is invited by SMS and joins by accepting. */
export function CreateOrganisationForm({ onClose }: { onClose: () => void }) {
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
    <section className="grid content-start gap-4 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="font-text text-h3 font-semibold">New builder organisation</h2>
        <p className="text-small text-muted">
          We invite the first admin by SMS. They do not need an account yet. Until someone joins,
          you can invite another number with the same name.
        </p>
      </div>
      {made.sentence !== '' && (
        <p className="rounded-input bg-success-soft p-4 text-small font-medium text-success">
          {made.sentence}
        </p>
      )}
      <EmptyForm key={made.number} onMade={onMade} />
      <Button variant="outline" className="justify-self-end" onClick={onClose}>
        Close
      </Button>
    </section>
  );
}

function EmptyForm({ onMade }: { onMade: (sentence: string) => void }) {
  const [createOrganisation] = useCreateOrganisationMutation();
  const form = useDialogForm({
    initialValues: { name: '', adminMobile: '' },
    typed: { adminMobile: mobileInput },
    problemsOf: ({ name, adminMobile }) =>
      problemsIn({
        name: organisationNameProblem(name),
        adminMobile: reachableMobileProblem(adminMobile),
      }),
    send: async ({ name, adminMobile }, answerTo) => {
      const response = await answerTo(
        createOrganisation({ variables: { name, adminMobile } }),
        FAILED,
      );
      if (!response || response.refusal) return response?.refusal;
      const phone = formatPhone(adminMobile);
      onMade(
        `${response.data.createOrganisation.organisation.name} was created. We sent an invitation to ${phone}.`,
      );
      return null;
    },
  });
  return (
    <Form form={form} submit="Create and invite" busy="Creating...">
      <TextInput {...form.field('name')} label="Organisation name" autoComplete="off" />
      <TextInput
        {...form.field('adminMobile')}
        label="Mobile number of the first admin"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
      />
    </Form>
  );
}

const FAILED = 'The organisation could not be created.';
