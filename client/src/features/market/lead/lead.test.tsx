import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SellerPanel_PropertyFragmentDoc } from '../seller/SellerPanel.generated.ts';
import type { SellerPanel_PropertyFragment } from '../seller/SellerPanel.generated.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, fakeServer, never, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { account } from '../../../testing/fixtures.ts';
import { PATIENT } from '../../../testing/patience.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { withToasts } from '../../../testing/toasts.ts';
import { showViewer } from '../../../session/viewer.ts';
import { SellerPanel } from '../seller/SellerPanel.tsx';
import { contactLinks } from './contactLinks.ts';
import { LeadDialog, SellerLine } from './LeadDialog.tsx';
import { unlockedContacts } from './unlockedStore.ts';
import { askForContact, noteView } from './visit.ts';

withToasts();
drawDialogs();

const ID = '66f0000000000000000000aa';
const SELLER = { id: '66f0000000000000000000bb', name: 'Rakesh Rao' };
const CONTACT = { phone: '9876543219', email: 'rakesh@example.com' };
const SENT: Reply = () => reply({ sendEnquiry: { needsCode: false, contact: CONTACT } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  unlockedContacts.write([]);
});
afterEach(() => vi.useRealTimers());

function show(SendEnquiry: Reply = SENT) {
  const { link, requests } = fakeServer({
    SendEnquiry,
    SellerOfLead: () => reply({ seller: { propertyCount: 3, seller: { id: SELLER.id } } }),
  });
  const onClose = vi.fn<() => void>();
  const dialog = <LeadDialog id={ID} title="Flat by the park" seller={SELLER} onClose={onClose} />;
  const shown = renderAt('/', dialog, link);
  const sent = () => requests.filter(({ operation }) => operation === 'SendEnquiry');
  return { ...shown, sent, onClose };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, a' }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function fill(): void {
  type('Name', ' Asha  Rao ');
  type('Mobile number', '+91 98765 43210');
}

test('V-5-12 V-5-02 V-5-13 what is missing or wrong is said, and nothing is sent', () => {
  const { sent } = show();
  expect(document.activeElement).toBe(field('Name'));
  press('Submit');
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  const lines = () =>
    [...document.querySelectorAll('[role=alert] li')].map((line) => line.textContent);
  expect(lines()).toHaveLength(2);
  expect(lines()[0]).toBe('Please enter your name');
  type('Name', 'Asha 7');
  expect(field('Name').value).toBe('Asha ');
  expect(screen.getByText('Name should not contain numbers')).toBeDefined();
  type('Mobile number', '5876543210');
  expect(lines()).toHaveLength(1);
  type('Mobile number', '9876543210');
  expect(lines()).toEqual([]);
  expect(sent()).toEqual([]);
});

