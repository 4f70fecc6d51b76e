import { useApolloClient } from '@apollo/client/react';
import { refetchQuietly } from '../../apollo/ownQuery.ts';
import { ProfileDocument, useProfileQuery } from './Profile.generated.ts';
import type { ProfileQuery } from './Profile.generated.ts';
import { accountChanged } from '../../session/session.ts';

/** The viewer's account as the profile shows it. */
export type ProfileData = NonNullable<ProfileQuery['viewer']>;

export type Profile =
  | { state: 'ready'; profile: ProfileData; change: (profile: ProfileData) => void }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void };

/** The viewer's own account. `change` takes what a mutation answered; the header and other tabs follow. */
export function useProfile(): Profile {
  const client = useApolloClient();
  const own = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  const { data, error } = own;
  if (data?.viewer) {
    return {
      state: 'ready',
      profile: data.viewer,
      change: (viewer) => {
        client.writeQuery({ query: ProfileDocument, data: { viewer } });
        accountChanged(viewer);
      },
    };
  }
  return error ? { state: 'failed', retry: () => void refetchQuietly(own) } : { state: 'loading' };
}
