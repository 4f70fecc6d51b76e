import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reply, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { RAVI } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { AssignSelect } from './AssignSelect.tsx';
import type { Member } from './MemberRow.tsx';

withToasts();

const LISTING = '66f0000000000000000000aa';
const MEERA: Member = { ...RAVI, id: '66f0000000000000000000cd', name: null, mobile: '9876543212' };

function show(assignedTo: string | null, AssignListing: Reply) {
  const { link, requests } = fakeServer({ AssignListing });
  const listing = { id: LISTING, title: 'Flat by the park', assignedTo };
  renderAt('/', <AssignSelect listing={listing} members={[RAVI, MEERA]} />, link);
  return () => requests.map(({ variables }) => variables);
}

const select = () => screen.getByLabelText<HTMLSelectElement>('Flat by the park: assigned to');
const choose = (value: string) => fireEvent.change(select(), { target: { value } });

test('D-99 a listing is given to one of the team and taken from them', async () => {
  const sent = show(null, ({ accountId }) =>
    reply({ assignProperty: { property: { id: LISTING, assignedTo: accountId } } }),
  );
  expect(screen.getByText('Assigned to').localName).toBe('label');
  expect([...select().options].map(({ text }) => text)).toEqual([
    'Unassigned',
    'Ravi Shah',
    '+91 98765 43212',
  ]);
  choose(MEERA.id);
  await findToast('Assigned to +91 98765 43212.');
  choose('');
  await findToast('Unassigned.');
  expect(sent()).toEqual([
    { propertyId: LISTING, accountId: MEERA.id },
    { propertyId: LISTING, accountId: null },
  ]);
});

test('what is refused is said, and the choice is the one before', async () => {
  show(RAVI.id, () => refusal('FORBIDDEN', 'This is for admins and managers.'));
  expect(select().value).toBe(RAVI.id);
  choose(MEERA.id);
  expect(select().value).toBe(MEERA.id);
  await findToast('This is for admins and managers.');
  expect(select().value).toBe(RAVI.id);
});
