import { fireEvent, screen } from '@testing-library/react';
import { UsersView } from '../features/admin/users/UsersView.tsx';
import type { ListedUser } from '../features/admin/users/words.ts';
import { administrationResponse, fakeServer } from './fakeServer.ts';
import type { Reply } from './fakeServer.ts';
import { account } from './fixtures.ts';
import { renderAt } from './renderAt.tsx';

export const ID = '66f0000000000000000000aa';
export const SEEN = '2026-11-19T06:00:00.000Z';

export function user(changes: Partial<ListedUser> = {}): ListedUser {
  return {
    id: ID,
    name: 'Asha Rao',
    mobile: '9876543210',
    isMobileVerified: true,
    email: 'asha@example.in',
    isEmailVerified: false,
    userType: 'SELLER',
    kind: 'AGENT',
    role: null,
    organisation: null,
    status: 'ACTIVE',
    verificationLevel: 'BASIC',
    createdAt: '2026-11-18T06:00:00.000Z',
    updatedAt: SEEN,
    lastActiveAt: null,
    propertyCount: 3,
    enquiryCount: 12,
    sentEnquiryCount: 0,
    ...changes,
  };
}

export const list = (...items: ListedUser[]): Reply => {
  const found = items.map((item) => ({ __typename: 'User', ...item }));
  return () =>
    administrationResponse({ users: { total: items.length, pageCount: 1, items: found } });
};

export const details = (changes: object = {}): Reply => {
  const found = {
    __typename: 'User',
    id: ID,
    removal: { propertyCount: 3, enquiryCount: 12, otherMemberCount: null },
    history: [
      {
        at: SEEN,
        label: 'Status changed',
        by: 'Hari Admin',
        note: 'Asked for money.',
        changes: [{ name: 'status', before: 'blocked', after: 'active' }],
      },
    ],
    ...changes,
  };
  return () => administrationResponse({ user: found });
};

/** Draws the list with what the server answers. */
export function showUsers(Users: Reply, replies: Readonly<Record<string, Reply>> = {}, query = '') {
  const { link, requests } = fakeServer({ Users, UserDetails: details(), ...replies });
  const me = account({ id: '66f0000000000000000000ff' });
  const view = <UsersView home="/site-admin" account={me} />;
  const rendered = renderAt(`/site-admin?view=users${query}`, view, link);
  const changes = () => requests.filter(({ operation }) => !operation.startsWith('User'));
  return { ...rendered, requests, changes };
}

export const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
export const asha = async () => (await screen.findByText('Asha Rao')).closest('tbody')?.textContent;
export const open = () => fireEvent.click(screen.getByLabelText('Details: Asha Rao'));
