import { useEffect, useRef } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { LEAD_TEXTS } from '../../../../../schema/rules/lead.ts';
import type { EnquiryInput } from '../../../types.generated.ts';
import { MobileProof } from '../../account/mobileProof/MobileProof.tsx';
import type { OpenedContact } from './contactLinks.ts';
import { useSendLead } from './useSendLead.ts';

/** The enquiry is with the seller, who shows the number to people who have proven theirs. */
export function LeadProof({
  input,
  seller,
  onSent,
  onBack,
}: {
  input: EnquiryInput;
  seller: string;
  onSent: (contact: OpenedContact) => void;
  onBack: () => void;
}) {
  const sendLead = useSendLead();
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p
        ref={thanks}
        tabIndex={-1}
        className="rounded-input bg-success-soft p-4 font-semibold text-success"
      >
        {LEAD_TEXTS.sent}
      </p>
      <MobileProof
        mobile={input.mobileNumber}
        back="Back to the form"
        onBack={onBack}
        onProven={async () => {
          const { contact, refusal } = await sendLead(input);
          if (contact) onSent(contact);
          return refusal;
        }}
      >
        <p className="text-small text-muted">
          <bdi>{seller}</bdi>
          {` shows the phone number only to people who have verified theirs. We will send a 6-digit code to ${formatPhone(input.mobileNumber)}. You verify once every 90 days on this device.`}
        </p>
      </MobileProof>
    </div>
  );
}
