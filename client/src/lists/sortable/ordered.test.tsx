import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawDialogs } from '../../testing/dialogs.ts';
import { administrationResponse, reply, fakeServer, refusal } from '../../testing/fakeServer.ts';
import type { Reply } from '../../testing/fakeServer.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { LiveRegion } from '../../ui/announce.tsx';
import { BannersView } from '../../features/content/banners/home/BannersView.tsx';

/** What banners, contact details and fields of the contact form share, shown on banners. */

drawDialogs();
withToasts();

const banner = (id: string, changes: object = {}) => ({
  id,
  isActive: true,
  title: `Banner ${id}`,
  subtitle: '',
  description: '',
  picture: null,
  buttonText: '',
  buttonLink: '',
  ...changes,
});

/** A server that keeps the list; `ids` are all, in their order. */
function serverOf(ids: string[]) {
  let stored = ids.map((id) => banner(id));
  const list: Reply = () =>
    administrationResponse({
      banners: { total: stored.length, pageCount: 1, items: stored },
      all: { total: stored.length },
      shown: { total: stored.filter(({ isActive }) => isActive).length },
    });
  const order: Reply = ({ ids: sent }) => {
    const requested = Array.isArray(sent) ? sent.map(String) : [];
    const others = stored.filter(({ id }) => !requested.includes(id));
    stored = [...requested.map((id) => banner(id)), ...others];
    return reply({ orderBanners: { banners: stored.map(({ id }) => ({ id })) } });
  };
  const become = (ids: string[]) => {
    stored = ids.map((id) => banner(id));
  };
  return { replies: { HomeBanners: list, OrderBanners: order }, become };
}

async function show(replies: Record<string, Reply>, query = '') {
  const { link, requests } = fakeServer(replies);
  render(<LiveRegion />);
  const shown = renderAt(
    `/site-admin?view=banners${query}`,
    <BannersView home="/site-admin" />,
    link,
  );
  await screen.findAllByRole('article');
  const sentWith = (name: string) =>
    requests.flatMap(({ operation, variables }) => (operation === name ? [variables] : []));
  return { ...shown, sentWith };
}

const order = () =>
  screen.getAllByRole('article').map((item) => item.ariaLabel?.replace('Banner ', ''));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const shownText = () => document.querySelector('output[aria-live]')?.textContent?.trim();

test('A-2.5-05 the list says of each what it is, and how many there are', async () => {
  const { container, sentWith } = await show(serverOf(['a', 'b']).replies, '&seen=shown&search=x');
  expect(sentWith('HomeBanners')).toEqual([{ search: 'x', isActive: true }]);
  expect(snapshot(container)).toMatchSnapshot('list');
});

test('A-4-08 WCAG 2.5.7 buttons put one elsewhere: at once, all in one call, the focus stays, and it is said', async () => {
  const { sentWith } = await show(serverOf(['a', 'b', 'c']).replies);
  const down = button('Move down: Banner a');
  down.focus();
  await press('Move down: Banner a');
  expect(document.activeElement).toBe(down);
  expect(order()).toEqual(['b', 'a', 'c']);
  expect(shownText()).toBe('Banner a is now number 2 of 3.');
  await press('Move up: Banner c');
  await waitFor(() => expect(order()).toEqual(['b', 'c', 'a']));
  await waitFor(() => expect(sentWith('OrderBanners')).toHaveLength(2));
  expect(sentWith('OrderBanners')).toEqual([{ ids: ['b', 'a', 'c'] }, { ids: ['b', 'c', 'a'] }]);
});

test('at the ends there is nowhere to go', async () => {
  const { sentWith } = await show(serverOf(['a', 'b']).replies);
  expect(button('Move up: Banner a').getAttribute('aria-disabled')).toBe('true');
  expect(button('Move down: Banner b').getAttribute('aria-disabled')).toBe('true');
  await press('Move up: Banner a');
  await press('Move down: Banner b');
  expect(sentWith('OrderBanners')).toEqual([]);
});

/** Holds the server's answer back until it is released. */
function gate() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

test('what is put elsewhere while an order is on its way follows it in one call', async () => {
  const { replies } = serverOf(['a', 'b', 'c']);
  const { released, release } = gate();
  const { sentWith } = await show({
    ...replies,
    OrderBanners: async (variables) => {
      await released;
      return replies.OrderBanners(variables);
    },
  });
  await press('Move down: Banner a');
  await press('Move down: Banner a');
  await press('Move up: Banner c');
  expect(order()).toEqual(['c', 'b', 'a']);
  expect(sentWith('OrderBanners')).toHaveLength(1);
  await act(async () => release());
  await waitFor(() =>
    expect(sentWith('OrderBanners')).toEqual([{ ids: ['b', 'a', 'c'] }, { ids: ['c', 'b', 'a'] }]),
  );
  await waitFor(() => expect(order()).toEqual(['c', 'b', 'a']));
});

