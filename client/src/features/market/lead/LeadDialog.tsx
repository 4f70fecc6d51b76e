import { useRef, useState, useEffect } from 'react';
import { IconButton } from '../../../ui/Button.tsx';
import { DialogBox } from '../../../ui/DialogBox.tsx';
import { LiveRegion } from '../../../ui/announce.tsx';
import type { EnquiryInput } from '../../../types.generated.ts';
import { LeadForm } from './LeadForm.tsx';
import { LeadSent } from './LeadSent.tsx';
import type { OpenedContact } from './contactLinks.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { skipToken } from '@apollo/client/react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { useSellerOfLeadQuery } from './Lead.generated.ts';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { LEAD_TEXTS } from '../../../../../schema/rules/lead.ts';
import { MobileProof } from '../../account/mobileProof/MobileProof.tsx';
import { useSendLead } from './useSendLead.ts';

export interface LeadDialogProps {
  /** The listing. */
  id: string;
  title: string;
  seller: { id: string; name: string };
  onClose: () => void;
}

/** The form that asks the seller of a listing, and what stands in its place once it is sent. */
export function LeadDialog({ id, title, seller, onClose }: LeadDialogProps) {
  const [contact, setContact] = useState<OpenedContact | null>(null);
  const [pending, setPending] = useState<EnquiryInput | null>(null);
  const [isAtProof, setAtProof] = useState(false);
  const isClosing = useRef(false);
  // Closing goes back in the history: once is enough.
  const close = () => {
    if (isClosing.current) return;
    isClosing.current = true;
    onClose();
  };
  return (
    <DialogBox
      label="Contact Seller"
      onClose={close}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(30rem,calc(100vw-1rem))] overscroll-contain rounded-panel border border-line shadow-dialog"
    >
      <div className="grid gap-5 p-5 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <div className="grid min-w-0 gap-1">
            <h2 className="text-h2">Contact Seller</h2>
            <SellerLine seller={seller} />
          </div>
          <IconButton label="Close" className="-mt-1 -mr-2" onClick={close}>
            <Icon name="X" className="size-5" />
          </IconButton>
        </div>
        {contact !== null ? (
          <LeadSent contact={contact} seller={seller.name} title={title} onClose={close} />
        ) : isAtProof && pending !== null ? (
          <LeadProof
            input={pending}
            seller={seller.name}
            onSent={setContact}
            onBack={() => setAtProof(false)}
          />
        ) : (
          <LeadForm
            propertyId={id}
            title={title}
            before={pending}
            onSent={setContact}
            onNeedsCode={(input) => {
              setPending(input);
              setAtProof(true);
            }}
          />
        )}
      </div>
      {/* What stands outside of an open dialog is silent, the page's own live region too. */}
      <LiveRegion />
    </DialogBox>
  );
}

/**
 * To whom the enquiry goes. The seller is fetched only when its id is one; without an answer the name alone
 * will do.
 */
export function SellerLine({ seller: { id, name } }: { seller: { id: string; name: string } }) {
  const isId = id.length === LIMITS.id.length;
  const { data } = useSellerOfLeadQuery(isId ? { variables: { id } } : skipToken);
  const count = data?.seller?.propertyCount ?? 0;
  const offers = `${pluralize(count, 'property', 'properties')} listed`;
  return (
    <p className="text-small text-muted">
      <bdi>{name}</bdi>
      {count > 0 && `, ${offers}`}
    </p>
  );
}

/** The enquiry is with the seller, who shows the number to people who have proven theirs. */
function LeadProof({
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
