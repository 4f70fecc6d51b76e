import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { account, cardProperty, coverOf } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import type { Replies } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { FavouritesPage } from '../../../pages/favourites/FavouritesPage.tsx';
import { sharePage } from '../../../ui/sharePage.ts';
import { PrivateNotice } from '../../../pages/detail/PrivateNotice.tsx';
import { showViewer } from '../../../session/viewer.ts';
import { FavouriteButton } from '../../account/favourites/FavouriteButton.tsx';
import { visitorFavourites } from '../../account/favourites/favouriteStore.ts';
import { RecentlyViewed } from '../recent/RecentlyViewed.tsx';
import { recentProperties, useRememberViewed } from '../recent/recentStore.ts';
import { CompareButton } from './CompareButton.tsx';
import { LazyCompareTray } from './LazyCompareTray.tsx';
import { comparedProperties } from './compareStore.ts';

withToasts();

const id = (number: number) => number.toString(16).padStart(24, '0');

beforeEach(() => {
  localStorage.clear();
  for (const store of [comparedProperties, recentProperties, visitorFavourites]) store.write([]);
});

const HEAD = { head: { title: 'Page', description: '', canonical: null } };

/** A server that has these properties, and what it was asked for. */
function market(numbers: readonly number[]) {
  const requests: unknown[] = [];
  const responses: Replies = (operation, { ids }) => {
    if (operation !== 'PropertyCards') return {};
    requests.push(ids);
    const requested = Array.isArray(ids) ? ids : [];
    const found = numbers.map(id).filter((each) => requested.includes(each));
    return {
      propertiesByIds: found.map((each) => ({
        __typename: 'Property',
        ...cardProperty({ id: each, title: `Home ${Number.parseInt(each, 16)}`, ...coverOf([]) }),
      })),
    };
  };
  return { requests, answers: responses };
}

const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

test('V-2.6-15 A-2.5-01 a property is put beside others and taken away, the words say which', async () => {
  const { container } = renderAt('/', <CompareButton propertyId={id(1)} title="Home 1" />);
  const button = container.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('Compare Home 1');
  act(() => button?.click());
  await findToast('Added to compare!');
  expect(button?.getAttribute('aria-label')).toBe('Remove Home 1 from the comparison');
  expect(button?.getAttribute('aria-pressed')).toBe('true');
  act(() => button?.click());
  await findToast('Removed from compare');
  expect(comparedProperties.read()).toEqual([]);
});

test('V-2.6-14 V-2.6-15 among other buttons a mark is a word that changes with it', () => {
  comparedProperties.write([]);
  renderAt(
    '/',
    <>
      <CompareButton propertyId={id(1)} title="Home 1" look="labelled" />
      <FavouriteButton propertyId={id(1)} title="Home 1" look="labelled" />
    </>,
  );
  const shownText = () =>
    [...document.querySelectorAll('button[aria-pressed]')].map((button) => [
      button.textContent,
      button.getAttribute('aria-pressed'),
    ]);
  expect(shownText()).toEqual([
    ['Compare Home 1', 'false'],
    ['Save Home 1', 'false'],
  ]);
  act(() => {
    comparedProperties.write([id(1)]);
    visitorFavourites.write([id(1)]);
  });
  expect(shownText()).toEqual([
    ['Comparing Home 1', 'true'],
    ['Saved Home 1', 'true'],
  ]);
});

test('the second that is chosen, and no earlier one, comes with the way to the comparison', async () => {
  const { container, address } = renderAt(
    '/start',
    <>
      <CompareButton propertyId={id(1)} title="Home 1" />
      <CompareButton propertyId={id(2)} title="Home 2" />
    </>,
  );
  const [first, second] = container.querySelectorAll('button');
  act(() => first?.click());
  const alone = await findToast('Added to compare!');
  expect([...(alone.closest('li')?.querySelectorAll('button') ?? [])]).toHaveLength(1);
  act(() => second?.click());
  const action = await screen.findByText('Compare', { selector: '[data-sonner-toast] button' });
  act(() => action.click());
  expect(decodeURIComponent(address())).toBe(`/compare?ids=${id(1)},${id(2)}`);
});

