import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../../../../testing/dialogs.ts';
import {
  administrationResponse,
  reply,
  bare,
  fakeServer,
  never,
} from '../../../../../testing/fakeServer.ts';
import type { Reply } from '../../../../../testing/fakeServer.ts';
import { renderAt } from '../../../../../testing/renderAt.tsx';
import { summaryLines } from '../../../../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../../../../testing/toasts.ts';
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
  administrationResponse({
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
  const view = <ContactDetailsView home="/site-admin" />;
  renderAt('/site-admin?view=contactDetails', view, link);
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
    CreateContactDetails: () => reply({ createContactDetails: { contactDetails: OFFICE } }),
  });
  await screen.findAllByRole('article');
  fireEvent.click(screen.getByText('New place'));
  type('Place name', OFFICE.title);
  type('Map link', '//evil.example');
  await press('Add');
  expect(summaryLines()).toEqual([
    'Please enter an address, a phone number or an email address',
    'Please start with https://, or with / for a page on this site',
  ]);
  type('Address', OFFICE.address);
  type('Phone', OFFICE.phone);
  type('Email', OFFICE.email);
  type('Hours', OFFICE.hours);
  type('Map link', OFFICE.mapUrl);
  await press('Add');
  await findToast('The place was added.');
  const { id: _, ...input } = OFFICE;
  expect(sent('CreateContactDetails')).toEqual([{ input }]);
});

test.each([
  ['080 4123 4567', { title: '', address: '' }],
  ['office@example.com', { title: '', address: '', phone: '' }],
])('a place without a name or an address is called %s', async (name, changes) => {
  const page = { total: 1, pageCount: 1, items: [{ ...OFFICE, ...changes }] };
  show({
    ContactDetailsList: () =>
      administrationResponse({ contactDetails: page, all: { total: 1 }, shown: { total: 1 } }),
  });
  expect(await screen.findByRole('article', { name })).toBeDefined();
});

test('A-3-11 what is too long or no way to be reached is said of each field, and nothing is sent', async () => {
  const sent = show();
  await screen.findAllByRole('article');
  fireEvent.click(screen.getByText('New place'));
  const fields = ['Place name', 'Address', 'Hours'];
  for (const label of fields) type(label, 'x'.repeat(1_000));
  type('Phone', 'call us');
  type('Email', 'office@');
  await press('Add');
  const wrong = [...screen.getByRole('dialog').querySelectorAll('[aria-invalid="true"]')];
  expect(wrong.map((each) => each.getAttribute('name'))).toEqual([
    'title',
    'address',
    'phone',
    'email',
    'hours',
  ]);
  expect(sent('CreateContactDetails')).toEqual([]);
});

test('A-3-11 of a place that is changed only the change is sent; meanwhile the button waits', async () => {
  const sent = show({ UpdateContactDetails: never });
  await screen.findAllByRole('article');
  fireEvent.click(screen.getAllByText('Edit')[0] ?? document.body);
  type('Hours', 'Every day');
  fireEvent.click(screen.getByLabelText('Visible to visitors'));
  const save = within(screen.getByRole('dialog')).getByText('Save');
  expect(save.getAttribute('aria-disabled')).toBeNull();
  await press('Save');
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(sent('UpdateContactDetails')).toEqual([
    { id: 'a', input: { hours: 'Every day', isActive: false } },
  ]);
});

test.each([
  ['New place', 'Add', 'The place could not be added.'],
  ['Edit', 'Save', 'The place could not be saved.'],
])('where %j gets no answer it says so', async (open, send, sentence) => {
  const fail: Reply = () => bare(502);
  show({ CreateContactDetails: fail, UpdateContactDetails: fail });
  await screen.findAllByRole('article');
  fireEvent.click(screen.getAllByText(open)[0] ?? document.body);
  type('Address', 'Pune');
  await press(send);
  expect(await within(screen.getByRole('dialog')).findByText(sentence)).toBeDefined();
});
