import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PropertyCard_PropertyFragment } from './PropertyCard.generated.ts';
import { account, cardProperty, picture } from '../../testing/fixtures.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { showViewer } from '../../session/viewer.ts';
import type { UserType } from '../../session/viewer.ts';
import { PropertyCardView } from './PropertyCard.tsx';

beforeEach(() => {
  // jsdom has no screen on which a row could be scrolled.
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(changes: Partial<PropertyCard_PropertyFragment> = {}, index = 0) {
  return renderAt('/', <PropertyCardView property={cardProperty(changes)} index={index} />);
}

test('V-2.6-01 the card shows title, price, area, place, subtype and status', () => {
  const { container } = show();
  expect(screen.getByRole('heading').textContent).toBe(
    '3 BHK Flat for Sale in Gomti Nagar, Lucknow',
  );
  expect(container.querySelector('data')?.value).toBe('12500000');
  for (const text of [
    'Gomti Nagar, Lucknow, Uttar Pradesh',
    'Flat/Apartment',
    'For Sale',
    '3 BHK',
    '2 baths',
    '1,450\u00a0sq\u00a0ft',
  ]) {
    expect(container.textContent).toContain(text);
  }
});

test('V-2.1-08 the one link of the card leads to the property', () => {
  show();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/property-details-v1/66f0000000000000000000aa',
  ]);
});

test('V-2.6-02 the first four amenities and the number of the others', () => {
  show();
  const list = screen.getByRole('list', { name: 'Amenities' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Parking', 'Elevator', 'Garden', 'CCTV', '+2 more']);
});

test.each([
  ['APPROVED', true, true],
  ['APPROVED', false, false],
] as const)(
  'V-2.6-03 approval %s and featured %s: badge %s',
  (approvalStatus, featured, isShown) => {
    show({ approvalStatus, featured });
    expect(screen.queryByText('Featured') !== null).toBe(isShown);
  },
);

test('V-2.6-04 missing values show NA, a missing area 900 sqft', () => {
  const { container } = show({
    title: '',
    price: null,
    area: null,
    locality: null,
    city: '',
    state: '',
    bedrooms: null,
    rooms: null,
    bathrooms: null,
  });
  expect(screen.getByRole('heading').textContent).toBe('NA');
  expect(screen.getByText('900 sqft')).toBeDefined();
  expect(container.querySelector('data')).toBeNull();
  expect(screen.getAllByText('NA')).toHaveLength(3);
});

test.each([
  [{ purpose: 'SELL', lifecycle: 'AVAILABLE' }, 'For Sale'],
  [{ purpose: 'RENT', lifecycle: 'AVAILABLE' }, 'For Rent'],
  [{ purpose: 'SELL', lifecycle: 'SOLD' }, 'Sold'],
  [{ purpose: 'RENT', lifecycle: 'RENTED' }, 'Rented'],
] as const)('V-2.6-05 %o shows %s', (status, label) => {
  show({ ...status, title: 'A home' });
  expect(screen.getByText(label)).toBeDefined();
});

test('V-2.6-07 pictures advance every three seconds only while the mouse rests on the card', () => {
  vi.useFakeTimers();
  show();
  // The link of the card lies above its pictures: a mouse over them is over the link.
  const link = screen.getByRole('link');
  act(() => void vi.advanceTimersByTime(9_000));
  expect(counter()).toBe('1/3');
  fireEvent.pointerEnter(link, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(3_000));
  expect(counter()).toBe('2/3');
  fireEvent.pointerLeave(link);
  act(() => void vi.advanceTimersByTime(9_000));
  expect(counter()).toBe('2/3');
});

test.each([
  ['under a finger', 'touch', false],
  ['against the wish for less motion', 'mouse', true],
])('V-2.6-07 %s the pictures do not advance', (_what, pointerType, wantsLess) => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wantsLess && query === '(prefers-reduced-motion: reduce)',
  }));
  const { container } = show();
  fireEvent.pointerEnter(container.querySelector('article > div') ?? container, { pointerType });
  act(() => void vi.advanceTimersByTime(9_000));
  expect(counter()).toBe('1/3');
});

