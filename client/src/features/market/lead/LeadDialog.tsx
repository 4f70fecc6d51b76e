import { useRef, useState } from 'react';
import { IconButton } from '../../../ui/Button.tsx';
import { DialogBox } from '../../../ui/DialogBox.tsx';
import { LiveRegion } from '../../../ui/announce.tsx';
import type { EnquiryInput } from '../../../types.generated.ts';
import { LeadForm } from './LeadForm.tsx';
import { LeadProof } from './LeadProof.tsx';
import { LeadSent } from './LeadSent.tsx';
import { SellerLine } from './SellerLine.tsx';
import type { OpenedContact } from './contactLinks.ts';
import { Icon } from '../../../ui/Icon.tsx';

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
