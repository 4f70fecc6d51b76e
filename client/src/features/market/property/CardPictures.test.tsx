import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardProperty, coverOf, picture } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { PropertyCardView } from './PropertyCard.tsx';
import { CardPicturesDocument } from './PropertyCard.generated.ts';
import type { PropertyCard_PropertyFragment } from './PropertyCard.generated.ts';
import type { PictureData } from '../../../ui/Picture.tsx';

beforeEach(() => {
  // jsdom has no screen on which a row could be scrolled.
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A card whose further pictures the server has brought when they are asked for. */
function show(
  {
    pictures = [picture(1), picture(2), picture(3)],
    ...changes
  }: Partial<PropertyCard_PropertyFragment> & { pictures?: PictureData[] } = {},
  index = 0,
) {
  const property = cardProperty({ ...coverOf(pictures), ...changes });
  const rendered = renderAt('/', <PropertyCardView property={property} index={index} />);
  const full = {
    __typename: 'Property',
    id: property.id,
    pictures: pictures.map((each) => ({ __typename: 'Picture', ...each })),
  };
  rendered.client.writeQuery({
    query: CardPicturesDocument,
    variables: { id: property.id },
    data: { property: full },
  });
  return rendered;
}

test('V-2.6-07 pictures advance every three seconds only while the mouse rests on the card', () => {
  vi.useFakeTimers();
  show();
  // The link of the card lies above its pictures: a mouse over them is over the link.
  const link = screen.getByRole('link');
  act(() => void vi.advanceTimersByTime(9_000));
  expect(counter()).toBe('1/3');
  fireEvent.pointerEnter(link, { pointerType: 'mouse' });
  for (const shown of ['2/3', '3/3', '1/3']) {
    act(() => void vi.advanceTimersByTime(3_000));
    expect(counter()).toBe(shown);
  }
  fireEvent.pointerLeave(link);
  act(() => void vi.advanceTimersByTime(9_000));
  expect(counter()).toBe('1/3');
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

/** The arrows are drawn for whoever comes to the card. */
function press(name: RegExp) {
  fireEvent.focus(screen.getByRole('link'));
  fireEvent.click(screen.getByRole('button', { name }));
}

test('V-2.6-08 the arrows wrap around', () => {
  show();
  expect(screen.queryByRole('button', { name: / picture of / })).toBeNull();
  press(/^Previous picture of /);
  expect(counter()).toBe('3/3');
  press(/^Next picture of /);
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

/** A card of six pictures; answers which of them are there, from 1. */
function cardOfSix() {
  const { container } = show({ pictures: [1, 2, 3, 4, 5, 6].map((number) => picture(number)) });
  const box = container.querySelector('article > div') ?? container;
  return {
    box,
    row: container.querySelector('[role=presentation]') ?? container,
    fetched: () =>
      [...container.querySelectorAll('img')].map(({ alt }) => alt.replace('View ', '')).join(),
  };
}

test.each(['mouse', 'touch'])(
  'only the first picture is fetched until a %s comes to the card, then the next, each ahead of its turn',
  (pointerType) => {
    const { box, fetched } = cardOfSix();
    expect(fetched()).toBe('1');
    fireEvent.pointerEnter(box, { pointerType });
    expect(fetched()).toBe('1,2');
    press(/^Next picture of /);
    expect(fetched()).toBe('1,2,3');
    press(/^Previous picture of /);
    expect(fetched()).toBe('1,2,3,6');
    press(/^Previous picture of /);
    expect(fetched()).toBe('1,2,3,5,6');
  },
);

test('a swipe fetches what it brings and what comes after it', () => {
  const { box, row, fetched } = cardOfSix();
  fireEvent.pointerEnter(box, { pointerType: 'touch' });
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(300);
  row.scrollLeft = 600;
  fireEvent.scroll(row);
  expect(fetched()).toBe('1,2,3,4');
  row.scrollLeft = 300;
  fireEvent.scroll(row);
  expect(fetched()).toBe('1,2,3,4');
});

test('INTERFACE 1.8 on a light page a mouse that passes by fetches and moves nothing; an arrow does', () => {
  document.documentElement.dataset['lite'] = '';
  vi.useFakeTimers();
  const { fetched } = cardOfSix();
  fireEvent.pointerEnter(screen.getByRole('link'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(9_000));
  expect([counter(), fetched()]).toEqual(['1/6', '1']);
  press(/^Next picture of /);
  expect([counter(), fetched()]).toEqual(['2/6', '1,2']);
});

test('INTERFACE 1.8 on a light page a finger may swipe, but fetches nothing ahead', () => {
  document.documentElement.dataset['lite'] = '';
  const { box, row, fetched } = cardOfSix();
  fireEvent.pointerEnter(box, { pointerType: 'touch' });
  expect([row.children.length, fetched()]).toEqual([6, '1']);
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
  fireEvent.focus(screen.getByRole('link'));
  const arrow = screen.getByRole('button', { name: new RegExp(`^${name} of `) });
  expect(
    arrow.querySelector(`use[href$="#Chevron${side === 'left' ? 'Left' : 'Right'}"]`),
  ).not.toBeNull();
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
  press(/^Next picture of /);
  press(/^Next picture of /);
  // Round the end it jumps, and passes none of the others.
  press(/^Next picture of /);
  expect(moved).toEqual([{ left: 300 }, { left: 600 }, { left: 0, behavior: 'instant' }]);
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

function counter(): string | undefined {
  return screen.getByText(/\d\/\d/).textContent?.replace('Picture ', '');
}
