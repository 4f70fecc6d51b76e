import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LIMITS } from '../../../../../schema/limits.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import {
  administrationResponse,
  reply,
  bare,
  fakeServer,
  never,
  refusal,
} from '../../../testing/fakeServer.ts';
import { picture } from '../../../testing/fixtures.ts';
import { EDIT, HOME, ID, listing, queue, show } from '../../../testing/moderationQueue.tsx';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { PendingNotice } from './PendingNotice.tsx';
import type { QueuedListing } from './approvalWords.ts';
import { usualReasons } from './RejectDialog.tsx';

withToasts();
drawDialogs();

const articles = () => screen.findAllByRole('article');
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const rendered = (element: Element | undefined) => `${snapshot(element ?? document.body)}\n`;

/** Drawn anew when the browser says so. */
function frames() {
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => waiting.push(call));
  return { draw: () => act(() => waiting.splice(0).forEach((call) => call(0))), waiting };
}

// The cache tells by its type which fields a picture has.
const photo = (number: number) => Object.assign(picture(number), { __typename: 'Picture' });
const LONG = 'A quiet home with a garden, two rooms and a kitchen that looks over the lake.';
const EMPTY_EDIT = {
  submittedAt: '2026-11-20T04:30:00.000Z',
  changes: [],
  addedPictures: [],
  removedPictures: [],
};
const FULL = listing({
  purpose: 'RENT',
  approvalStatus: 'REJECTED',
  rejectionReason: 'Blurred.',
  isPublic: true,
  isActive: false,
  featured: true,
  pictures: [photo(1), photo(2)],
  edit: {
    submittedAt: '2026-11-20T04:30:00.000Z',
    changes: [
      { key: 'facing', label: 'Facing', before: null, after: 'East' },
      { key: 'description', label: 'Description', before: LONG, after: LONG.replace('two', 'six') },
      { key: 'note', label: 'Note', before: LONG, after: `Sold soon. ${LONG}` },
      { key: 'title', label: 'Title', before: LONG, after: LONG.replace('quiet ', '') },
    ],
    addedPictures: [photo(3)],
    removedPictures: [photo(4)],
  },
});

test('a rejected edit of a rent, with its photos and all that it changes', async () => {
  show(queue([FULL]));
  expect(rendered((await articles())[0])).toMatchSnapshot('item-edit');
});

test('the words that are gone and those that came instead stand apart, also at the end of a text', async () => {
  const change = { key: 'note', label: 'Note', before: LONG, after: LONG.replace('lake.', 'sea.') };
  show(queue([listing({ edit: { ...EMPTY_EDIT, changes: [change] } })]));
  const [article] = await articles();
  expect(article?.querySelector('dd')?.textContent).toBe(
    LONG.replace('lake.', 'Before: lake. After: sea.'),
  );
});

