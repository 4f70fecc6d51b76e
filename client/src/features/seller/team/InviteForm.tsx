import { formatPhone } from '../../../../../schema/format/phone.ts';
import { mobileInput, reachableMobileProblem } from '../../../../../schema/rules/mobile.ts';
import { personNameInput, personNameProblem } from '../../../../../schema/rules/personName.ts';
import { TeamDocument, useInviteMemberMutation } from './Team.generated.ts';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toast.ts';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { ROLE_NOTES, ROLE_WORDS } from '../../../shell/roles.ts';

/** Name, mobile and role of somebody to invite. An SMS tells them; nothing typed is lost on a refusal. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const [inviteMember] = useInviteMemberMutation({ refetchQueries: [TeamDocument] });
  const form = useForm({
    initialValues: { name: '', mobile: '', role: 'EXECUTIVE' },
    typed: { name: personNameInput, mobile: mobileInput },
    problemsOf: ({ name, mobile }) =>
      problemsIn({ name: personNameProblem(name), mobile: reachableMobileProblem(mobile) }),
    send: async ({ name: typed, mobile, role: chosen }, answerTo) => {
      const name = typed.trim();
      const role = chosen === 'MANAGER' ? 'MANAGER' : 'EXECUTIVE';
      const response = await answerTo(inviteMember({ variables: { name, mobile, role } }), FAILED);
      if (!response || response.refusal) return response?.refusal;
      toast(`Invitation sent to ${name} by SMS at ${formatPhone(mobile)}.`);
      onInvited();
      return null;
    },
  });
  return (
    <Form
      form={form}
      submit="Invite"
      busy="Inviting..."
      buttonClass="sm:w-auto sm:justify-self-start"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...form.field('name')} label="Name" autoComplete="off" />
        <TextInput
          {...form.field('mobile')}
          label="Mobile number"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Select
        {...form.field('role')}
        label="Role"
        hint={`This role ${ROLE_NOTES[form.values.role === 'MANAGER' ? 'MANAGER' : 'EXECUTIVE']}.`}
      >
        {(['EXECUTIVE', 'MANAGER'] as const).map((role) => (
          <option key={role} value={role}>
            {ROLE_WORDS[role]}
          </option>
        ))}
      </Select>
    </Form>
  );
}

const FAILED = 'The invitation could not be sent.';
