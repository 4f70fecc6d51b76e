import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SellerPanel_PropertyFragmentDoc } from '../seller/SellerPanel.generated.ts';
import type { SellerPanel_PropertyFragment } from '../seller/SellerPanel.generated.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, fakeServer, never, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { account, picture } from '../../../testing/fixtures.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { withToasts } from '../../../testing/toasts.ts';
import { showViewer } from '../../../session/viewer.ts';
import { SellerPanel } from '../seller/SellerPanel.tsx';
import { unlockedContacts } from './unlockedStore.ts';

drawDialogs();
withToasts();
beforeEach(() => unlockedContacts.write([]));

const ID = '66f0000000000000000000aa';
const CONTACT = { phone: '9876543219', email: 'rakesh@example.com' };
const DATA: SellerPanel_PropertyFragment & { __typename: 'Property' } = {
  __typename: 'Property',
  id: ID,
  title: 'Flat by the park',
  lifecycle: 'AVAILABLE',
  seller: {
    id: '66f0000000000000000000bb',
    name: ' rakesh  kumar Rao ',
    ownerType: 'BUILDER',
    verificationLevel: 'BASIC',
    memberSince: '2024-03-09T06:00:00.000Z',
    avatar: null,
  },
  contact: { __typename: 'MaskedContact', phone: '9876******', email: 'ra***@example.com' },
  viewerCanEdit: false,
};

const PORTRAIT = { __typename: 'Picture' as const, ...picture(1) };

async function panel(
  changes: Partial<SellerPanel_PropertyFragment> = {},
  replies: Record<string, Reply> = {},
  address = '/page',
) {
  const { link, requests } = fakeServer({
    RecordView: () => reply({ recordView: { isFound: true } }),
    SellerOfLead: () => reply({ seller: { propertyCount: 2, seller: { id: DATA.seller.id } } }),
    OpenedContact: () =>
      reply({
        property: {
          __typename: 'Property',
          id: ID,
          contact: { __typename: 'OpenContact', phone: CONTACT.phone, email: CONTACT.email },
        },
      }),
    ...replies,
  });
  const shown = renderAt(address, <SellerPanel property={{ id: ID }} />, link);
  await act(async () => {
    shown.client.writeFragment({
      id: `Property:${ID}`,
      fragment: SellerPanel_PropertyFragmentDoc,
      fragmentName: 'SellerPanel_property',
      data: { ...DATA, ...changes },
    });
  });
  await waitFor(() => expect(document.querySelector('#contact-title')).not.toBeNull());
  return { ...shown, requests };
}

async function same(name: string, element: Element | null) {
  if (!element) throw new Error('Nothing is there.');
  expect(snapshot(element)).toMatchSnapshot(name);
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByText(name, { selector: 'button, a' })));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('V-2.7-06 the panel of a seller of one word, with a portrait, whose contact is all stars', async () => {
  const { container } = await panel({
    seller: { ...DATA.seller, name: 'Rakesh', ownerType: 'OWNER', avatar: PORTRAIT },
    contact: { __typename: 'MaskedContact', phone: '******', email: '***' },
  });
  expect(screen.getByAltText('View 1')).toBeDefined();
  expect(container.querySelector('.arch')?.textContent).toBe('');
  expect(screen.getByText('Basic')).toBeDefined();
  const contact = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(contact).toEqual(['+91 ******', '***']);
});

test('V-2.7-06 the letters of a seller stand for the portrait', async () => {
  const { container } = await panel();
  expect(container.querySelector('.arch')?.textContent).toBe('RR');
});

test.each([
  ['MaskedContact' as const, 0],
  ['OpenContact' as const, 3],
])('V-4.5-03 a contact has links when it is open: %s', async (__typename, links) => {
  const { phone, email } = CONTACT;
  const { container } = await panel({ contact: { __typename, phone, email } });
  expect(container.querySelectorAll('dl a')).toHaveLength(links);
});