test('all photos of a listing stand there small, and each opens at its size when it is pressed', async () => {
  const photos = Array.from({ length: LIMITS.listing.maxPictures }, (_, index) => photo(index + 1));
  show(queue([listing({ pictures: photos })]));
  await articles();
  const links = within(screen.getByLabelText('Photos of Flat by the park')).getAllByRole('link');
  expect(links).toHaveLength(photos.length);
  expect(links.at(-1)?.getAttribute('href')).toBe(`${photos.at(-1)?.path}/1600.jpg`);
  for (const link of links) {
    link.focus();
    expect(document.activeElement).toBe(link);
    expect(link.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    expect(link.innerHTML).not.toMatch(/\/(?!320)\d+\.(avif|webp|jpg)/);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(links.at(-1) ?? document.body);
  const dialog = await screen.findByRole('dialog');
  const count = photos.length;
  expect(await within(dialog).findByText(`${count} / ${count}`)).toBeDefined();
  fireEvent.click(within(dialog).getByLabelText('Previous photo'));
  expect(await within(dialog).findByText(`${count - 1} / ${count}`)).toBeDefined();
  fireEvent.click(within(dialog).getByLabelText('Close photos'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('V-2.6-09 a photo of the queue that does not come has a placeholder, also when the list is asked for again', async () => {
  const pictures = [photo(1), photo(2)];
  const { requests } = show(queue([listing({ pictures })]));
  const [article] = await articles();
  for (const image of article?.querySelectorAll('img') ?? []) fireEvent.error(image);
  press('Feature');
  await findToast('Property featured.');
  const calls = () => requests.filter(({ operation }) => operation === 'ModerationQueue');
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(article?.querySelectorAll('img, source')).toHaveLength(0);
  expect(within(article ?? document.body).getAllByText('Property Image')).toHaveLength(3);
});

test('what was posted without anything that can be left out', async () => {
  show(queue([listing({ area: null, bedrooms: null, edit: EMPTY_EDIT })]));
  const [article] = await articles();
  expect(rendered(article)).toMatchSnapshot('item-bare');
});

test.each<[QueuedListing['seller']['ownerType'], string]>([
  ['OWNER', 'Owner Rakesh · posted '],
  ['AGENT', 'Agent Rakesh · posted '],
  ['BUILDER', 'Builder Rakesh · posted '],
])('%s is said as %j', async (ownerType, words) => {
  show(queue([listing({ seller: { id: 's', name: 'Rakesh', ownerType } })]));
  expect((await articles())[0]?.textContent).toContain(words);
});

test.each<[Partial<QueuedListing>, string[]]>([
  [{}, ['warning', 'info']],
  [{ approvalStatus: 'REJECTED', lifecycle: 'SOLD' }, ['danger', 'sunken']],
  [
    { approvalStatus: 'APPROVED', edit: EDIT, isPublic: true, isActive: false, featured: true },
    ['success', 'success', 'sunken', 'brass', 'info'],
  ],
])('the badges of %o have the colours %j', async (changes, colours) => {
  show(queue([listing(changes)]));
  const [article] = await articles();
  const looks = [...(article?.querySelectorAll('.badge') ?? [])]
    .slice(0, colours.length)
    .map(({ className }) => /bg-(\w+)(?:-soft)? /.exec(`${className} `)?.[1]);
  expect(looks).toEqual(colours);
});

test.each<[string, Partial<QueuedListing>]>([
  ['property', {}],
  ['edit', { edit: EDIT }],
])('the dialog that rejects this %s', async (what, changes) => {
  show(queue([listing(changes)]));
  await articles();
  press('Reject');
  const dialog = screen.getByRole('dialog', { name: `Reject this ${what}` });
  const saved = within(dialog).queryByText('Visitors will still see the approved version.');
  expect(saved !== null).toBe(what === 'edit');
  const field = within(dialog).getByLabelText('Reason (shown to the seller)');
  fireEvent.change(field, { target: { value: '  ' } });
  fireEvent.submit(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toMatch(/hint.*error/);
  expect(within(dialog).getByText(`2/${LIMITS.moderation.reasonMaxLength}`)).toBeDefined();
  fireEvent.change(field, { target: { value: 'Now' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
  field.blur();
  fireEvent.click(within(dialog).getByText(usualReasons()[1] ?? ''));
  expect(document.activeElement).toBe(field);
  fireEvent.click(within(dialog).getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while it is changed the buttons are busy, and only one thing is decided at a time', async () => {
  const { changes } = show(queue([listing()]), '', { FeatureProperty: never });
  const [article] = await articles();
  const buttons = article?.querySelector('[aria-busy]');
  expect(buttons).toBeNull();
  press('Feature');
  press('Deactivate');
  expect(article?.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
  await waitFor(() => expect(changes()).toHaveLength(1));
});

test('Escape closes the dialog that rejects', async () => {
  show(queue([listing()]));
  await articles();
  press('Reject');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Three listings, of which the one that is decided about leaves the list. */
function three() {
  let items = ['a', 'b', 'c'].map((id) => listing({ id, title: `Flat ${id}` }));
  const shown = show((variables) => queue(items)(variables), '', {
    ApproveProperty: ({ id }) => {
      items = items.filter((each) => each.id !== id);
      return reply({ approveProperty: { property: { id } } });
    },
  });
  const approve = async (index: number, left: number) => {
    const button = screen.getAllByText('Approve', { selector: 'button' })[index];
    button?.focus();
    fireEvent.click(button ?? document.body);
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(left));
  };
  return { ...shown, approve };
}

test('the focus goes on to what stands in the place of what was decided, the last one, then the list', async () => {
  const { draw, waiting } = frames();
  const { approve } = three();
  await articles();
  const focused = () => {
    const { activeElement } = document;
    const named = activeElement?.matches('li')
      ? activeElement.querySelector('article')
      : activeElement;
    return named?.getAttribute('aria-label');
  };
  for (const [index, left, label] of [
    [0, 2, 'Flat b'],
    [1, 1, 'Flat b'],
    [0, 0, 'Pending properties'],
  ] as const) {
    await approve(index, left);
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    draw();
    expect(focused()).toBe(label);
  }
});

test('a focus that is elsewhere meanwhile stays there', async () => {
  const { draw, waiting } = frames();
  const { approve } = three();
  await articles();
  await approve(0, 2);
  await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
  const search = screen.getByLabelText('Title, town, seller, mobile or ID');
  search.focus();
  draw();
  expect(document.activeElement).toBe(search);
});

test('what visitors see in their lists is asked for anew after a decision', async () => {
  const { client, approve } = three();
  const evict = vi.spyOn(client.cache, 'evict');
  await articles();
  await approve(1, 2);
  await findToast('Property approved.');
  await waitFor(() => expect(evict).toHaveBeenCalled());
  expect(evict).toHaveBeenCalledWith({ id: 'ROOT_QUERY', fieldName: 'properties' });
});

test('the whole queue: what stands above the listings, and how to go on', async () => {
  const many = { total: 1234, totalIsLowerBound: true };
  const { container } = show(queue([listing()], many), '&search=park');
  const [article] = await articles();
  article?.replaceChildren();
  expect(rendered(container)).toMatchSnapshot('queue');
});

test('the pages lead on, among those of the tab', async () => {
  const list = queue([listing()], { total: 50, pageCount: 3 });
  const { address, requests } = show(list, '&status=all');
  await articles();
  await act(async () => fireEvent.click(screen.getByText('Next')));
  expect(address()).toBe(`${HOME}?view=properties&status=all&page=2`);
  await waitFor(() => expect(requests.at(-1)?.variables).toMatchObject({ page: 2 }));
});

test.each(['pending', 'approved', 'rejected', 'all'])(
  'the list of %s has its name',
  async (tab) => {
    const { requests } = show(queue([listing()]), `&status=${tab}`);
    await articles();
    const label = `${tab.charAt(0).toUpperCase()}${tab.slice(1)} properties`;
    expect(screen.getByLabelText(label).tagName).toBe('SECTION');
    expect(requests[0]?.variables['status']).toBe(tab === 'all' ? null : tab.toUpperCase());
  },
);

test.each([
  ['0', 1],
  ['1', 1],
  ['2', 2],
  ['2.5', 1],
  ['1000000', 1_000_000],
  ['1000001', 1],
  ['x', 1],
])('page %s of the address is page %d', async (page, requestCount) => {
  const { requests } = show(queue([listing()]), `&page=${page}&status=odd`);
  await articles();
  expect(requests[0]?.variables).toEqual({ status: 'PENDING', search: null, page: requestCount });
});

test('the search field follows the address, and an empty search is none', async () => {
  const { address, goBack } = show(queue([listing()]), '&search=park&page=2');
  await articles();
  const field = () => screen.getByLabelText<HTMLInputElement>('Title, town, seller, mobile or ID');
  expect(field().value).toBe('park');
  expect(field().maxLength).toBe(LIMITS.keyword.maxLength);
  fireEvent.change(field(), { target: { value: ' ' } });
  await act(async () => press('Search'));
  expect(address()).toBe(`${HOME}?view=properties`);
  await waitFor(() => expect(field().value).toBe(''));
  await goBack();
  expect(field().value).toBe('park');
});

test.each([
  ['', 1, 'Nothing to review'],
  ['&page=2', 0, 'Nothing to review'],
  ['&page=2', 1, 'This page is empty'],
])('the queue of %j with %d listings elsewhere says %j', async (query, total, title) => {
  show(queue([], { total }), query);
  expect(await screen.findByText(title)).toBeDefined();
});

test.each([
  ['pending', 'All properties and edits have been reviewed.'],
  ['approved', 'Properties you approve appear here.'],
  ['rejected', 'Properties you reject appear here, with the reason.'],
  ['all', 'No one has posted a property.'],
])('without any, %s says why', async (tab, sentence) => {
  show(queue([]), `&status=${tab}`);
  expect(await screen.findByText(sentence)).toBeDefined();
});

test.each([
  ['', ['Search all', 'Clear search']],
  ['&status=all', ['Clear search']],
])('a search of %j that finds nothing leads on', async (query, ways) => {
  const { container } = show(queue([]), `&search=x${query}`);
  await screen.findByText('No results for “x”');
  const links = [...container.querySelectorAll('section a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(ways);
});

test('a queue that did not come says so', async () => {
  show(() => refusal('INTERNAL'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The properties could not be loaded',
  );
});

test('the dashboard leads to what waits, before it is known how much does', () => {
  const { link } = fakeServer({ PendingCount: never });
  renderAt('/', <PendingNotice home={HOME} />, link);
  expect(screen.getByRole('heading').textContent).toBe('Properties');
  expect(screen.getByText('Review properties').getAttribute('href')).toBe(
    `${HOME}?view=properties`,
  );
  expect(screen.queryByText('Try Again')).toBeNull();
});

test('D-110 D-112 which contacts are proven stands there, and what is unlikely with the listings that say the same', async () => {
  const doubts = [
    '₹1 per sq ft is far below what is usual.',
    'Description contains a phone number.',
  ];
  show(
    queue(
      [listing()],
      {},
      {
        [ID]: { isPhoneProven: false, isEmailVerified: false, doubts, repeats: ['a', 'b'] },
      },
    ),
  );
  const [item] = await articles();
  expect(within(item ?? document.body).getByText('Phone not verified')).toBeDefined();
  expect(within(item ?? document.body).getByText('Email not verified')).toBeDefined();
  const items = within(screen.getByLabelText('Please check')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...doubts,
    'Another account says the same: listing 1',
    'Another account says the same: listing 2',
  ]);
  expect(items.at(-1)?.querySelector('a')?.getAttribute('href')).toMatch(/\/b$/);
});

test.each([
  [{ doubts: ['Title contains a phone number.'] }, 'Title contains a phone number.'],
  [{ repeats: ['a'] }, 'Another account says the same: its listing'],
])('%j alone is said, too', async (check, message) => {
  show(queue([listing()], {}, { [ID]: check }));
  await articles();
  const found = within(screen.getByLabelText('Please check')).getAllByRole('listitem');
  expect(found.map(({ textContent }) => textContent)).toEqual([message]);
});

test('D-110 of a listing without doubts only the proven contacts are said', async () => {
  show(queue([listing()]));
  await articles();
  expect(screen.getByText('Phone verified')).toBeDefined();
  expect(screen.getByText('Email verified')).toBeDefined();
  expect(screen.queryByLabelText('Please check')).toBeNull();
});

test('INTERFACE 1.8 how much waits is asked for again by its own button', async () => {
  let isLost = true;
  const { link } = fakeServer({
    PendingCount: () =>
      isLost ? bare(503) : administrationResponse({ propertyStats: { pending: 3 } }),
  });
  renderAt('/', <PendingNotice home={HOME} />, link);
  const notice = await screen.findByText('The number of pending properties could not be loaded.');
  isLost = false;
  fireEvent.click(within(notice).getByText('Try Again'));
  expect(await screen.findByText('3 properties to review')).toBeDefined();
});
