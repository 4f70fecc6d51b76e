import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { completeProfilePath, homePath } from '../../../../schema/routes.ts';
import { returnPathOf } from '../../session/leavingDialog.ts';
import { SocialProfile } from '../../features/account/signIn/SocialProfile.tsx';
import type { WorkspaceViewProps } from '../../shell/workspaceHome.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** /complete-social-profile, where a social sign-in leads while something is missing. */
export function CompleteSocialProfile({ account }: Pick<WorkspaceViewProps, 'account'>) {
  const returnTo = returnPathOf(useLocation());
  const { userType, mobile, landingPath } = account;
  if (userType !== null) {
    // What was chosen stays; a mobile alone is given there.
    if (mobile === null) return <GoOn path={completeProfilePath()} />;
    // Who leads a firm begins there.
    return <GoOn path={userType === 'builder' ? landingPath : (returnTo ?? landingPath)} />;
  }
  return (
    <div className="grid gap-5 rounded-panel border border-line bg-surface p-5 sm:p-8">
      <p className="text-muted">
        You are signed in. Tell us what brings you here and how buyers and sellers can reach you.
      </p>
      <SocialProfile account={account} />
      <ButtonLink variant="quiet" to={returnTo ?? homePath()}>
        Do this later
      </ButtonLink>
    </div>
  );
}

/** Nothing is missing that this page asks for. */
function GoOn({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(path, { replace: true });
  }, [navigate, path]);
  return null;
}
