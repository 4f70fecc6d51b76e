import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, fakeServer, never } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { account } from '../../../testing/fixtures.ts';
import { followListeners } from '../../../testing/listening.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { withToasts } from '../../../testing/toasts.ts';
import { showViewer } from '../../../session/viewer.ts';
import { LeadDialog, SellerLine } from './LeadDialog.tsx';
import { unlockedContacts } from './unlockedStore.ts';
import { askForContact, noteView } from './visit.ts';

withToasts();
drawDialogs();

const ID = '66f0000000000000000000aa';
const SELLER = { id: '66f0000000000000000000bb', name: 'Rakesh Rao' };

beforeEach(() => unlockedContacts.write([]));

function show(SendEnquiry: Reply) {
  const { link } = fakeServer({ SendEnquiry, SellerOfLead: never });
  const onClose = vi.fn<() => void>();
  const dialog = <LeadDialog id={ID} title="Flat by the park" seller={SELLER} onClose={onClose} />;
  return { ...renderAt('/', dialog, link), onClose };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

test.each<[Record<string, string>, string[]]>([
  [{}, ['Asha', '9876543210']],
  [{ Name: 'Meera' }, ['Meera', '9876543210']],
  [{ 'Mobile number': '9812345670' }, ['Asha', '9812345670']],
])('an account that comes after %j was typed fills in the rest', (typed, values) => {
  show(never);
  for (const [label, value] of Object.entries(typed)) type(label, value);
  act(() => showViewer(account({ name: 'Asha', mobile: '9876543210' })));
  expect([field('Name').value, field('Mobile number').value]).toEqual(values);
});

test('V-4.5-02 a dialog that was closed after the thanks closes nothing five seconds later', async () => {
  vi.useFakeTimers();
  const contact = { phone: '9876543219', email: 'rakesh@example.com' };
  const { onClose, unmount } = show(() => reply({ sendEnquiry: { needsCode: false, contact } }));
  type('Name', 'Asha');
  type('Mobile number', '9876543210');
  fireEvent.click(screen.getByText('Submit', { selector: 'button' }));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByText('Success! Your inquiry has been submitted')).toBeDefined();
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  [0, 'Rakesh Rao'],
  [1, 'Rakesh Rao, 1 property listed'],
])('of a seller with %d properties it is said: %s', async (propertyCount, words) => {
  const { link, requests } = fakeServer({
    SellerOfLead: () => reply({ seller: { propertyCount, seller: { id: SELLER.id } } }),
  });
  const { container } = renderAt('/', <SellerLine seller={SELLER} />, link);
  await expect.poll(() => requests).toHaveLength(1);
  await expect.poll(() => container.textContent).toBe(words);
  await act(async () => undefined);
  expect(container.textContent).toBe(words);
});

test('a look that is noted is waited for no more', async () => {
  const { link, requests } = fakeServer({
    RecordView: () => reply({ recordView: { isFound: true } }),
  });
  const { client } = renderAt('/', null, link);
  const listening = followListeners();
  noteView(client, ID);
  await expect.poll(() => requests).toHaveLength(1);
  expect(listening()).not.toContain('visibilitychange');
});

test('where a browser keeps nothing every look is noted: the server tells repeats apart', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  const { link, requests } = fakeServer({
    RecordView: () => reply({ recordView: { isFound: true } }),
  });
  const { client } = renderAt('/', null, link);
  noteView(client, ID);
  noteView(client, ID);
  await expect.poll(() => requests).toHaveLength(2);
});

test('a listing that is gone leaves what was unlocked as it is', async () => {
  unlockedContacts.write([ID]);
  const { link } = fakeServer({ OpenedContact: () => reply({ property: null }) });
  await askForContact(renderAt('/', null, link).client, ID);
  expect(unlockedContacts.read()).toEqual([ID]);
});
