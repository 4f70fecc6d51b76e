import { Profile } from '../../features/account/profile/Profile.tsx';
import { InvitationCard } from '../../features/seller/team/InvitationCard.tsx';
import type { WorkspaceViewProps } from '../../shell/workspaceHome.ts';

/** /seller-dashboard/my-profile. Invitations lead here, since whoever is invited has no dashboard yet. */
export function MyProfile({ account }: Pick<WorkspaceViewProps, 'account'>) {
  return (
    <>
      <InvitationCard />
      <Profile account={account} />
    </>
  );
}