test('four stand side by side, the first chosen first; a fifth is told what to do', async () => {
  comparedProperties.write([1, 2, 3].map(id));
  const { address, container } = renderAt(
    '/start',
    <>
      <CompareButton propertyId={id(4)} title="Home 4" />
      <CompareButton propertyId={id(5)} title="Home 5" />
    </>,
  );
  const [fourth, fifth] = container.querySelectorAll('button');
  act(() => fourth?.click());
  await expect.poll(() => comparedProperties.read()).toEqual([1, 2, 3, 4].map(id));
  act(() => fifth?.click());
  await findToast('You can compare up to 4 properties. Remove one to add another.');
  expect(comparedProperties.read()).toHaveLength(4);
  const [action] = await screen.findAllByText('Compare', {
    selector: '[data-sonner-toast] button',
  });
  act(() => action?.click());
  expect(decodeURIComponent(address())).toBe(`/compare?ids=${[1, 2, 3, 4].map(id).join()}`);
});

test.each([
  ['/', 1, false],
  ['/', 2, true],
  ['/compare', 2, false],
])('at %s with %d chosen the tray stands there: %s', async (address, count, isThere) => {
  await import('./CompareTray.tsx');
  comparedProperties.write([1, 2].map(id).slice(0, count));
  renderAt(address, <LazyCompareTray />);
  await act(async () => undefined);
  await expect.poll(() => screen.queryByText(`${count} to compare`) !== null).toBe(isThere);
});

test('the tray leads to the comparison, and clears it', async () => {
  comparedProperties.write([1, 2].map(id));
  renderAt('/', <LazyCompareTray />);
  const link = await screen.findByText('Compare', { selector: 'a' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    `/compare?ids=${id(1)},${id(2)}`,
  );
  act(() => screen.getByLabelText('Clear the comparison').click());
  expect(comparedProperties.read()).toEqual([]);
  expect(screen.queryByText('2 to compare')).toBeNull();
  expect(screen.queryByLabelText('Comparison')).toBeNull();
});

/** jsdom lays out nothing: a window of 400 x 800, and the tray at rest 300 wide in its lower right corner. */
async function trayAtRest() {
  vi.stubGlobal('innerWidth', 400);
  vi.stubGlobal('innerHeight', 800);
  comparedProperties.write([1, 2].map(id));
  renderAt(
    '/',
    <>
      <button type="button">Beneath</button>
      <LazyCompareTray />
    </>,
  );
  const tray = await screen.findByLabelText('Comparison');
  Object.defineProperties(tray, { offsetWidth: { value: 284 }, offsetHeight: { value: 50 } });
  tray.style.bottom = '100px';
  const focused = screen.getByText('Beneath');
  const look = tray.className;
  return {
    tray,
    focused,
    isAside: () => tray.className !== look,
    /** What has the focus stands there. */
    place: (left: number, top: number, width: number, height: number) =>
      vi
        .spyOn(focused, 'getBoundingClientRect')
        .mockReturnValue(new DOMRect(left, top, width, height)),
  };
}

test.each<[where: string, isAside: boolean, box: [number, number, number, number]]>([
  // At rest the tray covers 100 to 384, and 650 to 700.
  ['beneath it', true, [120, 660, 50, 20]],
  ['to its upper edge', false, [120, 600, 50, 50]],
  ['over its upper edge', true, [120, 600, 50, 51]],
  ['from its lower edge on', false, [120, 700, 50, 20]],
  ['over its lower edge', true, [120, 699, 50, 20]],
  ['to its left edge', false, [0, 660, 100, 20]],
  ['over its left edge', true, [0, 660, 101, 20]],
  ['beyond the window', false, [400, 660, 50, 20]],
  ['beneath, as high as half the window', true, [120, 400, 50, 400]],
  ['beneath, a whole region', false, [120, 390, 50, 401]],
])('what has the focus %s: the tray steps aside: %s', async (_where, isAside, box) => {
  const shown = await trayAtRest();
  shown.place(...box);
  act(() => shown.focused.focus());
  expect(shown.isAside()).toBe(isAside);
});

test('the tray follows what scrolls under it, and stays where the focus is its own or nowhere', async () => {
  const { tray, focused, isAside, place } = await trayAtRest();
  place(120, 100, 50, 20);
  act(() => focused.focus());
  expect(isAside()).toBe(false);
  place(120, 660, 50, 20);
  fireEvent.scroll(window);
  expect(isAside()).toBe(true);
  // On a short page the page itself lies beneath, and nobody has it.
  vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400, 400, 400));
  act(() => focused.blur());
  fireEvent.scroll(window);
  expect(isAside()).toBe(false);
  const clear = screen.getByLabelText('Clear the comparison');
  vi.spyOn(clear, 'getBoundingClientRect').mockReturnValue(new DOMRect(340, 660, 44, 44));
  act(() => clear.focus());
  expect(tray.contains(document.activeElement)).toBe(true);
  expect(isAside()).toBe(false);
});

