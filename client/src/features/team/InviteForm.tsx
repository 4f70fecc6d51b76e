import { useRef, useState } from 'react';
import { formatPhone } from '../../../../schema/format/phone.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { mobileInput, reachableMobileProblem } from '../../../../schema/rules/mobile.ts';
import { personNameInput, personNameProblem } from '../../../../schema/rules/personName.ts';
import type { Refusal } from '../../apollo/refusal.ts';
import { useInviteMemberMutation } from './Team.generated.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Select, TextInput } from '../../ui/Field.tsx';
import { RefusalBox } from '../../ui/RefusalBox.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { toast } from '../../ui/toast.ts';
import { problemsIn, useFormFields } from '../../ui/useFormFields.ts';
import { useAnswer } from '../account/useAnswer.ts';
import { ROLE_NOTES, ROLE_WORDS } from './roles.ts';

/** Name, mobile and role of somebody to invite (D-99). An SMS tells them; nothing typed is lost on a refusal. */
export function InviteForm({ onInvited }: { onInvited: () => Promise<void> }) {
  const answerTo = useAnswer();
  const [inviteMember] = useInviteMemberMutation();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const fields = useFormFields({
    initialValues: { name: '', mobile: '', role: 'EXECUTIVE' },
    problemsOf: ({ name, mobile }) =>
      problemsIn({ name: personNameProblem(name), mobile: reachableMobileProblem(mobile) }),
    send: async ({ name, mobile, role: chosen }) => {
      setRefusal(null);
      const role = chosen === 'MANAGER' ? 'MANAGER' : 'EXECUTIVE';
      const answer = await answerTo(inviteMember({ variables: { name, mobile, role } }), FAILED);
      if (!answer) return;
      if (answer.refusal) {
        setRefusal(answer.refusal);
        return;
      }
      toast(`${name.trim()} is invited. An SMS went to ${formatPhone(mobile)}.`);
      await onInvited();
    },
  });
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={fields.onSubmit}>
      <ErrorSummary form={form} problems={fields.spoken} tries={fields.refusedTries} />
      {refusal && <RefusalBox message={refusal.message} hint={refusal.hint} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          {...fields.field('name')}
          label="Name"
          autoComplete="off"
          maxLength={LIMITS.person.nameMaxLength}
          onChange={(event) => fields.change('name', personNameInput(event.currentTarget.value))}
        />
        <TextInput
          {...fields.field('mobile')}
          label="Mobile number"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => fields.change('mobile', mobileInput(event.currentTarget.value))}
        />
      </div>
      <Select
        label="Role"
        name="role"
        hint={`This role ${ROLE_NOTES[fields.values.role === 'MANAGER' ? 'MANAGER' : 'EXECUTIVE']}.`}
        value={fields.values.role}
        onChange={(event) => fields.change('role', event.currentTarget.value)}
      >
        {(['EXECUTIVE', 'MANAGER'] as const).map((role) => (
          <option key={role} value={role}>
            {ROLE_WORDS[role]}
          </option>
        ))}
      </Select>
      <SubmitButton
        isBusy={fields.isSubmitting}
        busy="Inviting..."
        className="sm:w-auto sm:justify-self-start"
      >
        Invite
      </SubmitButton>
    </form>
  );
}

const FAILED = 'The invitation could not be sent.';
