import { useApolloClient } from '@apollo/client/react';
import { Form } from '../../forms/Form.tsx';
import { problemsIn, useForm } from '../../forms/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
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
  const client = useApolloClient();
  const [createEnquiry] = useCreateEnquiryOfContactMessageMutation();
  const form = useForm({
    initialValues: { listing: '' },
    oneField: 'listing',
    takesFocus: 'listing',
    problemsOf: ({ listing }) =>
      problemsIn({ listing: listing.trim() === '' ? 'Please name the listing' : null }),
    send: async ({ listing }, answerTo) => {
      const sent = createEnquiry({ variables: { id, listing } });
      const answer = await answerTo(sent, 'The enquiry could not be made.');
      if (!answer || answer.refusal) return answer?.refusal;
      toast('The seller has it as an enquiry.');
      onClose();
      // How many there are of each status is different now.
      await client.refetchQueries({ include: [ContactMessagesDocument] }).catch(() => undefined);
      return null;
    },
  });
  return (
    <Dialog
      label="Make an enquiry"
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line shadow-dialog"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
        <h2 className="font-text text-h3 font-semibold">Make an enquiry</h2>
        <p className="text-muted wrap-anywhere">
          {`The seller of the listing gets name, phone, e-mail and text of “${subject}”, and is told.`}
        </p>
        <Form form={form}>
          <TextInput
            {...form.field('listing')}
            label="Listing"
            hint="Its address or its id."
            autoComplete="off"
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="accent" aria-disabled={form.isSubmitting || undefined}>
              Make it
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
