import { useEffect, useRef, useState } from 'react';
import { reachableMobileProblem } from '../../../../schema/rules/mobile.ts';
import { organisationNameProblem } from '../../../../schema/rules/organisationName.ts';
import { personNameInput, personNameProblem } from '../../../../schema/rules/personName.ts';
import type { Refusal } from '../../apollo/refusal.ts';
import type { RegistrationType } from '../../types.generated.ts';
import { ErrorSummary, focusField } from '../../ui/ErrorSummary.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { RefusalBox } from '../../ui/RefusalBox.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { problemsIn, useFormFields } from '../../ui/useFormFields.ts';
import { MobileField } from './MobileField.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { roleProblem } from './roleProblem.ts';

export interface SocialDetails {
  /** '' while nothing is chosen. */
  role: RegistrationType | '';
  /** Of a builder. */
  organisationName: string;
  name: string;
  mobile: string;
}

/** The first step: what somebody is, and what the provider did not say. */
export function SocialProfileDetails({
  details,
  asksName,
  asksMobile,
  takesFocus,
  refusal: given,
  onChange,
  send,
}: {
  details: SocialDetails;
  asksName: boolean;
  asksMobile: boolean;
  takesFocus: boolean;
  /** Why a later step led back here. */
  refusal: Refusal | null;
  onChange: (details: SocialDetails) => void;
  send: (details: SocialDetails) => Promise<Refusal | null>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState(given);
  const fields = useFormFields({
    initialValues: { ...details },
    problemsOf: ({ role, organisationName, name, mobile }) =>
      problemsIn({
        role: roleProblem(role),
        organisationName: role === 'BUILDER' ? organisationNameProblem(organisationName) : null,
        name: asksName ? personNameProblem(name) : null,
        mobile: asksMobile ? reachableMobileProblem(mobile) : null,
      }),
    send: async (values) => {
      setRefusal(null);
      setRefusal(await send(values));
    },
    onChange,
  });
  useEffect(() => {
    if (takesFocus) focusField(form.current, 'role');
  }, [takesFocus]);

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={fields.onSubmit}>
      <ErrorSummary form={form} problems={fields.spoken} tries={fields.refusedTries} />
      {refusal && <RefusalBox message={refusal.message} hint={refusal.hint} />}
      <RoleChoice
        value={fields.values.role}
        error={fields.errorOf('role')}
        onChange={(value) => fields.change('role', value)}
      />
      {fields.values.role === 'BUILDER' && (
        <TextInput
          {...fields.field('organisationName')}
          autoComplete="organization"
          label="Name of your firm"
          hint="You lead it here, and can invite your team."
          onChange={(event) => fields.change('organisationName', event.currentTarget.value)}
        />
      )}
      {asksName && (
        <TextInput
          {...fields.field('name')}
          autoComplete="name"
          label="Your name"
          onChange={(event) => fields.change('name', personNameInput(event.currentTarget.value))}
        />
      )}
      {asksMobile && (
        <MobileField
          {...fields.field('mobile')}
          hint="We send a code to this number."
          onChange={(mobile) => fields.change('mobile', mobile)}
        />
      )}
      <SubmitButton isBusy={fields.isSubmitting} busy={asksMobile ? 'Sending...' : 'Saving...'}>
        {asksMobile ? 'Send OTP' : 'Save'}
      </SubmitButton>
    </form>
  );
}
