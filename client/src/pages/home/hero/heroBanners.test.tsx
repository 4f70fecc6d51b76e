import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { picture } from '../../../testing/fixtures.ts';
import { MARKET } from '../../../testing/market.ts';
import { watchNearness } from '../../../testing/nearness.ts';
import { openSite } from '../../../testing/site.tsx';

const banner = (id: string, changes: object = {}) => ({
  id,
  title: `Banner ${id}`,
  subtitle: '',
  description: '',
  picture: picture(1),
  buttonText: '',
  buttonLink: '',
  ...changes,
});
const THREE = ['a', 'b', 'c'].map((id) => banner(id));

/** jsdom lays nothing out: each banner is as wide as its row. */
function giveSizes() {
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(300);
  }
  const style = document.createElement('style');
  style.textContent = '.carousel-slide { width: 300px; box-sizing: border-box }';
  document.body.append(style);
}

const row = () => document.querySelector<HTMLElement>('[data-hero] .carousel-window');
const current = () => document.querySelector('[data-hero] [aria-current=true]')?.ariaLabel;
const hero = () => within(document.querySelector<HTMLElement>('[data-hero]') ?? document.body);
const button = (name: string) => hero().getByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
/** Lets time go by; jsdom does not tell of the end of a move. */
async function after(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  const track = row()?.querySelector('.carousel-track');
  if (track) fireEvent.transitionEnd(track);
  await fetched();
}

/** The home page with these banners. */
async function show(banners: readonly object[]) {
  giveSizes();
  const nearness = watchNearness();
  const { requests } = await openSite('/', { ...MARKET, banners });
  for (const { element } of nearness.watched()) if (element !== row()) nearness.tell(element);
  await screen.findByText('Banner a');
  return { nearness, requests };
}

/** The same; from the moment the row is near the time stands still, and `after` lets it go on. */
async function showRotating(banners: readonly object[] = THREE): Promise<void> {
  await import('../../../ui/swiperKit.ts');
  const { nearness } = await show(banners);
  vi.useFakeTimers();
  nearness.tell(row() ?? document.body);
}

/** What is fetched comes in time that no clock of the test holds up. */
const { setImmediate: moment } = globalThis;
const fetched = () =>
  act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => moment(resolve));
  });
const isTakenOver = () => row()?.classList.contains('swiper-initialized');

/** A pointer comes to the row, which can be turned then. */
async function comeNear(): Promise<void> {
  fireEvent.pointerOver(row() ?? document.body, { pointerType: 'touch' });
  await fetched();
  expect(isTakenOver()).toBe(true);
}

test('A-2.2-04 without banners a home of the list stands beside the search', async () => {
  const { container } = await openSite('/', { ...MARKET, banners: [] });
  expect(container.querySelector('[data-hero]')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).className).not.toContain('sr-only');
  expect(container.querySelector('figure img')).not.toBeNull();
});

test('A-2.2-01 a banner says all it has, above the search and below the heading of the page', async () => {
  const shown = banner('a', {
    subtitle: 'New in Pune',
    description: 'Plain prices.',
    buttonText: 'Look',
    buttonLink: '/property?city=Pune',
  });
  const { requests } = await show([shown]);
  const complete = document.querySelector('[data-hero]') ?? document.body;
  const parts = [...complete.querySelectorAll('h1, h2, search')];
  expect(parts.map(({ localName }) => localName)).toEqual(['h1', 'h2', 'search']);
  expect(complete.textContent).toContain('New in PuneBanner aPlain prices.');
  const link = hero().getByRole('link', { name: 'Look' });
  expect(link.getAttribute('href')).toBe('/property?city=Pune');
  const request = requests.find(({ operation }) => operation === 'HomePage');
  expect(request?.variables).toMatchObject({ banners: 8 });
});

test('A-4-10 a single banner does not rotate and has nothing to press', async () => {
  await showRotating([banner('a')]);
  expect(document.querySelector('[data-hero] .carousel')).toBeNull();
  expect(document.querySelector('[data-hero] [data-carousel-toggle]')).toBeNull();
});

