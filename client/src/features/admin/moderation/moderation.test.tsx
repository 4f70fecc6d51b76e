import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../../../../schema/limits.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { administrationResponse, reply, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { EDIT, HOME, ID, listing, queue, SEEN, show } from '../../../testing/moderationQueue.tsx';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { PendingNotice } from './PendingNotice.tsx';
import type { QueuedListing } from './approvalWords.ts';
import { rememberReason, usualReasons } from './RejectDialog.tsx';

withToasts();
drawDialogs();

beforeEach(() => localStorage.clear());

const item = async () => within(await screen.findByText('Flat by the park').then(articleOf));
const articleOf = (element: HTMLElement) => element.closest('article') ?? element;
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

test.each<[Partial<QueuedListing>, string[]]>([
  [{}, ['Approve', 'Reject', 'Feature', 'Deactivate', 'Delete', 'Details']],
  [
    { approvalStatus: 'APPROVED', featured: true },
    ['Reject', 'Unfeature', 'Deactivate', 'Delete', 'Details'],
  ],
  [
    { approvalStatus: 'REJECTED', isActive: false },
    ['Approve', 'Feature', 'Activate', 'Delete', 'Details'],
  ],
])('of %o an administrator can %j', async (changes, names) => {
  show(queue([listing(changes)]));
  const buttons = (await item()).getAllByText(/./, { selector: 'button' });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  expect(buttons[0]?.getAttribute('aria-label')).toBe(`${names[0]}: Flat by the park`);
});

test.each<[Partial<QueuedListing>, string, string, string, object]>([
  [{}, 'Feature', 'Property featured.', 'FeatureProperty', { featured: true }],
  [
    { featured: true },
    'Unfeature',
    'Property is no longer featured.',
    'FeatureProperty',
    { featured: false },
  ],
  [{}, 'Deactivate', 'Property deactivated.', 'DeactivateProperty', {}],
  [{ isActive: false }, 'Activate', 'Property activated.', 'ActivateProperty', {}],
])(
  'of %o: %s says %j once the server has done it',
  async (changes, name, message, operation, more) => {
    const { requests } = show(queue([listing(changes)]));
    await item();
    press(name);
    press(name);
    await findToast(message);
    expect(requests[1]).toEqual({ operation, variables: { id: ID, ...more } });
    await expect
      .poll(() => requests.map((each) => each.operation))
      .toEqual(['ModerationQueue', operation, 'ModerationQueue']);
    document
      .querySelectorAll<HTMLElement>('[data-sonner-toast] [aria-label=Close]')
      .forEach((close) => close.click());
    await expect.poll(() => document.querySelector('[data-sonner-toast]')).toBeNull();
  },
);

test.each<[Partial<QueuedListing>, string]>([
  [{}, 'Property approved.'],
  [{ edit: EDIT }, 'Edit approved.'],
])('A-4-02 D-117 of %o: approving takes it away and is sent at once', async (changed, message) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { changes } = show(queue([listing(changed)]), '', {
    ApproveProperty: async () => {
      await arrived;
      return reply({ approveProperty: { property: { __typename: 'Property', id: ID } } });
    },
  });
  await item();
  press('Approve');
  await screen.findByText('Nothing to review');
  await expect
    .poll(changes)
    .toEqual([{ operation: 'ApproveProperty', variables: { id: ID, seen: SEEN } }]);
  expect(screen.queryByText('Undo')).toBeNull();
  arrive();
  await findToast(message);
});

const UNDONE = (failed: readonly string[] = []) =>
  reply({
    undoPropertyChanges: {
      updated: 1 - failed.length,
      failed: failed.map((message) => ({ __typename: 'BulkFailure', message })),
    },
  });

