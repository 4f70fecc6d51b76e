import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { completeSocialProfilePath, myProfilePath } from '../../../../schema/routes.ts';
import { accountChanged } from '../../session/session.ts';
import { CompleteForm } from '../../features/account/profile/CompleteForm.tsx';
import { ContactRow } from '../../features/account/profile/ContactRow.tsx';
import { MOBILE } from '../../features/account/profile/contactKinds.ts';
import type { ProfileData } from '../../features/account/profile/useProfile.ts';
import type { WorkspaceViewProps } from '../../shell/workspaceHome.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Panel.tsx';
import { toast } from '../../ui/toast.ts';

/** /complete-profile: open to everybody who is signed in, meant for those who lack something. */
export function CompleteProfile({ account }: Pick<WorkspaceViewProps, 'account'>) {
  const navigate = useNavigate();
  const { userType, name, email, mobile, isComplete } = account;
  const hasNoType = userType === null;
  useEffect(() => {
    if (hasNoType) void navigate(completeSocialProfilePath(), { replace: true });
  }, [hasNoType, navigate]);
  if (hasNoType) return null;
  if (isComplete) {
    return (
      <EmptyState title="Your profile is complete" text="You have no details left to add.">
        <ButtonLink to={account.landingPath}>Continue</ButtonLink>
        <ButtonLink to={myProfilePath()} variant="outline">
          My Profile
        </ButtonLink>
      </EmptyState>
    );
  }
  const onDone = (profile: ProfileData) => {
    accountChanged(profile);
    if (!profile.isComplete) return;
    toast('Your profile is complete.');
    void navigate(profile.landingPath, { replace: true });
  };
  return (
    <div className="grid gap-5 rounded-panel border border-line bg-surface p-5 sm:p-8">
      <p className="text-muted">
        Buyers and sellers use these details to reach you. We have filled in what we already know.
      </p>
      {(name === null || email === null) && <CompleteForm account={account} onDone={onDone} />}
      {mobile === null && (
        <ContactRow kind={MOBILE} value={null} isVerified={false} onChange={onDone} />
      )}
    </div>
  );
}
