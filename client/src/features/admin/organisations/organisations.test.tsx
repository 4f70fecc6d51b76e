import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { administrationResponse, reply, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { OrganisationsView } from './OrganisationsView.tsx';

drawDialogs();

const SUN = {
  id: '66f0000000000000000000ee',
  name: 'Sun Homes',
  createdAt: '2026-11-18T06:00:00.000Z',
  memberCount: 2,
  propertyCount: 5,
};
const NEW = { ...SUN, id: '66f0000000000000000000ef', name: 'New Firm', memberCount: 0 };

const list = (...items: (typeof SUN)[]): Reply => {
  const organisations = { total: items.length, pageCount: 1, items };
  return () => administrationResponse({ organisations });
};

const PEOPLE: Reply = () =>
  administrationResponse({
    organisation: {
      id: SUN.id,
      members: [
        {
          id: 'a',
          name: 'Ila Marathe',
          mobile: '9876543210',
          email: 'ila@example.in',
          role: 'ADMIN',
          status: 'ACTIVE',
          propertyCount: 4,
          lastSeenAt: null,
        },
        {
          id: 'b',
          name: null,
          mobile: '9876543211',
          email: null,
          role: 'EXECUTIVE',
          status: 'BLOCKED',
          propertyCount: 1,
          lastSeenAt: null,
        },
      ],
      invitations: [
        {
          id: 'c',
          name: '',
          mobile: '9876543212',
          role: 'MANAGER',
          expiresAt: '2026-12-01T06:00:00.000Z',
        },
      ],
    },
  });

function people(members: readonly object[], invitations: readonly object[]): Reply {
  return () => administrationResponse({ organisation: { id: SUN.id, members, invitations } });
}

function show(Organisations: Reply, query = '', replies: Readonly<Record<string, Reply>> = {}) {
  const { link, requests } = fakeServer({
    Organisations,
    OrganisationDetails: PEOPLE,
    ...replies,
  });
  const view = <OrganisationsView home="/site-admin" />;
  return { ...renderAt(`/site-admin?view=organisations${query}`, view, link), requests };
}

test('V-2.1-17 an administrator sees the builder organisations with their people', async () => {
  show(list(SUN, NEW));
  await screen.findByText('Sun Homes');
  fireEvent.click(screen.getByLabelText('Details: Sun Homes'));
  await screen.findByText('Ila Marathe, Admin');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'Sun Homes2518 NovDetails',
    expect.stringMatching(
      /^Ila Marathe, Admin.*4 properties9876543211, Executive.*invited as Manager/,
    ),
    'New FirmNo members yet518 NovDetails',
  ]);
});

test.each([
  ['', { hasMembers: null, search: null, page: 1 }],
  ['&status=joined', { hasMembers: true }],
  ['&status=waiting&search=sun', { hasMembers: false, search: 'sun' }],
])('V-2.1-17 the address %j asks for %j', async (query, variables) => {
  const { requests } = show(list(SUN), query);
  await screen.findByText('Sun Homes');
  expect(requests[0]?.variables).toMatchObject(variables);
});

test('V-2.1-17 D-27 one is made in a dialog, and stands in the list when it is closed', async () => {
  const found = [SUN];
  const { requests } = show(() => list(...found)({}), '', {
    CreateOrganisation: ({ name }) => {
      found.unshift(NEW);
      return reply({ createOrganisation: { organisation: { id: NEW.id, name } } });
    },
  });
  await screen.findByText('Sun Homes');
  fireEvent.click(screen.getByText('New organisation'));
  const dialog = within(screen.getByRole('dialog'));
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type('Organisation name', 'New Firm');
  type('Mobile number of the first admin', '9876543210');
  fireEvent.click(dialog.getByText('Create and invite'));
  await dialog.findByText(/^New Firm was created\./);
  fireEvent.click(dialog.getByText('Close'));
  await screen.findByText('New Firm');
  expect(requests.map(({ operation }) => operation)).toEqual([
    'Organisations',
    'CreateOrganisation',
    'Organisations',
  ]);
});

test('without any it says so, and one can be made; a failure says why', async () => {
  const { unmount } = show(list());
  await screen.findByText('No organisations found');
  expect(screen.getByText('New organisation').localName).toBe('button');
  unmount();
  show(() => refusal('FORBIDDEN', 'This is for administrators.'));
  await screen.findByText('The organisations could not be loaded');
});

const MEMBER = {
  id: 'a',
  name: null,
  mobile: null,
  email: null,
  role: 'ADMIN',
  status: 'ACTIVE',
  propertyCount: 0,
  lastSeenAt: null,
};
const INVITED = {
  id: 'c',
  name: 'Ravi Rao',
  mobile: '9876543212',
  role: 'EXECUTIVE',
  expiresAt: '2026-12-01T06:00:00.000Z',
};

test.each<[string, Reply, string[]]>([
  [
    'of an address alone',
    people([{ ...MEMBER, email: 'ila@example.in' }], []),
    ['ila@example.in, Admin', 'ila@example.in', '0 properties'],
  ],
  ['of nothing', people([MEMBER], []), ['No name, Admin', '0 properties']],
  [
    'who is invited alone',
    people([], [INVITED]),
    ['Ravi Rao, invited as Executive', '+91 98765 43212 · expires on 1 December 2026'],
  ],
  ['none', people([], []), ['No members or invitations yet.']],
  ['none of what is gone', () => administrationResponse({ organisation: null }), []],
])('V-2.1-17 the people of an organisation: %s', async (_who, OrganisationDetails, messages) => {
  const { container } = show(list(SUN), '', { OrganisationDetails });
  fireEvent.click(await screen.findByLabelText('Details: Sun Homes'));
  const cell = container.querySelector('td[colspan]');
  await waitFor(() => expect(cell?.querySelector('[aria-busy]')).toBeNull());
  const announced = [...(cell?.querySelectorAll('span, p') ?? [])]
    .filter((each) => each.childElementCount === 0)
    .map(({ textContent }) => textContent);
  expect(announced).toEqual(messages);
});

test('people that cannot be loaded say so in their row', async () => {
  show(list(SUN), '', { OrganisationDetails: () => refusal('INTERNAL') });
  fireEvent.click(await screen.findByLabelText('Details: Sun Homes'));
  expect(await screen.findByText('The members could not be loaded')).toBeDefined();
});
