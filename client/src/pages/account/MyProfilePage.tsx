import { Profile } from '../../features/profile/Profile.tsx';
import { PrivatePage } from './PrivatePage.tsx';

/** /seller-dashboard/my-profile: for everybody who is signed in (V-2.2-09, D-23). */
export function MyProfilePage() {
  return <PrivatePage title="My Profile">{(account) => <Profile account={account} />}</PrivatePage>;
}
