import { LIMITS } from '../../../../schema/limits.ts';
import { personNameProblem } from '../../../../schema/rules/personName.ts';
import { useUpdateProfileMutation } from './Profile.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { Form } from '../../forms/Form.tsx';
import { problemsIn, useForm } from '../../forms/useForm.ts';
import type { ProfileData } from './useProfile.ts';

/** The name, which is changed without a code (D-35). One field, so it takes the focus itself when refused. */
export function NameForm({
  profile,
  onChange,
}: {
  profile: ProfileData;
  onChange: (profile: ProfileData) => void;
}) {
  const [updateProfile] = useUpdateProfileMutation();
  const form = useForm({
    initialValues: { name: profile.name ?? '' },
    problemsOf: ({ name }) => problemsIn({ name: personNameProblem(name) }),
    oneField: 'name',
    send: async ({ name }, answerTo) => {
      const answer = await answerTo(updateProfile({ variables: { name: name.trim() } }), NOT_SAVED);
      if (!answer || answer.refusal) return answer?.refusal;
      onChange(answer.data.updateProfile.account);
      toast('Your name is saved.');
      return null;
    },
  });
  return (
    <Form form={form} className="gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <TextInput
          {...form.field('name')}
          label="Name"
          autoComplete="name"
          maxLength={LIMITS.person.nameMaxLength}
        />
        <Button
          type="submit"
          variant="outline"
          aria-disabled={form.isSubmitting || undefined}
          className="sm:mt-7"
        >
          {form.isSubmitting ? 'Saving...' : 'Save name'}
        </Button>
      </div>
    </Form>
  );
}

const NOT_SAVED = 'Profile update failed';