test('V-2.6-07 a single picture never advances', () => {
  vi.useFakeTimers();
  const { container } = show({ pictures: [picture(1)] });
  fireEvent.pointerEnter(container.querySelector('article > div') ?? container, {
    pointerType: 'mouse',
  });
  act(() => void vi.advanceTimersByTime(9_000));
  expect(screen.queryByText(/\d\/\d/)).toBeNull();
});

test('INTERFACE 1.8 on a light page a mouse that passes by fetches and moves nothing; an arrow does', () => {
  document.documentElement.dataset['lite'] = '';
  vi.useFakeTimers();
  const { container } = show();
  const drawn = () => container.querySelectorAll('img').length;
  fireEvent.pointerEnter(screen.getByRole('link'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(9_000));
  expect([counter(), drawn()]).toEqual(['1/3', 1]);
  fireEvent.click(screen.getByRole('button', { name: /^Next picture of / }));
  expect([counter(), drawn()]).toEqual(['2/3', 3]);
});

test('V-2.6-08 the arrows wrap around', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: /^Previous picture of / }));
  expect(counter()).toBe('3/3');
  fireEvent.click(screen.getByRole('button', { name: /^Next picture of / }));
  expect(counter()).toBe('1/3');
});

test('V-2.6-08 with the focus on the card the arrow keys turn its pictures, and the arrows are no stops', () => {
  const { container } = show();
  const link = screen.getByRole('link');
  fireEvent.keyDown(link, { key: 'ArrowLeft' });
  expect(counter()).toBe('3/3');
  fireEvent.keyDown(link, { key: 'ArrowRight' });
  expect(counter()).toBe('1/3');
  fireEvent.keyDown(link, { key: 'ArrowDown' });
  fireEvent.keyDown(container.querySelector('button') ?? link, { key: 'ArrowRight' });
  expect(counter()).toBe('1/3');
  const stops = [...container.querySelectorAll<HTMLElement>('a, button')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  // The heart and the comparison may be there already.
  expect(stops).toContain(link);
  expect(stops.length).toBeLessThanOrEqual(3);
  expect(stops.filter(({ ariaLabel }) => /picture/.test(ariaLabel ?? ''))).toEqual([]);
});

test('only the first picture is fetched until the visitor turns to the card', () => {
  const { container } = show();
  expect(container.querySelectorAll('img')).toHaveLength(1);
  fireEvent.pointerEnter(container.querySelector('article > div') ?? container, {
    pointerType: 'touch',
  });
  expect(container.querySelectorAll('img')).toHaveLength(3);
});

test.each([
  ['that failed before anybody listened is a placeholder', true, 0, 0],
  ['that is there stays', true, 1, 1],
  ['that is on its way stays', false, 0, 1],
])('V-2.6-09 a picture of the server %s', (_what, complete, naturalWidth, shown) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  const { container } = show();
  expect(container.querySelectorAll('img')).toHaveLength(shown);
});

test('V-2.6-09 P-8-08 a picture that fails is replaced by a placeholder', () => {
  const { container } = show({ pictures: [picture(1)] });
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Property Image')).toBeDefined();
});

test('V-3-16 the first picture is the one that is shown', () => {
  const { container } = show({ pictures: [picture(2), picture(1)] });
  expect(container.querySelector('img')?.src).toContain(picture(2).path);
});

test('V-2.6-09 V-3-16 without pictures there is the placeholder', () => {
  show({ pictures: [] });
  expect(screen.getByText('Property Image')).toBeDefined();
});

test.each([
  ['Previous picture', 'left'],
  ['Next picture', 'right'],
])('V-2.6-08 the arrow of %j points to the %s', (name, side) => {
  show();
  const arrow = screen.getByRole('button', { name: new RegExp(`^${name} of `) });
  expect(arrow.querySelector(`svg.lucide-chevron-${side}`)).not.toBeNull();
  expect(arrow.className).toContain(` ${side}-2.5`);
});

