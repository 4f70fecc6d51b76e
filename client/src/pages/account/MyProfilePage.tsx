import { Profile } from '../../features/profile/Profile.tsx';
import { InvitationCard } from '../../features/team/InvitationCard.tsx';
import { WorkspacePage } from '../dashboard/WorkspacePage.tsx';

/**
 * /seller-dashboard/my-profile: for everybody who is signed in (V-2.2-09, D-23). Invitations lead here, since
 * whoever is invited has no dashboard yet.
 */
export function MyProfilePage() {
  return (
    <WorkspacePage title="My Profile">
      {(account) => (
        <>
          <InvitationCard />
          <Profile account={account} />
        </>
      )}
    </WorkspacePage>
  );
}