test('D-117 Undo asks the server, which says so where it is too late', async () => {
  const replies = [UNDONE(), UNDONE(['It is too late to undo this.'])];
  const { changes } = show(queue([listing()]), '', {
    UndoPropertyChanges: () => replies.shift() ?? UNDONE(),
  });
  for (const message of ['Undone.', 'It is too late to undo this.']) {
    (await item()).getByText('Approve', { selector: 'button' });
    press('Approve');
    const approved = await findToast('Property approved.');
    press('Undo');
    await findToast(message);
    await expect.poll(() => approved.isConnected).toBe(false);
  }
  expect(changes().filter(({ operation }) => operation === 'UndoPropertyChanges')).toEqual(
    Array.from({ length: 2 }, () => ({
      operation: 'UndoPropertyChanges',
      variables: { ids: [ID] },
    })),
  );
});

test('D-117 one Undo stands at a time, and it is that of the last decision', async () => {
  const items = ['a', 'b'].map((id) => listing({ id, title: `Flat ${id}` }));
  const { changes } = show(queue(items), '', { UndoPropertyChanges: () => UNDONE() });
  await screen.findByText('Flat a');
  fireEvent.click(screen.getByLabelText('Approve: Flat a'));
  const first = await findToast('Property approved.');
  fireEvent.click(screen.getByLabelText('Approve: Flat b'));
  await expect.poll(() => first.isConnected).toBe(false);
  await findToast('Property approved.');
  expect(screen.getAllByText('Undo')).toHaveLength(1);
  press('Undo');
  await findToast('Undone.');
  expect(changes().at(-1)?.variables).toEqual({ ids: ['b'] });
});

test('what was decided while the list was on its way does not come back with it', async () => {
  const decided = new Set<unknown>();
  let respondLate = () => {};
  let requestCount = 0;
  const waiting: Reply = async () => {
    requestCount += 1;
    const left = ['a', 'b', 'c'].filter((id) => !decided.has(id));
    const listings = left.map((id) => listing({ id, title: `Flat ${id}` }));
    if (requestCount === 2) await new Promise<void>((resolve) => (respondLate = resolve));
    return queue(listings)({});
  };
  const { client } = show(waiting, '', {
    ApproveProperty: ({ id }) => {
      decided.add(id);
      const property = { id, approvalStatus: 'APPROVED', rejectionReason: null, isPublic: true };
      return reply({ approveProperty: { property: { __typename: 'Property', ...property } } });
    },
  });
  await screen.findByText('Flat a');
  fireEvent.click(screen.getByLabelText('Approve: Flat a'));
  await expect.poll(() => requestCount).toBe(2);
  fireEvent.click(screen.getByLabelText('Approve: Flat b'));
  await expect.poll(() => client.extract()).toMatchObject({ 'Property:b': { isPublic: true } });
  respondLate();
  await expect.poll(() => requestCount).toBeGreaterThan(2);
  await screen.findByText('Flat c');
  expect(screen.queryByText('Flat b')).toBeNull();
});

test('A-1-01 what is refused comes back with the reason: another administrator was first', async () => {
  show(queue([listing()]), '', {
    ApproveProperty: () => refusal('CONFLICT', 'It has changed meanwhile.'),
  });
  await item();
  press('Approve');
  await findToast('It has changed meanwhile.');
  expect((await item()).getByText('Approve', { selector: 'button' })).toBeDefined();
});