test('an order that is refused is taken back, and says why', async () => {
  const { replies, become } = serverOf(['a', 'b', 'c', 'd']);
  const why = 'There are no banners with these ids: d.';
  const { released, release } = gate();
  await show({
    ...replies,
    OrderBanners: async () => {
      await released;
      become(['a', 'b', 'c']);
      return refusal('NOT_FOUND', why);
    },
  });
  await press('Move up: Banner c');
  expect(order()).toEqual(['a', 'c', 'b', 'd']);
  await act(async () => release());
  await findToast(why);
  await waitFor(() => expect(order()).toEqual(['a', 'b', 'c']));
});

test('where somebody else has added one meanwhile that is told, and it is there', async () => {
  const { replies, become } = serverOf(['a', 'b']);
  await show(replies);
  become(['a', 'b', 'new']);
  await press('Move up: Banner b');
  await findToast(
    'Your order is saved. Someone else changed the list in the meantime, so it has been updated.',
  );
  await waitFor(() => expect(order()).toEqual(['b', 'a', 'new']));
});

test('a part of the list is ordered by itself, and nobody is said to have changed the rest', async () => {
  const { replies } = serverOf(['a', 'b']);
  const { sentWith } = await show(
    {
      ...replies,
      OrderBanners: ({ ids }) =>
        reply({ orderBanners: { banners: [...Object(ids), 'z'].map((id) => ({ id })) } }),
    },
    '&seen=shown',
  );
  await press('Move up: Banner b');
  await waitFor(() => expect(sentWith('OrderBanners')).toEqual([{ ids: ['b', 'a'] }]));
  await waitFor(() => expect(sentWith('HomeBanners')).toHaveLength(2));
  expect(screen.queryByText(/Somebody else/)).toBeNull();
});

/** Rows of 100 pixels below each other: jsdom lays nothing out. */
function giveRows() {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  screen.getAllByRole('article').forEach((row, index) => {
    const rect = new DOMRect(0, 200 + 100 * index, 400, 100);
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(rect);
  });
  const [first] = screen.getAllByRole('article');
  return first?.querySelector('.cursor-grab') ?? document.body;
}

test('dragging does the same with one call at its end, and Escape takes it back', async () => {
  const { sentWith } = await show(serverOf(['a', 'b', 'c']).replies);
  const handle = giveRows();
  const take = () => fireEvent.pointerDown(handle, { clientX: 10, clientY: 210, pointerId: 1 });
  take();
  fireEvent.pointerMove(window, { clientX: 10, clientY: 350, pointerId: 1 });
  expect(order()).toEqual(['b', 'a', 'c']);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(order()).toEqual(['a', 'b', 'c']);
  expect(sentWith('OrderBanners')).toEqual([]);
  take();
  fireEvent.pointerMove(window, { clientX: 10, clientY: 350, pointerId: 1 });
  expect(sentWith('OrderBanners')).toEqual([]);
  await act(async () => fireEvent.pointerUp(window, { pointerId: 1 }));
  expect(shownText()).toBe('Banner a is now number 2 of 3.');
  await waitFor(() => expect(sentWith('OrderBanners')).toEqual([{ ids: ['b', 'a', 'c'] }]));
});

test('A-4-07 one is hidden, shown, copied, and deleted after a question', async () => {
  const done = (name: string) => () => reply({ [name]: { banner: banner('a') } });
  const { sentWith } = await show({
    ...serverOf(['a']).replies,
    UpdateBanner: ({ input }) => reply({ updateBanner: { banner: banner('a', Object(input)) } }),
    DuplicateBanner: done('duplicateBanner'),
    DeleteBanner: () => reply({ deleteBanner: { deletedId: 'a' } }),
  });
  await press('Hide: Banner a');
  await findToast('Banner a is hidden.');
  expect(sentWith('UpdateBanner')).toEqual([{ id: 'a', input: { isActive: false } }]);
  await press('Duplicate: Banner a');
  await findToast('Copy added at the end. Visitors cannot see it yet.');
  expect(sentWith('DuplicateBanner')).toEqual([{ id: 'a' }]);
  await press('Delete: Banner a');
  expect(sentWith('DeleteBanner')).toEqual([]);
  await act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete')));
  await findToast('Banner a deleted.');
  expect(sentWith('DeleteBanner')).toEqual([{ id: 'a' }]);
});

test('a change that is refused says why', async () => {
  const why = 'You can have at most 100 banners. Please delete one first.';
  await show({ ...serverOf(['a']).replies, DuplicateBanner: () => refusal('CONFLICT', why) });
  await press('Duplicate: Banner a');
  await findToast(why);
  expect(order()).toEqual(['a']);
});
