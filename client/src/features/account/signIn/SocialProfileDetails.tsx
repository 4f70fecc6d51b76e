import { reachableMobileProblem } from '../../../../../schema/rules/mobile.ts';
import { organisationNameProblem } from '../../../../../schema/rules/organisationName.ts';
import { personNameInput, personNameProblem } from '../../../../../schema/rules/personName.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import type { RegistrationType } from '../../../types.generated.ts';
import { TextInput } from '../../../ui/Field.tsx';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
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
  refusal,
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
  const form = useForm({
    initialValues: { ...details },
    typed: { name: personNameInput },
    takesFocus: takesFocus ? 'role' : null,
    problemsOf: ({ role, organisationName, name, mobile }) =>
      problemsIn({
        role: roleProblem(role),
        organisationName: role === 'BUILDER' ? organisationNameProblem(organisationName) : null,
        name: asksName ? personNameProblem(name) : null,
        mobile: asksMobile ? reachableMobileProblem(mobile) : null,
      }),
    send,
    onChange,
    refusal,
  });

  return (
    <Form
      form={form}
      submit={asksMobile ? 'Send OTP' : 'Save'}
      busy={asksMobile ? 'Sending...' : 'Saving...'}
    >
      <RoleChoice
        value={form.values.role}
        error={form.errorOf('role')}
        onChange={(value) => form.change('role', value)}
      />
      {form.values.role === 'BUILDER' && (
        <TextInput
          {...form.field('organisationName')}
          autoComplete="organization"
          label="Company name"
          hint="You will be its admin and can invite your team."
        />
      )}
      {asksName && <TextInput {...form.field('name')} autoComplete="name" label="Your name" />}
      {asksMobile && (
        <MobileField {...form.field('mobile')} hint="We send a code to this number." />
      )}
    </Form>
  );
}