test('D-84 a rejection asks why, sends the reason tidied, and remembers it', async () => {
  const { changes } = show(queue([listing()]));
  await item();
  press('Reject');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByText('Reject', { selector: 'button' }));
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Reason (shown to the seller)');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(changes()).toEqual([]);
  fireEvent.click(dialog.getByText('This property is already listed.'));
  expect(field.value).toBe('This property is already listed.');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  const { reasonMaxLength } = LIMITS.moderation;
  fireEvent.change(field, { target: { value: 'x'.repeat(reasonMaxLength + 1) } });
  expect(field.maxLength).toBe(-1);
  dialog.getByText(`Max ${reasonMaxLength} characters`);
  fireEvent.change(field, { target: { value: '  Blurred   photos. ' } });
  fireEvent.click(dialog.getByText('Reject', { selector: 'button' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await findToast('Property rejected.');
  await expect
    .poll(() => changes().map(({ variables }) => variables))
    .toEqual([{ id: ID, reason: 'Blurred photos.', seen: SEEN }]);
  expect(usualReasons()[0]).toBe('Blurred photos.');
});

test('D-75 a rejected edit leaves the approved version; what was typed is there again after a refusal', async () => {
  show(queue([listing({ edit: EDIT })]), '', {
    RejectProperty: () => refusal('CONFLICT', 'It has changed meanwhile.'),
  });
  await item();
  press('Reject');
  const dialog = () => within(screen.getByRole('dialog'));
  expect(dialog().getByText('Reject this edit')).toBeDefined();
  expect(dialog().getByText(/still see the approved version/)).toBeDefined();
  const field = () => dialog().getByLabelText<HTMLTextAreaElement>('Reason (shown to the seller)');
  fireEvent.change(field(), { target: { value: 'Wrong price, sorry.' } });
  fireEvent.click(dialog().getByText('Reject', { selector: 'button' }));
  await findToast('It has changed meanwhile.');
  await item();
  press('Reject');
  fireEvent.click(dialog().getByText('Wrong price, sorry.'));
  expect(field().value).toBe('Wrong price, sorry.');
});

test('D-84 a reason that was written before Escape is offered again; blanks are none', async () => {
  show(queue([listing()]));
  await item();
  for (const text of ['  ', '  The kitchen is  another one. ']) {
    press('Reject');
    const dialog = screen.getByRole('dialog');
    const field = within(dialog).getByLabelText('Reason (shown to the seller)');
    fireEvent.change(field, { target: { value: text } });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  press('Reject');
  const options = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(options[0]?.textContent).toBe('The kitchen is another one.');
  expect(usualReasons()).not.toContain('');
});

test('A-7.4-06 deleting is asked about, and can be undone', async () => {
  const { changes } = show(queue([listing()]), '', {
    DeleteQueuedProperty: () => reply({ deleteProperty: { deletedId: ID } }),
  });
  await item();
  press('Delete');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Flat by the park')).toBeDefined();
  fireEvent.click(dialog.getByText('Cancel'));
  press('Delete');
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete'));
  await findToast('Property deleted.');
  expect(changes()).toEqual([{ operation: 'DeleteQueuedProperty', variables: { id: ID } }]);
  screen.getByText('Undo');
});

test('A-4-03 D-117 what is featured is taken back as it was', async () => {
  const { changes } = show(queue([listing()]), '', { UndoPropertyChanges: () => UNDONE() });
  await item();
  press('Feature');
  await findToast('Property featured.');
  press('Undo');
  await findToast('Undone.');
  expect(changes().at(-1)).toEqual({
    operation: 'UndoPropertyChanges',
    variables: { ids: [ID] },
  });
});

test.each<[Partial<QueuedListing>, string[]]>([
  [{}, ['Pending', 'For Sale']],
  [{ edit: EDIT, isPublic: true }, ['Edit pending', 'Approved version is public', 'For Sale']],
  [{ approvalStatus: 'REJECTED', edit: EDIT }, ['Edit rejected', 'For Sale']],
  [
    { approvalStatus: 'APPROVED', isPublic: true, featured: true, lifecycle: 'SOLD' },
    ['Approved', 'Featured', 'Sold'],
  ],
  [{ isActive: false, purpose: 'RENT' }, ['Pending', 'Hidden', 'For Rent']],
])('%o has the badges %j', async (changes, badges) => {
  show(queue([listing(changes)]));
  const article = articleOf(await screen.findByText('Flat by the park'));
  const found = [...article.querySelectorAll('.badge')].map((each) => each.textContent);
  expect(found.filter((text) => !text.endsWith('photos'))).toEqual([
    ...badges,
    'Phone verified',
    'Email verified',
  ]);
});

test('a listing says who posted it when, what it is, and why it was refused', async () => {
  show(queue([listing({ rejectionReason: 'Blurred.', purpose: 'RENT' })]));
  const article = articleOf(await screen.findByText('Flat by the park'));
  for (const text of [
    'Agent Rakesh · posted ',
    'Baner, Pune, Maharashtra',
    'Flat/Apartment',
    '3 BHK',
    '0 photos',
    '/month',
    'Rejected: Blurred.',
  ]) {
    expect(article.textContent).toContain(text);
  }
});

test('D-75 what an edit changes stands beside what was', async () => {
  show(queue([listing({ edit: EDIT })]));
  const edit = within(
    (await item()).getByText('Changes in this edit').closest('section') ?? document.body,
  );
  const changes = [...document.querySelectorAll('section section dd')].map(
    ({ textContent }) => textContent,
  );
  expect(edit.getByText('Price')).toBeDefined();
  expect(changes[1]).toBe('Before: none→After: East');
  expect(document.querySelector('ins')?.textContent).toMatch(/1\.25|25/);
  expect(articleOf(screen.getByText('Flat by the park')).textContent).toContain('edited 2h ago');
});

test('A-7.4-05 the tabs count what stands where, and the address asks for one', async () => {
  const { requests } = show(queue([listing()]), '&status=rejected&search=park&page=2');
  await item();
  expect(requests[0]?.variables).toEqual({ status: 'REJECTED', search: 'park', page: 2 });
  const tabs = [...document.querySelectorAll('nav a')];
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Pending3', '/site-admin?view=properties&search=park'],
    ['Approved1,230', '/site-admin?view=properties&status=approved&search=park'],
    ['Rejected1', '/site-admin?view=properties&status=rejected&search=park'],
    ['All1,234', '/site-admin?view=properties&status=all&search=park'],
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, 'true', null]);
  expect(screen.getByText('1 found for “park”')).toBeDefined();
});

test('a search goes to the first page of the same tab', async () => {
  const { address } = show(queue([listing()]), '&status=all&page=3');
  await item();
  const field = screen.getByLabelText('Title, town, seller, mobile or ID');
  fireEvent.change(field, { target: { value: ' rakesh ' } });
  await act(async () => press('Search'));
  expect(address()).toBe('/site-admin?view=properties&status=all&search=rakesh');
});

test.each([
  ['', 0, 'Nothing to review', []],
  ['&status=approved', 0, 'No approved properties', []],
  ['&status=rejected', 0, 'No rejected properties', []],
  ['&status=all', 0, 'No properties yet', []],
  [
    '&search=x',
    0,
    'No results for “x”',
    ['/site-admin?view=properties&status=all&search=x', '/site-admin?view=properties'],
  ],
  ['&status=all&search=x', 0, 'No results for “x”', ['/site-admin?view=properties&status=all']],
  ['&page=2', 5, 'This page is empty', ['/site-admin?view=properties']],
])('the queue of %j without listings says so', async (query, total, title, hrefs) => {
  show(queue([], { total }), query);
  const state = await screen.findByText(title);
  const links = state.parentElement?.querySelectorAll('a') ?? [];
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

test.each([
  [0, 'No properties to review'],
  [1, '1 property to review'],
  [1200, '1,200 properties to review'],
])('with %d waiting the dashboard says %j', async (pending, title) => {
  const { link } = fakeServer({
    PendingCount: () => administrationResponse({ propertyStats: { pending } }),
  });
  renderAt('/', <PendingNotice home={HOME} />, link);
  expect(await screen.findByText(title)).toBeDefined();
});

test('reasons: the last one first, each once, six of them; nonsense is none', () => {
  for (const reason of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) rememberReason(reason);
  expect(usualReasons()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  expect(JSON.parse(localStorage.getItem('rejectionReasons') ?? '')).toHaveLength(6);
  for (const stored of ['{', '{}', '[3, " "]']) {
    localStorage.setItem('rejectionReasons', stored);
    expect(usualReasons()).toHaveLength(4);
  }
});