test('V-4.5-01 V-4.5-02 V-5-14 V-8-13 V-8-14 sent once, thanked for, closed after five seconds', async () => {
  vi.useFakeTimers();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { sent, onClose } = show(async (variables) => {
    await released;
    return SENT(variables);
  });
  fill();
  type('Preferred time to call', 'EVENING');
  press('Submit');
  await pass(0);
  press('Submit...');
  await act(async () => {
    release();
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(sent().map(({ variables }) => variables['input'])).toEqual([
    {
      propertyId: ID,
      name: 'Asha Rao',
      mobileNumber: '9876543210',
      message: 'Contact request - no message provided',
      callTime: 'EVENING',
      website: '',
    },
  ]);
  expect(screen.getByText('Success! Your inquiry has been submitted')).toBe(document.activeElement);
  expect(document.querySelector('[role=dialog], main, body')?.textContent).toContain(
    'Rakesh Rao will contact you shortly.',
  );
  expect(screen.getByText(/You can now see the contact details/)).toBeDefined();
  expect(screen.getByText(/by SMS, email and WhatsApp link/)).toBeDefined();
  expect([...document.querySelectorAll('a')].map(({ href }) => href.split('?')[0])).toEqual([
    'tel:+919876543219',
    'https://wa.me/919876543219',
    'mailto:rakesh@example.com',
  ]);
  expect(unlockedContacts.read()).toEqual([ID]);
  await pass(4_900);
  expect(onClose).not.toHaveBeenCalled();
  await pass(200);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('V-4.5-02 whoever is at it holds the dialog open; a resting pointer does not', async () => {
  vi.useFakeTimers();
  const { onClose } = show();
  fill();
  press('Submit');
  await pass(10);
  const box = screen.getByText('Success! Your inquiry has been submitted').closest('.gap-5');
  const pointer = (kind: string, screenX: number) => {
    const event = new MouseEvent(kind, { bubbles: true, screenX, screenY: 5 });
    act(() => void box?.dispatchEvent(event));
  };
  pointer('pointermove', 5);
  await pass(4_000);
  pointer('pointermove', 5);
  pointer('pointermove', 9);
  await pass(20_000);
  expect(onClose).not.toHaveBeenCalled();
  pointer('pointerleave', 9);
  await pass(3_000);
  act(() => document.querySelector('a')?.focus());
  await pass(20_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => document.querySelector('a')?.blur());
  await pass(5_100);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('V-4.5-02 a finger that scrolls away is not at it, and nobody begins the five seconds anew by staying away', async () => {
  vi.useFakeTimers();
  const { onClose } = show();
  fill();
  press('Submit');
  await pass(10);
  const box = screen.getByText('Success! Your inquiry has been submitted').closest('.gap-5');
  const pointer = (kind: string) =>
    act(() => void box?.dispatchEvent(new MouseEvent(kind, { bubbles: true })));
  pointer('pointerdown');
  await pass(20_000);
  expect(onClose).not.toHaveBeenCalled();
  pointer('pointercancel');
  await pass(3_000);
  pointer('pointerleave');
  await pass(2_100);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('R-B1 a password manager that fills the hidden field is spoken of, and the next press goes through', async () => {
  const { sent } = show((variables) => {
    const { website } = Object(variables['input']);
    return website === '' ? SENT(variables) : refusal('INVALID_INPUT', 'Please send it again.');
  });
  fill();
  const trap = document.querySelector<HTMLInputElement>('[name=leave_blank]');
  fireEvent.input(trap ?? document.body, { target: { value: 'https://my.example' } });
  press('Submit');
  await screen.findByText('Please send it again.');
  expect(field('Name').value).toBe(' Asha  Rao ');
  press('Submit');
  await screen.findByText('Success! Your inquiry has been submitted');
  expect(sent()).toHaveLength(2);
});

test('R-F1 what was typed for this listing is there when the dialog opens again, until it is sent', async () => {
  const first = show();
  fill();
  type('Message (optional)', 'May I visit?');
  const dialog = screen.getByRole('dialog', { name: 'Contact Seller' });
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
  expect(first.onClose).toHaveBeenCalledTimes(1);
  first.unmount();
  const again = show();
  expect(field('Message (optional)').value).toBe('May I visit?');
  expect(field('Name').value).toBe(' Asha  Rao ');
  press('Submit');
  await screen.findByText('Success! Your inquiry has been submitted');
  again.unmount();
  show();
  expect(field('Message (optional)').value).toBe('');
});

test('the message is sent as it was written', async () => {
  const { sent } = show();
  fill();
  type('Message (optional)', ' May I visit? ');
  press('Submit');
  await screen.findByText('Success! Your inquiry has been submitted');
  expect(sent()[0]?.variables['input']).toMatchObject({ message: 'May I visit?' });
  press('Close');
});

test('V-4.5-01 V-8-12 a refusal stands in a box with what the server said, and can be tried again', async () => {
  const replies = [() => refusal('TOO_MANY', 'You have asked ten times.'), SENT];
  const { sent } = show((variables) => (replies.shift() ?? SENT)(variables));
  fill();
  press('Submit');
  const box = (await screen.findByText('Failed to submit your inquiry')).closest('[role=alert]');
  expect(box?.textContent).toContain('You have asked ten times.');
  expect(box?.textContent).toContain(
    'Please check your details and try again. If the problem persists, please contact our support team.',
  );
  expect(field('Mobile number').value).toBe('9876543210');
  press('Submit');
  await screen.findByText('Success! Your inquiry has been submitted');
  expect(sent()).toHaveLength(2);
});

test('V-8-12 without an answer it is said that there was none', async () => {
  const { sent } = show(() => Promise.reject(new TypeError('No network')));
  fill();
  press('Submit');
  expect(await screen.findByText(/^Failed to create seller lead\. /)).toBeDefined();
  // It may have arrived: sent again it is the same.
  press('Submit');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, again] = sent().map(({ variables }) => variables['key']);
  expect(first).toEqual(expect.stringMatching(/^[0-9a-f]{32}$/));
  expect(again).toBe(first);
});

test('an account finds its name and number there, also when it comes later; what was typed stays', () => {
  show(never);
  type('Name', 'Meera');
  act(() => showViewer(account({ name: 'Asha', mobile: '9876543210' })));
  expect([field('Name').value, field('Mobile number').value]).toEqual(['Meera', '9876543210']);
});

test.each([
  ['is fetched', 24, 'Rakesh Rao, 3 properties listed', 1],
  ['is not fetched', 23, 'Rakesh Rao', 0],
  ['is not fetched', 25, 'Rakesh Rao', 0],
])('V-4.5-05 the seller %s whose id has %d characters', async (_what, length, text, times) => {
  const id = 'b'.repeat(length);
  const { link, requests } = fakeServer({
    SellerOfLead: () => reply({ seller: { propertyCount: 3, seller: { id } } }),
  });
  renderAt('/', <SellerLine seller={{ id, name: 'Rakesh Rao' }} />, link);
  // R-H1: the name stands in an element of its own.
  const name = await screen.findByText('Rakesh Rao');
  await expect.poll(() => name.parentElement?.textContent).toBe(text);
  expect(name.localName).toBe('bdi');
  expect(requests).toHaveLength(times);
});

test('V-4.5-03 a number with stars is masked, as is none', () => {
  expect(contactLinks(CONTACT, 'Flat & park').mail.href).toBe(
    'mailto:rakesh@example.com?subject=Flat%20%26%20park',
  );
});

async function panel(changes: Partial<SellerPanel_PropertyFragment> = {}) {
  const data = {
    __typename: 'Property' as const,
    id: ID,
    title: 'Flat by the park',
    lifecycle: 'AVAILABLE' as const,
    seller: {
      ...SELLER,
      ownerType: 'AGENT' as const,
      verificationLevel: 'PREMIUM' as const,
      memberSince: '2024-03-09T06:00:00.000Z',
      avatar: null,
    },
    contact: {
      __typename: 'MaskedContact' as const,
      phone: '9876******',
      email: 'ra***@example.com',
    },
    viewerCanEdit: false,
    ...changes,
  };
  const { link, requests } = fakeServer({
    RecordView: () => reply({ recordView: { isFound: true } }),
  });
  const shown = renderAt('/', <SellerPanel property={{ id: ID }} />, link);
  act(() => {
    shown.client.writeFragment({
      id: `Property:${ID}`,
      fragment: SellerPanel_PropertyFragmentDoc,
      fragmentName: 'SellerPanel_property',
      data,
    });
  });
  // The panel follows the cache a moment later.
  if (vi.isFakeTimers()) await pass(0);
  else await screen.findByText('Contact Seller', { selector: 'h2' });
  return { ...shown, requests, text: () => shown.container.textContent };
}

test('V-2.7-06 who sells, since when, and how far that was checked', async () => {
  const { text } = await panel();
  for (const part of ['Rakesh Rao', 'RR', 'Agent, member since March 2024', 'Premium']) {
    expect(text()).toContain(part);
  }
});

test.each([
  ['BASIC', 'Basic', false],
  ['VERIFIED', 'Verified', true],
] as const)(
  'V-2.7-06 the level %s reads %s, ticked: %s',
  async (verificationLevel, label, isTicked) => {
    const seller = {
      ...SELLER,
      ownerType: 'OWNER' as const,
      verificationLevel,
      memberSince: '2024-03-09T06:00:00.000Z',
      avatar: null,
    };
    expect((await panel({ seller })).text()).toContain(`Owner, member since March 2024${label}`);
    // A tick says that something was checked.
    expect(screen.getByText(label).querySelector('svg') !== null).toBe(isTicked);
  },
);

test('V-4.5-03 a masked contact is no link, and it is said how it is opened', async () => {
  const { container, text } = await panel();
  expect(container.querySelector('dd a')).toBeNull();
  expect(text()).toContain('+91 9876******');
  expect(text()).toContain('Send a message to see the full number.');
  expect(screen.getByText('Contact Seller', { selector: 'a' })).toBeDefined();
});

test('an opened contact can be called, written to and chatted with', async () => {
  const { container, text } = await panel({
    contact: { __typename: 'OpenContact', phone: CONTACT.phone, email: CONTACT.email },
  });
  expect(container.querySelectorAll('dd a')).toHaveLength(3);
  expect(text()).not.toContain('Send a message');
  expect(screen.getByText('Send another message', { selector: 'a' })).toBeDefined();
});

test.each([
  [{ lifecycle: 'SOLD' as const }, 'This property was sold'],
  [{ lifecycle: 'RENTED' as const }, 'This property was rented'],
  [{ viewerCanEdit: true }, 'Rakesh'],
])('nobody is asked about %o', async (changes, sentence) => {
  const { container, text } = await panel(changes);
  expect(text()).toContain(sentence);
  expect(container.querySelector('button')).toBeNull();
});

test('a look is noted after a second, once in a tab', async () => {
  vi.useFakeTimers();
  const { requests, unmount } = await panel();
  await pass(900);
  expect(requests).toEqual([]);
  await pass(200);
  await vi.waitFor(() => expect(requests).toHaveLength(1), PATIENT);
  expect(requests[0]).toEqual({ operation: 'RecordView', variables: { propertyId: ID } });
  unmount();
});

test('whoever leaves before anybody could see the page has not looked', async () => {
  vi.useFakeTimers();
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  const received = vi.spyOn(document, 'addEventListener');
  const left = await panel();
  await pass(1_100);
  await vi.waitFor(
    () => expect(received.mock.calls.map(([name]) => name)).toContain('visibilitychange'),
    PATIENT,
  );
  left.unmount();
  sight.mockReturnValue('visible');
  look();
  await pass(1_000);
  expect(left.requests).toEqual([]);
  received.mockRestore();
  sight.mockRestore();
});

test('a look that nobody can see waits until somebody can, and ends with the page', async () => {
  const { link, requests } = fakeServer({
    RecordView: () => reply({ recordView: { isFound: true } }),
  });
  const { client } = renderAt('/', null, link);
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  noteView(client, ID)();
  noteView(client, '66f0000000000000000000cc');
  look();
  sight.mockReturnValue('visible');
  look();
  look();
  noteView(client, '66f0000000000000000000cc');
  await expect
    .poll(() => requests.map(({ variables }) => variables['propertyId']))
    .toEqual(['66f0000000000000000000cc']);
  sight.mockRestore();
});

test('of the listings that a tab has looked at the last two hundred are remembered', async () => {
  const { link, requests } = fakeServer({
    RecordView: () => reply({ recordView: { isFound: true } }),
  });
  const { client } = renderAt('/', null, link);
  const ids = Array.from({ length: 220 }, (_, index) => String(index).padStart(24, '0'));
  const [first = '', second = ''] = ids;
  for (const id of ids) noteView(client, id);
  for (const id of ids.slice(20)) noteView(client, id);
  noteView(client, first);
  await expect.poll(() => requests.length).toBe(221);
  expect(requests.at(-1)?.variables['propertyId']).toBe(first);
  noteView(client, second);
  await expect.poll(() => requests.length).toBe(222);
});

test.each([
  ['MaskedContact', []],
  ['OpenContact', [ID]],
])('a contact that comes as %s leaves %j unlocked', async (__typename, left) => {
  unlockedContacts.write([ID]);
  const { link } = fakeServer({
    OpenedContact: () =>
      reply({
        property: {
          __typename: 'Property',
          id: ID,
          contact: { __typename, phone: '1', email: 'a@b.c' },
        },
      }),
  });
  await askForContact(renderAt('/', null, link).client, ID);
  expect(unlockedContacts.read()).toEqual(left);
});

test('D-109 where the seller wants a proven number, the code is asked for, then the contact stands there', async () => {
  const code = { codeSent: { resendInSeconds: 60, expiresInSeconds: 600 } };
  let proven = false;
  const { link, requests } = fakeServer({
    SendEnquiry: () =>
      reply({ sendEnquiry: { needsCode: !proven, contact: proven ? CONTACT : null } }),
    RequestMobileProof: () => reply({ requestMobileProof: code }),
    ConfirmMobileProof: ({ code: input }) => {
      if (input !== '123456') return refusal('INVALID_INPUT', 'Invalid OTP');
      proven = true;
      return reply({ confirmMobileProof: { mobile: '9876543210' } });
    },
    SellerOfLead: () => reply({ seller: { propertyCount: 3, seller: { id: SELLER.id } } }),
  });
  const dialog = <LeadDialog id={ID} title="Flat by the park" seller={SELLER} onClose={vi.fn()} />;
  renderAt('/', dialog, link);
  fill();
  press('Submit');
  const thanks = await screen.findByText('Success! Your inquiry has been submitted');
  expect(document.activeElement).toBe(thanks);
  expect(screen.getByText(/shows the phone number only to people/)).toBeDefined();
  expect(unlockedContacts.read()).toEqual([]);

  press('Back to the form');
  expect(field('Name').value).toBe('Asha Rao');
  expect(field('Mobile number').value).toBe('9876543210');
  press('Submit');
  await screen.findByText(/shows the phone number only to people/);

  press('Send code');
  const initial = await screen.findByLabelText<HTMLInputElement>('6-digit OTP');
  fireEvent.change(initial, { target: { value: '111111' } });
  press('Verify');
  await screen.findByText('Invalid OTP');
  expect(screen.queryByText(/You can now see the contact details/)).toBeNull();
  fireEvent.change(initial, { target: { value: '123456' } });
  press('Verify');
  await screen.findByText(/You can now see the contact details/);
  expect(unlockedContacts.read()).toEqual([ID]);
  const sent = requests.flatMap(({ operation, variables }) =>
    operation === 'SendEnquiry' ? [variables] : [],
  );
  expect(new Set(sent.map(({ input }) => JSON.stringify(input))).size).toBe(1);
  // Each was answered, so that the next was meant anew.
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(sent).toHaveLength(3);
});