test('A-4-10 after ten seconds comes the next one, and after the last the first', async () => {
  await showRotating();
  await after(6_500);
  await after(3_200);
  expect(current()).toBe('Go to 1 of 3');
  await after(600);
  expect(current()).toBe('Go to 2 of 3');
  await after(9_300);
  expect(current()).toBe('Go to 2 of 3');
  await after(1_000);
  expect(current()).toBe('Go to 3 of 3');
  await after(10_400);
  expect(current()).toBe('Go to 1 of 3');
});

test('the pictures of the others, and what turns them, come when the first screen is there', async () => {
  await showRotating();
  const pictures = () => document.querySelectorAll('[data-hero] img').length;
  await after(5_900);
  expect(isTakenOver()).toBe(false);
  expect(pictures()).toBe(1);
  await after(200);
  expect(isTakenOver()).toBe(true);
  expect(pictures()).toBe(3);
});

test('A-2.2-03 arrows and dots lead to each, round the ends; whoever comes near need not wait', async () => {
  await showRotating();
  await comeNear();
  await press('Previous');
  expect(current()).toBe('Go to 3 of 3');
  await press('Next');
  expect(current()).toBe('Go to 1 of 3');
  await press('Go to 2 of 3');
  expect(current()).toBe('Go to 2 of 3');
  const small = (element: Element | null) => element?.closest('.max-md\\:hidden');
  expect(small(button('Next'))).not.toBeNull();
  expect(small(button('Go to 1 of 3'))).not.toBeNull();
  expect(small(button('Pause'))).toBeNull();
});

/** What turns by itself is asked by its only sign. */
async function turns(): Promise<boolean> {
  const before = current();
  await after(10_500);
  return current() !== before;
}

test('WCAG 2.2.2 it stands still on Pause, under the mouse, with the focus inside and during a search', async () => {
  await showRotating();
  await comeNear();
  expect(await turns()).toBe(true);
  const section = document.querySelector('[aria-roledescription=carousel]') ?? document.body;
  fireEvent.pointerEnter(section, { pointerType: 'mouse' });
  expect(await turns()).toBe(false);
  fireEvent.pointerLeave(section);
  expect(await turns()).toBe(true);
  act(() => button('Next').focus());
  expect(await turns()).toBe(false);
  act(() => screen.getByLabelText('Search').focus());
  expect(await turns()).toBe(false);
  act(() => screen.getByLabelText('Search').blur());
  expect(await turns()).toBe(true);
  await press('Pause');
  expect(await turns()).toBe(false);
  await press('Play');
  expect(await turns()).toBe(true);
});

test('nothing turns in a tab that nobody sees', async () => {
  await showRotating();
  await comeNear();
  expect(await turns()).toBe(true);
  const see = (state: string) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(
      state === 'hidden' ? 'hidden' : 'visible',
    );
    fireEvent(document, new Event('visibilitychange'));
  };
  see('hidden');
  expect(await turns()).toBe(false);
  see('visible');
  expect(await turns()).toBe(true);
});

test('WCAG 2.2.2 for somebody who asked for less motion nothing turns until Play', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await showRotating();
  await comeNear();
  expect(await turns()).toBe(false);
  await press('Play');
  expect(await turns()).toBe(true);
});

test.each([
  'javascript:window.__xss=1',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  String.raw`/\evil.example`,
  'https://user:secret@evil.example/',
  '/"onmouseover="alert(1)',
])('a button never leads to %s, whatever the server let through', async (buttonLink) => {
  await show([banner('a', { buttonText: 'Look', buttonLink })]);
  expect(screen.queryByText('Look')).toBeNull();
});

test('a link to another site is a plain link', async () => {
  await show([banner('a', { buttonText: 'Look', buttonLink: 'https://example.com/a?b=c' })]);
  expect(screen.getByText('Look').getAttribute('href')).toBe('https://example.com/a?b=c');
});

test('A-2.2-02 the label and the badges stand there as far as the site claims them', async () => {
  await show([banner('a')]);
  for (const message of [
    "India's #1 Real Estate Platform",
    'Verified Properties',
    '100% Trusted',
    'Free Listing',
  ]) {
    expect(screen.getByText(message)).toBeDefined();
  }
});
