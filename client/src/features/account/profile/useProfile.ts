import { useProfileQuery } from './Profile.generated.ts';
import type { ProfileQuery } from './Profile.generated.ts';
import { accountChanged } from '../../../session/session.ts';

/** The viewer's account as the profile shows it. */
export type ProfileData = NonNullable<ProfileQuery['viewer']['account']>;

export type Profile =
  | { state: 'ready'; profile: ProfileData; change: (profile: ProfileData) => void }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void };

/** The viewer's own account. `change` tells the header and other tabs what a mutation answered. */
export function useProfile(): Profile {
  const own = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  const { data, error } = own;
  const profile = data?.viewer.account;
  if (profile) return { state: 'ready', profile, change: accountChanged };
  return error ? { state: 'failed', retry: () => void own.refetch() } : { state: 'loading' };
}
