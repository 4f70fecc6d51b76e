import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { listing, queue, SEEN, show } from '../../../testing/moderationQueue.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';

withToasts();
drawDialogs();

/** A window with room for the list and the listing beside it. */
beforeEach(() => {
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => media);
});

const FLATS = ['a', 'b', 'c'].map((id) => listing({ id, title: `Flat ${id}` }));
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-item]')];
const onRow = () => rows().find((row) => row.getAttribute('aria-current') === 'true')?.textContent;
const shown = () => screen.getByRole('article').getAttribute('aria-label');
const key = (name: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document, { key: name }));

async function open(replies: Parameters<typeof show>[2] = {}) {
  const rendered = show(queue(FLATS), '', replies);
  await screen.findByRole('article');
  return rendered;
}

test('the list stands on the left, and the whole of the one that is on beside it', async () => {
  await open();
  expect(rows().map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
    'Flat a',
    'Flat b',
    'Flat c',
  ]);
  expect([shown(), onRow()?.slice(0, 6)]).toEqual(['Flat a', 'Flat a']);
  act(() => rows()[2]?.focus());
  expect([shown(), onRow()?.slice(0, 6)]).toEqual(['Flat c', 'Flat c']);
});

test('decided with keys alone: the next one is on at once', async () => {
  const decided = new Set<unknown>();
  const decide: Reply = ({ id }) => {
    decided.add(id);
    return reply({});
  };
  const left: Reply = (variables) => queue(FLATS.filter(({ id }) => !decided.has(id)))(variables);
  const { changes } = show(left, '', { ApproveProperty: decide, RejectProperty: decide });
  await screen.findByRole('article');
  act(() => rows()[0]?.focus());
  await key('j');
  expect(shown()).toBe('Flat b');
  await key('a');
  await findToast('Property approved.');
  await waitFor(() => expect(document.activeElement).toBe(rows()[1]));
  expect([shown(), rows()]).toMatchObject(['Flat c', { length: 2 }]);
  await key('r');
  const field = within(screen.getByRole('dialog')).getByRole('textbox');
  fireEvent.change(field, { target: { value: 'Blurred photos.' } });
  fireEvent.submit(field);
  await waitFor(() => expect(shown()).toBe('Flat a'));
  await findToast('Property rejected.');
  await expect
    .poll(() => changes().map(({ operation, variables }) => [operation, variables['id']]))
    .toEqual([
      ['ApproveProperty', 'b'],
      ['RejectProperty', 'c'],
    ]);
});

test('K goes back, D opens the details, / goes to the search, ? says all keys', async () => {
  await open({ ModerationDetails: () => reply({ property: null }) });
  act(() => rows()[1]?.focus());
  await key('k');
  expect(shown()).toBe('Flat a');
  await key('d');
  expect(screen.getByRole('dialog', { name: 'Details of Flat a' })).toBeDefined();
  fireEvent.click(screen.getByText('Close', { selector: 'button:not([aria-label])' }));
  act(() => rows()[0]?.focus());
  await key('?');
  const help = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(help.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'J',
    'K',
    '/',
    '?',
    'A',
    'R',
    'X',
    'D',
    'E',
    'F',
  ]);
  expect(
    help
      .getAllByRole('definition')
      .slice(-6)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Approve',
    'Reject with a reason',
    'Select',
    'Details',
    'Edit',
    'Feature or unfeature',
  ]);
  fireEvent.click(help.getByText('Close'));
  act(() => rows()[0]?.focus());
  await key('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await key('a');
  expect(rows()).toHaveLength(3);
});

test('keys that are switched off do nothing, also after a reload', async () => {
  const { unmount } = await open();
  fireEvent.click(screen.getByText('Shortcuts'));
  fireEvent.click(screen.getByLabelText('Enable keyboard shortcuts'));
  fireEvent.click(screen.getByText('Close', { selector: 'button:not([aria-label])' }));
  act(() => rows()[0]?.focus());
  for (const name of ['a', 'j']) await key(name);
  expect([shown(), rows().length]).toEqual(['Flat a', 3]);
  unmount();
  await open();
  fireEvent.click(screen.getByText('Shortcuts'));
  expect(screen.getByLabelText<HTMLInputElement>('Enable keyboard shortcuts').checked).toBe(false);
});

test('several are decided at once, with one reason; what was refused stays chosen with its reason', async () => {
  const failed = [{ __typename: 'BulkFailure', id: 'b', message: 'It has changed meanwhile.' }];
  const { changes } = await open({
    UpdateProperties: () => reply({ updateProperties: { updated: 1, failed } }),
  });
  for (const row of [0, 1]) {
    act(() => rows()[row]?.focus());
    await key('x');
  }
  const bar = within(screen.getByRole('toolbar'));
  expect(bar.getByText('2 properties selected')).toBeDefined();
  fireEvent.click(bar.getByText('Reject'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('2 properties')).toBeDefined();
  const field = dialog.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'Not a property.' } });
  fireEvent.submit(field);
  await findToast('Reject: 1 of 2 properties. “Flat b”: It has changed meanwhile.');
  const refused = within(screen.getByRole('region', { name: 'Failed items' }));
  expect(refused.getByRole('link', { name: 'Flat b' }).getAttribute('href')).toBe(
    '/site-admin?view=properties&status=all&search=b',
  );
  const input = { action: 'REJECT', ids: ['a', 'b'], reason: 'Not a property.', seen: SEEN };
  expect(changes()).toEqual([{ operation: 'UpdateProperties', variables: { input } }]);
  expect(within(screen.getByRole('toolbar')).getByText('1 property selected')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Select Flat b').checked).toBe(true);
});

/** Chooses the first two, the second of which was changed last, and presses this. */
async function withTwo(label: string) {
  const older = '2026-11-18T06:00:00.000Z';
  const items = FLATS.map((each) => ({ ...each, updatedAt: each.id === 'b' ? SEEN : older }));
  const { changes } = show(queue(items), '', {
    UpdateProperties: () => reply({ updateProperties: { updated: 2, failed: [] } }),
  });
  await screen.findByRole('article');
  for (const name of ['Select Flat a', 'Select Flat b']) {
    fireEvent.click(screen.getByLabelText(name));
  }
  fireEvent.click(within(screen.getByRole('toolbar')).getByText(label));
  return changes;
}

test.each(['Approve', 'Feature', 'Deactivate', 'Activate'])(
  '%s is done to several without a question, and to nothing newer than what stands there',
  async (label) => {
    const changes = await withTwo(label);
    await findToast(`${label}: 2 properties.`);
    const input = { action: label.toUpperCase(), ids: ['a', 'b'], reason: null, seen: SEEN };
    expect(changes()).toEqual([{ operation: 'UpdateProperties', variables: { input } }]);
  },
);

test('deleting several is asked about, and says what becomes of them', async () => {
  const changes = await withTwo('Delete');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete 2 properties?' }));
  expect(
    dialog.getByText('They will no longer be visible to anyone, including their sellers.'),
  ).toBeDefined();
  fireEvent.click(dialog.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes()).toEqual([]);
  fireEvent.click(within(screen.getByRole('toolbar')).getByText('Delete'));
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete'));
  await findToast('Delete: 2 properties.');
  const input = { action: 'DELETE', ids: ['a', 'b'], reason: null, seen: SEEN };
  expect(changes()).toEqual([{ operation: 'UpdateProperties', variables: { input } }]);
});

test('rejecting several can be called off', async () => {
  const changes = await withTwo('Reject');
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes()).toEqual([]);
});
