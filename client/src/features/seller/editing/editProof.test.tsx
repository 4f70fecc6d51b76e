import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../../../schema/limits.ts';
import { browserStore } from '../../../testing/browserStore.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { ID, LISTING, SELLER, showEditSecondStep, taken } from '../../../testing/editForm.tsx';
import { reply } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { account } from '../../../testing/fixtures.ts';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { showViewer } from '../../../session/viewer.ts';
import { readSavedEdit, saveEdit, savedEditKey } from './useEdit.ts';

withToasts();
drawDialogs();

let browser: ReturnType<typeof browserStore>;
beforeEach(() => {
  browser = browserStore();
});
afterEach(() => browser.close());

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByText(name, { selector: 'button' })));

/** The server's no to the contact phone. */
const unproven: Reply = () => {
  const field = { path: 'contactPhone', code: 'unproven', message: 'Please confirm it.' };
  const extensions = { code: 'INVALID_INPUT', fields: [field] };
  const errors = [{ message: 'Please check the form', extensions }];
  const headers = { 'content-type': 'application/graphql-response+json' };
  return new Response(JSON.stringify({ errors, data: null }), { status: 400, headers });
};

test('D-110 once the contact phone is confirmed by its code the edit is sent again', async () => {
  let isProven = false;
  const { sent } = await showEditSecondStep({
    send: (variables) => (isProven ? taken(variables) : unproven(variables)),
    more: {
      RequestMobileProof: () =>
        reply({
          requestMobileProof: { codeSent: { resendInSeconds: 60, expiresInSeconds: 600 } },
        }),
      ConfirmMobileProof: () => {
        isProven = true;
        return reply({ confirmMobileProof: { mobile: LISTING.contact.phone } });
      },
    },
  });
  await press('Update Property');
  await screen.findByText('Verify the contact phone');
  await screen.findByText('Send code');
  await press('Send code');
  const input = await screen.findByLabelText('6-digit OTP');
  fireEvent.change(input, { target: { value: '123456' } });
  await press('Verify');
  await screen.findByText('Property updated successfully!', { selector: 'h2' });
  expect(screen.queryByText('Verify the contact phone')).toBeNull();
  expect(sent()).toHaveLength(2);
  const [first, again] = sent().map(({ variables }) => variables);
  expect(again).toEqual(first);
});

test.each([
  ['site_admin', false],
  ['builder', true],
] as const)('D-110 of somebody else a %s is asked for the code: %s', async (userType, isAsked) => {
  const seller = { id: 'b'.repeat(24), name: 'Farida' };
  await showEditSecondStep({
    send: unproven,
    load: () =>
      reply({
        viewer: { editTerms: { waits: true, reviewedPrice: 10_000_000 } },
        property: { ...LISTING, seller },
      }),
  });
  act(() => showViewer(account({ id: 'c'.repeat(24), userType })));
  await press('Update Property');
  await findToast('Error: Please check the form');
  await waitFor(() =>
    expect(screen.queryByText('Verify the contact phone') !== null).toBe(isAsked),
  );
});

const KEY = savedEditKey(SELLER.id, ID);
const EDIT = {
  basics: {
    purpose: 'sell' as const,
    state: '',
    city: 'Noida',
    contactEmail: '',
    contactPhone: '',
    title: '',
    address: '',
    pincode: '',
  },
  words: { details: {}, description: 'Quiet.', shareWithAgents: false, pin: null },
};

test.each([
  [-1, true],
  [0, false],
])('an edit is back until its days are over: %d ms beyond them, %s', (beyond, isBack) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:30:00Z'), toFake: ['Date'] });
  saveEdit(KEY, EDIT);
  vi.setSystemTime(Date.now() + LIMITS.draft.savedDays * 86_400_000 + beyond);
  expect(readSavedEdit(KEY)?.words.description).toBe(isBack ? 'Quiet.' : undefined);
  expect(localStorage.getItem(KEY) !== null).toBe(isBack);
});

test('what an older page kept, or nobody, is no edit', () => {
  expect(readSavedEdit(KEY)).toBeNull();
  localStorage.setItem(KEY, '{');
  expect(readSavedEdit(KEY)).toBeNull();
});
