import { useState, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { START_SELLING } from '../../../../../schema/routes.ts';
import { COPY } from '../../../base/copy.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ErrorPanel, Notice } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { accountLinks } from '../../../session/accountLinks.ts';
import type { Account } from '../../../session/viewer.ts';
import { ContactRow } from './ContactRow.tsx';
import { EMAIL, MOBILE } from './contactKinds.ts';
import { DeviceList } from './DeviceList.tsx';
import { NameForm } from './NameForm.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { useProfile } from './useProfile.ts';
import type { ProfileData } from './useProfile.ts';
import { RemoveAccountDialog } from './RemoveAccountDialog.tsx';
import { PostPropertyLink } from '../../seller/posting/PostPropertyLink.tsx';
import { explain, toMutationResult } from '../../../apollo/refusal.ts';
import { useUpdateProfileMutation, useStartSellingMutation } from './Profile.generated.ts';
import { announce } from '../../../ui/announce.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import type { FormEvent } from 'react';
import type { Refusal } from '../../../apollo/refusal.ts';
import { RadioChips } from '../../../ui/Choice.tsx';
import { RefusalBox } from '../../../ui/RefusalBox.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';

/** What an account knows about its owner and what it does for them. */
export function Profile({ account }: { account: Account }) {
  const own = useProfile();
  const [hasStarted, setStarted] = useState(false);
  const wantsToPost = useLocation().hash === `#${START_SELLING}`;
  if (own.state === 'loading') return <Skeleton className="h-96 rounded-panel" />;
  if (own.state === 'failed') {
    return (
      <ErrorPanel
        title="Your profile could not be loaded"
        text="Please check the connection and try again."
      >
        <Button onClick={own.retry}>{COPY.tryAgain}</Button>
      </ErrorPanel>
    );
  }
  const { profile, change } = own;
  const { organisation, userType } = profile;
  const selling = userType === 'BUYER' && (
    <ProfileSection
      title="Start selling"
      lead={
        wantsToPost
          ? 'To post a property, first choose whether you are an owner or an agent. It is free.'
          : 'List your own property, or list for others as an agent. It is free.'
      }
    >
      <StartSelling
        onChange={(seller) => {
          change(seller);
          setStarted(true);
        }}
      />
    </ProfileSection>
  );
  const begin = selling || (hasStarted && <SellingStarted />);
  const missing = accountLinks(account).find(({ label }) => label === 'Complete Profile');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      {wantsToPost && begin && <div className="lg:col-span-2">{begin}</div>}
      <div className="grid min-w-0 gap-6">
        {missing && (
          <Notice tone="warning">
            <p className="flex-1 basis-60">Your profile is incomplete.</p>
            <ButtonLink to={missing.path} variant="outline">
              {missing.label}
            </ButtonLink>
          </Notice>
        )}
        <ProfileSection
          title="Your details"
          lead={organisation ? `${profile.displayName}, ${organisation.name}` : profile.displayName}
        >
          <ProfilePicture profile={profile} onChange={change} />
          <NameForm profile={profile} onChange={change} />
          <ContactRow
            kind={MOBILE}
            value={profile.mobile}
            isVerified={profile.isMobileVerified}
            onChange={change}
          />
          <ContactRow
            kind={EMAIL}
            value={profile.email}
            isVerified={profile.isEmailVerified}
            onChange={change}
          />
        </ProfileSection>
        <ProfileSection
          title="Your devices"
          lead="Devices where you are signed in. Log out any that you do not recognise."
        >
          <DeviceList />
        </ProfileSection>
      </div>
      <div className="grid min-w-0 gap-6">
        {!wantsToPost && begin}
        <ProfileSection title="Messages" lead="We always send messages about your own account.">
          <PreferencesForm choices={MESSAGES} profile={profile} onChange={change} />
        </ProfileSection>
        {userType !== 'BUYER' && (
          <ProfileSection
            title="Your number"
            lead="People who send an enquiry see the contact details of your listing."
          >
            <PreferencesForm choices={CONTACT} profile={profile} onChange={change} />
          </ProfileSection>
        )}
      </div>
      <ProfileSection
        title="Remove your account"
        lead="This permanently removes your account and your properties. We show you what is removed before you confirm."
      >
        <RemoveAccount profile={profile} />
      </ProfileSection>
    </div>
  );
}

/** The way to remove one's account. */
function RemoveAccount({ profile }: { profile: ProfileData }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
        Remove my account
      </Button>
      {isOpen && <RemoveAccountDialog profile={profile} onClose={() => setOpen(false)} />}
    </>
  );
}

/** In the place of the form that made a seller of a buyer: what comes next, and the focus. */
function SellingStarted() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="grid justify-items-start gap-4 rounded-panel border border-line bg-surface p-5 sm:p-7">
      <h2 ref={heading} tabIndex={-1} className="font-text text-h3 font-semibold">
        You can now list a property.
      </h2>
      <PostPropertyLink />
    </section>
  );
}

type Preference = 'productNews' | 'whatsApp' | 'contactForProven';

/** What the person wants. Each box is kept at once; a refusal takes it back. */
function PreferencesForm({
  choices,
  profile,
  onChange,
}: {
  choices: readonly (readonly [Preference, string])[];
  profile: ProfileData;
  onChange: (profile: ProfileData) => void;
}) {
  const answerTo = useMutationResult();
  const [updateProfile] = useUpdateProfileMutation();
  const [pending, setPending] = useState<Partial<Record<Preference, boolean>>>({});
  const save = async (key: Preference, isOn: boolean) => {
    setPending((now) => ({ ...now, [key]: isOn }));
    const variables = { preferences: { [key]: isOn } };
    const response = await answerTo(updateProfile({ variables }), 'Profile update failed');
    if (!response) return;
    setPending(({ [key]: _done, ...rest }) => rest);
    if (response.refusal) toast(explain(response.refusal), { tone: 'error' });
    else {
      onChange(response.data.updateProfile.account);
      announce('Saved');
    }
  };
  return (
    <div className="grid gap-1">
      {choices.map(([key, label]) => (
        <Checkbox
          key={key}
          checked={pending[key] ?? profile.preferences[key]}
          onChange={(event) => void save(key, event.currentTarget.checked)}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
}

const MESSAGES = [
  ['productNews', 'Email me news about the marketplace'],
  ['whatsApp', 'Message me about enquiries on WhatsApp'],
] as const;

const CONTACT = [
  ['contactForProven', 'Show my number only to people with a verified mobile number'],
] as const;

/** A buyer becomes a seller, an owner or an agent. */
function StartSelling({ onChange }: { onChange: (profile: ProfileData) => void }) {
  const [startSelling] = useStartSellingMutation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const kind = new FormData(event.currentTarget).get('kind') === 'AGENT' ? 'AGENT' : 'OWNER';
    setBusy(true);
    setRefusal(null);
    // With the answer the account is a seller's, and this form is gone.
    const response = await toMutationResult(
      startSelling({ variables: { kind } }),
      'Profile update failed',
    );
    setBusy(false);
    if (response.refusal) setRefusal(response.refusal);
    else onChange(response.data.startSelling.account);
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void start(event)}>
      {refusal && <RefusalBox message={refusal.message} hint={refusal.hint} />}
      <RadioChips
        legend="I sell as"
        name="kind"
        defaultValue="OWNER"
        options={[
          { value: 'OWNER', label: 'Owner' },
          { value: 'AGENT', label: 'Agent' },
        ]}
      />
      <SubmitButton isBusy={isBusy} busy="Saving...">
        Start selling
      </SubmitButton>
    </form>
  );
}
