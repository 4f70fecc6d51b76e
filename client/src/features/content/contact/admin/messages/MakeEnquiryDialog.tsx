import { useApolloClient } from '@apollo/client/react';
import { trimmed } from '../../../../../../../schema/rules/text.ts';
import { Form } from '../../../../../forms/Form.tsx';
import { problemsIn } from '../../../../../forms/useForm.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { TextInput } from '../../../../../ui/Field.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { useDialogForm } from '../../../../../forms/autosave/dialogForm.ts';
import { FormDialog } from '../../../../../forms/autosave/FormDialog.tsx';
import {
  ContactMessagesDocument,
  useCreateEnquiryOfContactMessageMutation,
} from './ContactMessages.generated.ts';

/** Asks which listing a message is about; its seller gets it as an enquiry. */
export function MakeEnquiryDialog({
  id,
  subject,
  onClose,
}: {
  id: string;
  subject: string;
  onClose: () => void;
}) {
  return (
    <FormDialog label="Create enquiry" onClose={onClose}>
      {(close) => (
        <div className="grid gap-4 p-5 sm:p-6">
          <h2 className="font-text text-h3 font-semibold">Create enquiry</h2>
          <p className="text-muted wrap-anywhere">
            {`We notify the seller of the listing and share the name, phone, email and text of “${subject}”.`}
          </p>
          <EnquiryForm id={id} onMade={onClose} onCancel={close} />
        </div>
      )}
    </FormDialog>
  );
}

function EnquiryForm({
  id,
  onMade,
  onCancel,
}: {
  id: string;
  onMade: () => void;
  onCancel: () => void;
}) {
  const client = useApolloClient();
  const [createEnquiry] = useCreateEnquiryOfContactMessageMutation();
  const form = useDialogForm({
    initialValues: { listing: '' },
    oneField: 'listing',
    takesFocus: 'listing',
    problemsOf: ({ listing }) =>
      problemsIn({ listing: trimmed(listing) === '' ? 'Please enter a listing' : null }),
    send: async ({ listing }, answerTo) => {
      const sent = createEnquiry({ variables: { id, listing } });
      const response = await answerTo(sent, 'The enquiry could not be created.');
      if (!response || response.refusal) return response?.refusal;
      toast('Enquiry sent to the seller.');
      onMade();
      // How many there are of each status is different now.
      await client.refetchQueries({ include: [ContactMessagesDocument] }).catch(() => undefined);
      return null;
    },
  });
  return (
    <Form form={form}>
      <TextInput
        {...form.field('listing')}
        label="Listing"
        hint="Link or ID of the listing"
        autoComplete="off"
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="accent" aria-disabled={form.isSubmitting || undefined}>
          Create enquiry
        </Button>
      </div>
    </Form>
  );
}
