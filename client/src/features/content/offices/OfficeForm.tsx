import {
  officeAddressProblem,
  officeEmailProblem,
  officePhoneProblem,
} from '../../../../../schema/rules/office.ts';
import { changesOf } from '../../../forms/changesOf.ts';
import type { ToMutationResult } from '../../../forms/useMutationResult.ts';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn } from '../../../forms/useForm.ts';
import { PicturesField } from '../pictureField/PicturesField.tsx';
import { asShown } from '../pictureField/pictureValues.ts';
import { usePictures } from '../pictureField/usePictures.ts';
import type { CreateOfficeInput } from '../../../types.generated.ts';
import { mobileInput } from '../../../../../schema/rules/mobile.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextArea, TextInput } from '../../../ui/Field.tsx';
import { useDialogForm, useUnsent } from '../../../forms/autosave/dialogForm.ts';
import {
  PublishedOfficeDocument,
  useCreateOfficeMutation,
  useUpdateOfficeMutation,
} from './Offices.generated.ts';
import type { Offices_OfficeFragment } from './Offices.generated.ts';

/** Adds an office, or changes one. */
export function OfficeForm({
  office,
  onSaved,
  onClose,
}: {
  /** Null for a new one. */
  office: Offices_OfficeFragment | null;
  onSaved: () => void;
  onClose: () => void;
}) {
  const save = useSave(office);
  const logo = usePictures(office?.logo ? [office.logo] : [], 1);
  useUnsent(logo.isChanged);
  const form = useDialogForm({
    initialValues: {
      address: office?.address ?? '',
      phone: office?.phone ?? '',
      email: office?.email ?? '',
      isActive: (office?.isActive ?? true) ? 'yes' : '',
      logo: '',
    },
    takesFocus: 'address',
    typed: { phone: mobileInput },
    problemsOf: ({ address, phone, email }) =>
      problemsIn({
        address: officeAddressProblem(address),
        phone: officePhoneProblem(phone),
        email: officeEmailProblem(email),
        logo: logo.sending > 0 ? 'Please wait until the logo has uploaded' : null,
      }),
    send: async ({ address, phone, email, isActive }, answerTo) => {
      const input = {
        address: address.trim(),
        phone: phone.trim(),
        email: email.trim(),
        isActive: isActive === 'yes',
        shownLogo: logo.pictures.map(asShown)[0] ?? null,
      };
      const response = await save(input, answerTo);
      if (!response || response.refusal) return response?.refusal;
      onSaved();
      return null;
    },
  });
  return (
    <Form form={form} className="gap-5">
      <TextArea {...form.field('address')} label="Address" rows={3} />
      <TextInput
        {...form.field('phone')}
        label="Phone"
        hint="Ten digits, without +91"
        type="tel"
        autoComplete="off"
      />
      <TextInput {...form.field('email')} label="Email" type="email" autoComplete="off" />
      <PicturesField
        label="Logo"
        hint="Shown in the footer of every page."
        name="logo"
        most={1}
        error={form.errorOf('logo')}
        list={logo}
      />
      <Checkbox
        name="isActive"
        checked={form.values.isActive === 'yes'}
        onChange={({ currentTarget }) =>
          form.change('isActive', currentTarget.checked ? 'yes' : '')
        }
      >
        Show this office to visitors instead of any other
      </Checkbox>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={form.isSubmitting || undefined}>
          {office === null ? 'Add' : 'Save'}
        </Button>
      </div>
    </Form>
  );
}

function useSave(office: Offices_OfficeFragment | null) {
  const refetchQueries = [PublishedOfficeDocument];
  const [createOffice] = useCreateOfficeMutation({ refetchQueries });
  const [updateOffice] = useUpdateOfficeMutation({ refetchQueries });
  return async (input: CreateOfficeInput, answerTo: ToMutationResult) =>
    office === null
      ? answerTo(createOffice({ variables: { input } }), 'The office could not be added.')
      : answerTo(
          updateOffice({ variables: { id: office.id, input: changesOf(saidBy(office), input) } }),
          'The office could not be saved.',
        );
}

function saidBy({ logo, ...office }: Offices_OfficeFragment) {
  return { ...office, shownLogo: logo && asShown(logo) };
}
