import { useState } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import {
  useRemoveAccountMutation,
  useRequestAccountRemovalMutation,
  useAccountRemovalQuery,
} from './MyProfile.generated.ts';
import { LiveRegion } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RefusalBox } from '../../../ui/RefusalBox.tsx';
import { toast } from '../../../ui/toast.ts';
import { CodeStep } from '../signIn/CodeStep.tsx';
import { isFresh, sentCode } from '../signIn/sentCode.ts';
import type { SentCode } from '../signIn/sentCode.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { useSignOut } from '../../../session/useSignOut.ts';
import type { ProfileData } from './useProfile.ts';
import { LIMITS } from '../../../../../schema/limits.ts';

/** Two steps: what goes and what stays, then the code that was sent to where its owner can be reached. */
export function RemoveAccountDialog({
  profile,
  onClose,
}: {
  profile: ProfileData;
  onClose: () => void;
}) {
  const answerTo = useMutationResult();
  const [requestAccountRemoval] = useRequestAccountRemovalMutation();
  const [removeAccount] = useRemoveAccountMutation();
  const signOut = useSignOut();
  const [code, setCode] = useState<{ sent: SentCode; isAsked: boolean } | null>(null);
  const to = reachedAt(profile);
  const send = async (): Promise<Refusal | null> => {
    if (code !== null && isFresh(code.sent, to)) {
      setCode({ ...code, isAsked: true });
      return null;
    }
    const response = await answerTo(requestAccountRemoval(), 'The code could not be sent.');
    if (!response?.data) return response?.refusal ?? null;
    setCode({ sent: sentCode(to, response.data.requestAccountDeletion.codeSent), isAsked: true });
    return null;
  };
  const remove = async (typed: string): Promise<Refusal | null> => {
    const response = await answerTo(
      removeAccount({ variables: { code: typed } }),
      'The account could not be removed.',
    );
    if (!response?.data) return response?.refusal ?? null;
    await signOut({ isForGood: true });
    toast('Your account has been removed.');
    return null;
  };
  return (
    <Dialog
      label={TITLE}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(30rem,calc(100vw-2rem))] overscroll-contain rounded-card border border-line shadow-dialog"
    >
      <div className="grid gap-4 p-6">
        <h2 className="font-text text-h3 font-semibold">{TITLE}</h2>
        {code?.isAsked ? (
          <CodeStep
            sent={code.sent}
            isFromText={profile.isMobileVerified}
            back="Back"
            submit="Remove my account"
            busy="Removing..."
            onBack={() => setCode({ ...code, isAsked: false })}
            verify={remove}
            resend={send}
          />
        ) : (
          <FirstStep to={to} isText={profile.isMobileVerified} onCancel={onClose} send={send} />
        )}
      </div>
      {/* What stands outside of an open dialog is silent, the page's own live region too. */}
      <LiveRegion />
    </Dialog>
  );
}

function FirstStep({
  to,
  isText,
  onCancel,
  send,
}: {
  to: string;
  isText: boolean;
  onCancel: () => void;
  send: () => Promise<Refusal | null>;
}) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    setRefusal(await send());
    setBusy(false);
  };
  return (
    <>
      <WhatGoes />
      <p className="text-small">
        {to === ''
          ? 'Verify your mobile number or email address first. We will send a code to it.'
          : `We will send a 6-digit code to ${isText ? formatPhone(to).replaceAll(' ', '\u00A0') : to}.`}
      </p>
      {refusal && <RefusalBox message={refusal.message} hint={refusal.hint} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        {to !== '' && (
          <Button variant="accent" aria-disabled={isBusy || undefined} onClick={() => void press()}>
            {isBusy ? 'Sending...' : 'Send code'}
          </Button>
        )}
      </div>
    </>
  );
}

/** The verified mobile, or else the verified e-mail address; empty where there is neither. */
function reachedAt({ mobile, isMobileVerified, email, isEmailVerified }: ProfileData): string {
  if (isMobileVerified) return mobile ?? '';
  return isEmailVerified ? (email ?? '') : '';
}

const TITLE = 'Remove your account?';

/** What removing the account takes along and what stays, said before. */
function WhatGoes() {
  const { data } = useAccountRemovalQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.viewer.accountRemoval.propertyCount ?? null;
  return (
    <ul className="grid list-disc gap-2 pl-5 text-muted">
      {count !== 0 && (
        <>
          <li className="font-medium text-ink">{`${properties(count)} removed from the site immediately.`}</li>
          <li>{`We keep ${count === 1 ? 'its' : 'their'} photos and contact details, hidden, for ${DAYS} more days.`}</li>
        </>
      )}
      <li>Your profile, drafts, favourites and received enquiries are deleted immediately.</li>
      <li>Sellers keep the enquiries you sent them.</li>
      <li>You are logged out everywhere. This cannot be undone.</li>
    </ul>
  );
}

/** Null: not known yet. */
function properties(count: number | null): string {
  if (count === 1) return 'Your property is';
  return count === null ? 'Your properties are' : `Your ${count} properties are`;
}

const DAYS = LIMITS.listing.removedPicturesDays;
