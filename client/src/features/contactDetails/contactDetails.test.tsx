import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../testing/dialogs.ts';
import { administrationAnswer, answer, fakeServer } from '../../testing/fakeServer.ts';
import type { Reply } from '../../testing/fakeServer.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { summaryLines } from '../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { ContactDetailsView } from './ContactDetailsView.tsx';

drawDialogs();
withToasts();

const OFFICE = {
  id: 'a',
  isActive: true,
  title: 'Head office',
  address: '12 MG Road, Bengaluru 560001',
  phone: '080 4123 4567',
  email: 'office@example.com',
  hours: 'Monday to Saturday',
  mapUrl: 'https://www.openstreetmap.org/?mlat=12.97',
};
const list: Reply = () =>
  administrationAnswer({
    contactDetails: {
      total: 2,
      pageCount: 1,
      items: [OFFICE, { ...OFFICE, id: 'b', isActive: false, title: '', hours: '', mapUrl: '' }],
    },
    all: { total: 2 },
    shown: { total: 1 },
  });

function show(replies: Record<string, Reply> = {}) {
  const { link, requests } = fakeServer({ ContactDetailsList: list, ...replies });
  renderAt('/site-admin?view=contactDetails', <ContactDetailsView home="/site-admin" />, link);
  return (name: string) =>
    requests.flatMap(({ operation, variables }) => (operation === name ? [variables] : []));
}

const press = (name: string) =>
  act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByText(name)));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('A-2.5-05 A-3-11 each place says how it is reached, also without a name', async () => {
  show();
  const named = await screen.findByRole('article', { name: 'Head office' });
  expect(named.textContent).toContain(
    '12 MG Road, Bengaluru 560001080 4123 4567office@example.comMonday to SaturdayWith a map',
  );
  const other = screen.getByRole('article', { name: OFFICE.address });
  expect(other.textContent).toContain('Hidden080 4123 4567office@example.com');
  expect(screen.getByText('2 places: 1 shown, 1 hidden')).toBeDefined();
});

test('A-3-11 one is added with all it has; without any way to be reached it is not', async () => {
  const sent = show({
    CreateContactDetails: () => answer({ createContactDetails: { contactDetails: OFFICE } }),
  });
  await screen.findAllByRole('article');
  fireEvent.click(screen.getByText('New place'));
  type('Name of the place', OFFICE.title);
  type('Address of a map', '//evil.example');
  await press('Add');
  expect(summaryLines()).toEqual([
    'Please enter an address, a phone number or an e-mail address',
    'Please start with https:// or with / for a page of this site',
  ]);
  type('Address', OFFICE.address);
  type('Phone', OFFICE.phone);
  type('E-mail', OFFICE.email);
  type('Hours', OFFICE.hours);
  type('Address of a map', OFFICE.mapUrl);
  await press('Add');
  await findToast('The place is added.');
  const { id: _, ...input } = OFFICE;
  expect(sent('CreateContactDetails')).toEqual([{ input }]);
});
