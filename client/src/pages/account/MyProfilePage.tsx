import { AreaNav } from '../../features/account/AreaNav.tsx';
import { Profile } from '../../features/profile/Profile.tsx';
import { InvitationCard } from '../../features/team/InvitationCard.tsx';
import { PrivatePage } from './PrivatePage.tsx';

/**
 * /seller-dashboard/my-profile: for everybody who is signed in (V-2.2-09, D-23). Invitations lead here, since
 * whoever is invited has no dashboard yet.
 */
export function MyProfilePage() {
  return (
    <PrivatePage title="My Profile">
      {(account) => (
        <>
          <AreaNav account={account} />
          <InvitationCard />
          <Profile account={account} />
        </>
      )}
    </PrivatePage>
  );
}