test('a listing whose contact this browser was given asks the server for it', async () => {
  unlockedContacts.write([ID]);
  await panel();
  await screen.findByText('Send another message');
  expect(screen.getByText('+91 98765 43219').closest('a')?.getAttribute('href')).toBe(
    'tel:+919876543219',
  );
});

test('V-4.5-03 nobody asks for what was never given', async () => {
  const { requests } = await panel();
  await import('./visit.ts');
  await act(async () => undefined);
  expect(requests.map(({ operation }) => operation)).not.toContain('OpenedContact');
});

test('V-4.5-02 the form, as it refuses, and as it thanks', async () => {
  let isRefused = true;
  const { address, hash, container } = await panel(
    {},
    {
      SendEnquiry: () =>
        isRefused
          ? refusal('TOO_MANY', 'Too many messages')
          : reply({ sendEnquiry: { needsCode: false, contact: CONTACT } }),
    },
  );
  await press('Contact Seller');
  expect([address(), hash()]).toEqual(['/page', '#contact-seller']);
  const dialog = await screen.findByRole('dialog', { name: 'Contact Seller' });
  await screen.findByText(/2 properties listed/);
  await press('Submit');
  fill('Name', 'Asha');
  fill('Mobile number', '98765');
  await same('form-wrong', dialog);
  fill('Mobile number', '9876543210');
  fill('Message (optional)', 'May I come on Sunday?');
  await press('Submit');
  await screen.findByText('Too many messages', { exact: false });
  await same('form-refused', dialog);
  isRefused = false;
  await press('Submit');
  await screen.findByText('Success! Your inquiry has been submitted');
  await same('sent', dialog);
  expect(unlockedContacts.read()).toEqual([ID]);
  // The page beneath has it as well.
  expect(container.querySelectorAll('section dl a')).toHaveLength(3);
  await act(async () => {
    fireEvent.click(screen.getByLabelText('Close'));
    fireEvent.click(screen.getByLabelText('Close'));
  });
  await waitFor(() => expect([address(), hash()]).toEqual(['/page', '']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is typed while digits are left out says so, and only then', async () => {
  await panel();
  await press('Contact Seller');
  await screen.findByRole('dialog');
  fill('Name', 'Asha 7');
  const shownText = () => document.querySelector('dialog output')?.textContent?.trim();
  expect(shownText()).toBe('Digits removed.');
  expect(screen.getByText('Name should not contain numbers')).toBeDefined();
  fill('Name', 'Asha R');
  expect(screen.queryByText('Name should not contain numbers')).toBeNull();
});

test('V-8-13 while it is sent the button says so, and what an account is called stands there', async () => {
  const { requests } = await panel({}, { SendEnquiry: never });
  showViewer(account({ name: 'Asha', mobile: '9876543210' }));
  await press('Contact Seller');
  await screen.findByRole('dialog');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha');
  await press('Submit');
  const busy = screen.getByText('Submit...');
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(busy);
  await act(async () => undefined);
  expect(requests.filter(({ operation }) => operation === 'SendEnquiry')).toHaveLength(1);
});

test('a form that a visit begins with opens by itself, and leaves the page in its place', async () => {
  const { address, hash } = await panel({}, {}, '/page?from=mail#contact-seller');
  await screen.findByRole('dialog');
  await act(async () => fireEvent.click(screen.getByLabelText('Close')));
  await waitFor(() => expect([address(), hash()]).toEqual(['/page?from=mail', '']));
});

test('V-4.5-05 the seller is asked for only by an id, and a failure leaves the name', async () => {
  const request = vi.fn<Reply>(() => refusal('UNAVAILABLE'));
  const seller = { ...DATA.seller, name: 'Rakesh', id: 'short' };
  await panel({ seller }, { SellerOfLead: request });
  await press('Contact Seller');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('h2 + p')?.textContent).toBe('Rakesh');
  await waitFor(() => expect(request).not.toHaveBeenCalled());
});
