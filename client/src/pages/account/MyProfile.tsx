import { Profile } from '../../features/profile/Profile.tsx';
import { InvitationCard } from '../../features/team/InvitationCard.tsx';
import type { WorkspaceViewProps } from '../../features/workspace/workspaceHome.ts';

/** /seller-dashboard/my-profile. Invitations lead here, since whoever is invited has no dashboard yet. */
export function MyProfile({ account }: Pick<WorkspaceViewProps, 'account'>) {
  return (
    <>
      <InvitationCard />
      <Profile account={account} />
    </>
  );
}