test('V-2.6-07 where all but one of the pictures failed nothing advances', () => {
  vi.useFakeTimers();
  const { container } = show({ pictures: [picture(1), picture(2)] });
  const box = container.querySelector('article > div') ?? container;
  fireEvent.pointerEnter(box, { pointerType: 'mouse' });
  fireEvent.error(container.querySelectorAll('img')[1] ?? container);
  act(() => void vi.advanceTimersByTime(9_000));
  expect(counter()).toBe('1/2');
});

test('V-2.6-08 an arrow brings its picture into sight, and a swipe says which one is', () => {
  const moved: unknown[] = [];
  Element.prototype.scrollTo = (to?: unknown) => void moved.push(to);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  const { container } = show();
  const row = container.querySelector('[role=presentation]') ?? container;
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(300);
  fireEvent.click(screen.getByRole('button', { name: /^Next picture of / }));
  fireEvent.click(screen.getByRole('button', { name: /^Next picture of / }));
  expect(moved).toEqual([{ left: 300 }, { left: 600 }]);
  row.scrollLeft = 310;
  fireEvent.scroll(row);
  expect(counter()).toBe('2/3');
});

test('V-2.7-04 a picture is named by its own words, or by the title and its place', () => {
  const { container } = show({ pictures: [picture(1), picture(2, { alt: '' })], title: 'Flat' });
  fireEvent.pointerEnter(container.querySelector('article > div') ?? container);
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
    'View 1',
    'Flat, photo 2 of 2',
  ]);
});

test.each([
  [0, 'eager', 'high'],
  [5, 'eager', null],
  [6, 'lazy', null],
])('V-2.6-10 card %d loads its picture %s, priority %s', (index, loading, priority) => {
  const { container } = show({}, index);
  const image = container.querySelector('img');
  expect(image?.getAttribute('loading')).toBe(loading);
  expect(image?.getAttribute('fetchpriority')).toBe(priority);
});

test('V-2.6-11 a card without an id says that it cannot be opened', () => {
  show({ id: '' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^3 BHK Flat/ }));
  expect(screen.getByRole('alert').textContent).toBe(
    'Property ID not available. Please try again later.',
  );
});

test('V-2.6-12 farms and fields show what they are judged by, in acres when no unit is given', () => {
  const cardFacts = [
    { key: 'waterSource', label: 'Water', value: 'Canal' },
    { key: 'soilType', label: 'Soil', value: 'Black' },
  ];
  const subtype = { key: 'farm-house', title: 'Farm House', sizeUnits: ['Acres'] };
  const { container } = show({ type: 'AGRICULTURAL', subtype, cardFacts, area: 3, areaUnit: null });
  expect(screen.getByText('Water: Canal')).toBeDefined();
  expect(screen.getByText('Soil: Black')).toBeDefined();
  expect(container.textContent).toContain('3\u00a0acres');
});

test.each([
  ['buyer', 'SELL', true],
  ['seller', 'SELL', false],
  ['buyer', 'RENT', false],
] as const)(
  'V-2.6-06 for a %s the badge of a property to %s is highlighted: %s',
  (userType: UserType, purpose, isHighlighted) => {
    showViewer(account({ userType }));
    renderAt('/', <PropertyCardView property={cardProperty({ purpose })} index={0} />);
    const badge = screen.getByText(purpose === 'SELL' ? 'For Sale' : 'For Rent');
    expect(badge.hasAttribute('data-highlighted')).toBe(isHighlighted);
  },
);

test('V-2.6-06 for visitors it is not', () => {
  show();
  expect(screen.getByText('For Sale').hasAttribute('data-highlighted')).toBe(false);
});

function counter(): string | undefined {
  return screen.getByText(/\d\/\d/).textContent?.replace('Picture ', '');
}
