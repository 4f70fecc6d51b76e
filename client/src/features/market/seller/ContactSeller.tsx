import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink, Button } from '../../../ui/Button.tsx';
import { useStoredIds } from '../../../ui/storedIds.ts';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { partOfPage } from '../../../ui/partsOfPage.ts';
import { announcePartFailure } from '../../../ui/announcePartFailure.ts';
import { useHistorySheet } from '../../../ui/useHistorySheet.ts';
import { CONTACT_SHEET } from './contactSheet.ts';
import type { LeadDialog, LeadDialogProps } from '../lead/LeadDialog.tsx';
import { unlockedContacts } from '../lead/unlockedStore.ts';
import { leadFormPath } from '../../../../../schema/routes.ts';
import { Select, TextArea, TextInput } from '../../../ui/Field.tsx';
import { Honeypot } from '../../../forms/Honeypot.tsx';

/** Opens the form that asks the seller; it is fetched at the first press. */
export function ContactSeller({
  isOpened,
  isOwn,
  ...lead
}: Lead & {
  /** The contact is there in full. */
  isOpened: boolean;
  /** The viewer looks after the listing. */
  isOwn: boolean;
}) {
  const { isOpen, link, close } = useHistorySheet(CONTACT_SHEET);
  const [Form, setForm] = useState<typeof LeadDialog | null>(null);
  const isComing = isOpen && !Form;
  const latestClose = useRef(close);
  useVisit(lead.id);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isComing) return;
    loadForm().then(
      (part) => setForm(() => part.LeadDialog),
      () => {
        announcePartFailure();
        latestClose.current();
      },
    );
  }, [isComing]);
  if (isOwn) return null;
  return (
    <>
      <ButtonLink
        {...link}
        variant={isOpened ? 'outline' : 'accent'}
        size="large"
        className="needs-script aria-busy:cursor-progress aria-busy:opacity-70 print:hidden"
        aria-haspopup="dialog"
        aria-busy={isComing}
        onFocus={fetchAhead}
        onPointerEnter={fetchAhead}
      >
        {isOpened ? 'Send another message' : 'Contact Seller'}
      </ButtonLink>
      {/* A browser with scripts draws nothing in it, and does without its code. */}
      <noscript>{import.meta.env.SSR && <PlainLeadForm propertyId={lead.id} />}</noscript>
      {isOpen && Form && <Form {...lead} onClose={close} />}
    </>
  );
}

const loadForm = partOfPage(() => fetchWithRetry(() => import('../lead/LeadDialog.tsx')));

/** Whoever comes near the button will press it; should this fail, the press tries again. */
const fetchAhead = () => void loadForm().catch(() => undefined);

type Lead = Omit<LeadDialogProps, 'onClose'>;

/**
 * What follows once the page stands: the view is noted, and where this browser was given the contact, the
 * server is asked for it. What an account was given comes with the account (refetchForViewer).
 */
function useVisit(id: string): void {
  const client = useApolloClient();
  const mayBeOpen = useStoredIds(unlockedContacts).includes(id);
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    const timer = setTimeout(() => {
      import('../lead/visit.ts').then(
        ({ noteView }) => {
          if (stop) stop = noteView(client, id);
        },
        () => undefined,
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
      stop = null;
    };
  }, [client, id]);
  useEffect(() => {
    if (!mayBeOpen) return;
    import('../lead/visit.ts')
      .then(({ askForContact }) => askForContact(client, id))
      .catch(() => undefined);
  }, [client, id, mayBeOpen]);
}

/** Whoever leaves sooner has not looked. */
const SETTLED_MS = 1_000;

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
      <Select name="callTime" label="Preferred time to call">
        <option value="">Any time</option>
        <option value="morning">Morning</option>
        <option value="afternoon">Afternoon</option>
        <option value="evening">Evening</option>
      </Select>
      <Honeypot />
      <Button type="submit" variant="accent" size="large">
        Submit
      </Button>
    </form>
  );
}
