import type { ContactDetailsListQuery } from './ContactDetailsList.generated.ts';
import { LIMITS } from '../../../../../../../schema/limits.ts';
import {
  contactDetailsProblems,
  contactPhoneProblem,
} from '../../../../../../../schema/rules/contactDetails.ts';
import type { ContactDetailsContent } from '../../../../../../../schema/rules/contactDetails.ts';
import { optionalEmailProblem } from '../../../../../../../schema/rules/email.ts';
import { linkProblem } from '../../../../../../../schema/rules/link.ts';
import { lineProblem } from '../../../../../../../schema/rules/line.ts';
import { Form } from '../../../../../forms/Form.tsx';
import { changesOf } from '../../../../../forms/changesOf.ts';
import type { ToMutationResult } from '../../../../../forms/useMutationResult.ts';
import { problemsIn } from '../../../../../forms/useForm.ts';
import { TextInput } from '../../../../../ui/Field.tsx';
import { useDialogForm } from '../../../../../forms/autosave/dialogForm.ts';
import { FormEnd } from '../../../../../lists/sortable/FormEnd.tsx';
import type { OrderedFormProps } from '../../../../../lists/sortable/sortableResource.ts';
import {
  useCreateContactDetailsMutation,
  useUpdateContactDetailsMutation,
} from './ContactDetailsList.generated.ts';

export type ListedDetails =
  ContactDetailsListQuery['administration']['contactDetails']['items'][number];

const { titleMaxLength, addressMaxLength, hoursMaxLength } = LIMITS.contactDetails;

/** Adds a place, or changes one. */
export function ContactDetailsForm({ item, onSaved, onClose }: OrderedFormProps<ListedDetails>) {
  const save = useSave(item);
  const form = useDialogForm({
    initialValues: {
      title: item?.title ?? '',
      address: item?.address ?? '',
      phone: item?.phone ?? '',
      email: item?.email ?? '',
      hours: item?.hours ?? '',
      mapUrl: item?.mapUrl ?? '',
      isActive: item?.isActive === false ? 'no' : 'yes',
    },
    takesFocus: 'title',
    problemsOf,
    send: async ({ isActive, ...texts }, answerTo) => {
      const response = await save({ ...texts, isActive: isActive === 'yes' }, answerTo);
      if (!response || response.refusal) return response?.refusal;
      onSaved();
      return null;
    },
  });
  return (
    <Form form={form} className="gap-5">
      <TextInput
        {...form.field('title')}
        label="Place name"
        hint="For example, Head office. Optional."
        autoComplete="off"
      />
      <TextInput
        {...form.field('address')}
        label="Address"
        hint="Enter an address, a phone number or an email address"
        autoComplete="off"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...form.field('phone')} label="Phone" type="tel" autoComplete="off" />
        <TextInput {...form.field('email')} label="Email" type="email" autoComplete="off" />
      </div>
      <TextInput
        {...form.field('hours')}
        label="Hours"
        hint="Monday to Saturday, 10 am to 6 pm"
        autoComplete="off"
      />
      <TextInput
        {...form.field('mapUrl')}
        label="Map link"
        hint="https://…, copied from a maps service"
        type="url"
        autoComplete="off"
      />
      <FormEnd
        isNew={item === null}
        isActive={form.values.isActive === 'yes'}
        isBusy={form.isSubmitting}
        onActive={(isActive) => form.change('isActive', isActive ? 'yes' : 'no')}
        onClose={onClose}
      />
    </Form>
  );
}

/** The rules of the server (schema/rules), by the fields of the form. */
function problemsOf(values: ContactDetailsContent) {
  const { title, address, phone, email, hours, mapUrl } = values;
  const [missing] = contactDetailsProblems(values);
  return problemsIn({
    title: lineProblem(title, { maxLength: titleMaxLength }),
    address: lineProblem(address, { maxLength: addressMaxLength }) ?? missing?.message ?? null,
    phone: contactPhoneProblem(phone),
    email: optionalEmailProblem(email),
    hours: lineProblem(hours, { maxLength: hoursMaxLength }),
    mapUrl: linkProblem(mapUrl),
  });
}

type Input = ContactDetailsContent & { isActive: boolean };

function useSave(item: ListedDetails | null) {
  const [createDetails] = useCreateContactDetailsMutation();
  const [updateDetails] = useUpdateContactDetailsMutation();
  return async (input: Input, answerTo: ToMutationResult) =>
    item === null
      ? answerTo(createDetails({ variables: { input } }), 'The place could not be added.')
      : answerTo(
          updateDetails({ variables: { id: item.id, input: changesOf(item, input) } }),
          'The place could not be saved.',
        );
}
