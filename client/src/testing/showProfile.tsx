import { fireEvent, screen } from '@testing-library/react';
import type { Account } from '../session/viewer.ts';
import { Profile } from '../features/account/profile/Profile.tsx';
import type { ProfileData } from '../features/account/profile/useProfile.ts';
import { LiveRegion } from '../ui/announce.tsx';
import { fakeServer, viewerResponse } from './fakeServer.ts';
import type { Reply } from './fakeServer.ts';
import { account } from './fixtures.ts';
import { renderAt } from './renderAt.tsx';
import { person } from './visit.tsx';

/** An account as the profile shows it: a buyer's with everything verified. */
export function profile(changes: Partial<ProfileData> = {}): ProfileData {
  return {
    ...person(),
    isMobileVerified: true,
    isEmailVerified: true,
    displayName: 'Property Buyer',
    avatar: null,
    organisation: null,
    preferences: { productNews: false, whatsApp: true, contactForProven: false },
    ...changes,
  };
}

const device = (id: string, isCurrent: boolean) => ({
  __typename: 'Session',
  id,
  device: isCurrent ? 'Firefox on Linux' : 'Chrome on Android',
  address: '10.0.0.1',
  createdAt: '2026-11-19T04:30:00.000Z',
  lastUsedAt: '2026-11-20T04:30:00.000Z',
  isCurrent,
});
export const HERE = device('66f0000000000000000000d1', true);
export const PHONE = device('66f0000000000000000000d2', false);

/** The profile without its page; `written` has what was sent to change something. */
export async function showProfile(
  replies: Readonly<Record<string, Reply>> = {},
  own: Partial<ProfileData> = {},
  viewer: Partial<Account> = {},
) {
  const { link, requests } = fakeServer({
    Profile: () => viewerResponse({ account: profile(own) }),
    Devices: () => viewerResponse({ sessions: [HERE, PHONE] }),
    ...replies,
  });
  const shown = renderAt(
    '/',
    <>
      <LiveRegion />
      <Profile account={account(viewer)} />
    </>,
    link,
  );
  await screen.findByText('Firefox on Linux');
  const mutations = () => requests.filter(({ operation }) => !QUERIES.has(operation));
  return { ...shown, written: mutations };
}

const QUERIES = new Set(['Profile', 'Devices', 'AccountRemoval']);

/** What somebody does at the form. */
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: string, value: string) =>
  void fireEvent.change(field(name), { target: { value } });
export const button = (name: string) => screen.getByText(name, { selector: 'button' });
export const press = (name: string) => void fireEvent.click(button(name));
export const pressLabelled = (name: string) => void fireEvent.click(screen.getByLabelText(name));