function Viewed({ number }: { number: number }) {
  useRememberViewed(id(number));
  return null;
}

test('the last twelve that were opened are remembered, the newest first, each once', () => {
  for (let number = 1; number <= 14; number += 1) renderAt('/', <Viewed number={number} />);
  renderAt('/', <Viewed number={5} />);
  const numbers = recentProperties.read().map((each) => Number.parseInt(each, 16));
  expect(numbers).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
});

test('those opened before are shown in their order, without the one on show and those gone', async () => {
  recentProperties.write([3, 1, 2, 9].map(id));
  const { requests, answers: responses } = market([1, 2, 3]);
  renderAt('/', <RecentlyViewed except={id(1)} />, responses);
  await screen.findByText('Recently viewed');
  expect(titles()).toEqual(['Home 3', 'Home 2']);
  expect(requests).toEqual([[3, 2, 9].map(id)]);
});

test('a new visitor is shown no row', () => {
  renderAt('/', <RecentlyViewed />);
  expect(screen.queryByText('Recently viewed')).toBeNull();
});

test('D-47 favourites stand newest first, 24 at a time, and those gone can be removed', async () => {
  const numbers = Array.from({ length: 26 }, (_, index) => index + 1);
  visitorFavourites.write(numbers.map(id));
  const { requests, answers: responses } = market([26, 3, 1]);
  renderAt('/favourites', <FavouritesPage />, responses, HEAD);
  await screen.findByText('22 properties you saved are no longer on the market.');
  expect(titles()).toEqual(['Home 1', 'Home 3']);
  expect(screen.getByText('26 properties, saved in this browser only.')).toBeDefined();
  press('Show more (2)');
  await expect.poll(titles).toEqual(['Home 1', 'Home 3', 'Home 26']);
  expect(requests.map((ids) => (Array.isArray(ids) ? ids.length : 0))).toEqual([24, 2]);
  press('Remove them');
  expect(visitorFavourites.read()).toEqual([1, 3, 26].map(id));
  expect(screen.queryByText(/no longer on the market/)).toBeNull();
  expect(screen.queryByText(/Show more/)).toBeNull();
});

test('one that is gone is named alone', async () => {
  visitorFavourites.write([id(1)]);
  renderAt('/favourites', <FavouritesPage />, market([]).answers, HEAD);
  await screen.findByText('One property you saved is no longer on the market.');
  press('Remove it');
  expect(screen.getByText('No favourites yet')).toBeDefined();
});

test('favourites that cannot be loaded are kept, and asked for again', async () => {
  visitorFavourites.write([id(1)]);
  const { answers: responses } = market([1]);
  let isBroken = true;
  renderAt(
    '/favourites',
    <FavouritesPage />,
    (operation, variables) => {
      if (isBroken) throw new Error('No network');
      return responses(operation, variables);
    },
    HEAD,
  );
  await screen.findByText('Your favourites could not be loaded');
  expect(
    screen.getByText('They are still saved. Please check your connection and try again.'),
  ).toBeDefined();
  expect(screen.getByText('1 property, saved in this browser only.')).toBeDefined();
  isBroken = false;
  press('Try Again');
  await expect.poll(titles).toEqual(['Home 1']);
});

test('without favourites it is said how to get some, and signing in is offered only with some', () => {
  const { unmount } = renderAt('/favourites', <FavouritesPage />, undefined, HEAD);
  expect(screen.getByText('No favourites yet')).toBeDefined();
  expect(screen.queryByText('Sign in to keep them')).toBeNull();
  unmount();
  visitorFavourites.write([id(1)]);
  const { hash } = renderAt('/favourites', <FavouritesPage />, undefined, HEAD);
  press('Sign in to keep them');
  expect(hash()).toBe('#sign-in');
});

