import { leadFormPath } from '../../../../../schema/routes.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea, TextInput } from '../../../ui/Field.tsx';
import { Honeypot } from '../../../forms/Honeypot.tsx';
import { CONTACT_SHEET } from './contactSheet.ts';

/** The form that asks the seller, for browsers without scripts: the answer is a page. */
export function PlainLeadForm({ propertyId }: { propertyId: string }) {
  return (
    <form
      id={CONTACT_SHEET}
      method="post"
      encType="multipart/form-data"
      action={leadFormPath()}
      className="grid scroll-mt-40 gap-4"
    >
      <input type="hidden" name="propertyId" value={propertyId} />
      <TextInput name="name" label="Name" required autoComplete="name" />
      <TextInput
        name="mobileNumber"
        type="tel"
        label="Mobile number"
        required
        autoComplete="tel"
        hint="10 digits"
      />
      <TextArea name="message" label="Message (optional)" rows={3} />
      <Honeypot />
      <Button type="submit" variant="accent" size="large">
        Submit
      </Button>
    </form>
  );
}