test('an account has its own favourites', async () => {
  visitorFavourites.write([id(1)]);
  showViewer(account());
  const { answers: responses } = market([1, 2]);
  renderAt(
    '/favourites',
    <FavouritesPage />,
    (operation, variables) =>
      operation === 'FavouriteIds'
        ? { viewer: { __typename: 'Viewer', favouriteIds: [id(2)] } }
        : responses(operation, variables),
    HEAD,
  );
  await expect.poll(titles).toEqual(['Home 2']);
  expect(screen.getByText('1 property, saved in your account.')).toBeDefined();
  expect(screen.queryByText('Sign in to keep them')).toBeNull();
});

/** A phone or a mouse; what it has to share and to copy with. */
function device(isPhone: boolean, share?: () => Promise<void>, writeText?: () => Promise<void>) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>(writeText) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  else Reflect.deleteProperty(navigator, 'share');
  return clipboard.writeText;
}

const page = () => `${location.origin}${location.pathname}`;
const done = () => Promise.resolve();
const NOT_ALLOWED = new DOMException('', 'NotAllowedError');

test.each<[string, boolean, (() => Promise<void>) | undefined, number]>([
  ['a mouse copies', false, done, 1],
  ['a phone without a list copies', true, undefined, 1],
  ['a phone shares', true, done, 0],
  ['a closed list is an answer', true, () => Promise.reject(new DOMException('', 'AbortError')), 0],
  ['a list that fails leaves the copy', true, () => Promise.reject(new Error('x')), 1],
  ['R-J2 a refusal leaves the copy', true, () => Promise.reject(NOT_ALLOWED), 1],
])('V-2.6-16 %s', async (_what, isPhone, share, copies) => {
  const write = device(isPhone, share, done);
  expect(await sharePage('Home')).toBe(copies === 1 || share === done);
  expect(write.mock.calls).toEqual(copies === 1 ? [[page()]] : []);
});

test('V-2.6-16 the copy is spoken of, and so is a failure of it', async () => {
  device(false, undefined, done);
  await sharePage('Home');
  expect(await findToast('Link copied!')).toBeDefined();
  device(false, undefined, () => Promise.reject(new Error('denied')));
  await sharePage('Home');
  expect(await findToast(`The link could not be copied. It is ${page()}`)).toBeDefined();
});

const NOTICE = {
  __typename: 'Property',
  id: id(1),
  approvalStatus: 'PENDING',
  isActive: true,
  isPublic: false,
  rejectionReason: null,
  viewerCanEdit: true,
  edit: null,
};

test.each<[object, string | null]>([
  [{}, 'this property is awaiting approval.Edit'],
  [
    { isPublic: true, edit: { __typename: 'Edit', submittedAt: '2026-11-19T06:00:00.000Z' } },
    'this edit is awaiting approval. Visitors see the approved version.Edit',
  ],
  [{ approvalStatus: 'REJECTED' }, 'this property was rejected.Edit'],
  [
    { approvalStatus: 'REJECTED', rejectionReason: 'Blurred.' },
    'this property was rejected. Reason: Blurred.Edit',
  ],
  [{ approvalStatus: 'APPROVED', isActive: false }, 'this property is hidden.Edit'],
  [{ approvalStatus: 'APPROVED' }, null],
  [{ viewerCanEdit: false }, null],
])('D-09 of %o its seller is told %j', async (changes, text) => {
  showViewer(account({ userType: 'seller' }));
  let isRequested = false;
  renderAt('/', <PrivateNotice id={id(1)} />, () => {
    isRequested = true;
    return { property: { ...NOTICE, ...changes } };
  });
  await expect.poll(() => isRequested).toBe(true);
  await act(async () => undefined);
  const words = text === null ? null : `Only you can see this: ${text}`;
  await expect.poll(() => document.querySelector('[role=note]')?.textContent ?? null).toBe(words);
  const next = document.querySelector('a')?.getAttribute('href') ?? null;
  expect(next).toBe(text === null ? null : `/seller-dashboard/edit-property/${id(1)}`);
});
