import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchNearness } from '../testing/nearness.ts';
import { Carousel } from './Carousel.tsx';

type Props = Parameters<typeof Carousel>[0];

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => <p key={index}>{index + 1}</p>);

/** Three hundred pixels for the row, a hundred for each slide. */
function Sizes() {
  return <style>{'.carousel-slide { width: 100px; box-sizing: border-box }'}</style>;
}

function giveSizes() {
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function width(
      this: HTMLElement,
    ) {
      return this.matches('.carousel-slide') ? 100 : 300;
    });
  }
}

async function show(props: Partial<Props> = {}) {
  giveSizes();
  const nearness = watchNearness();
  const shown = render(
    <Carousel label="Flats" slides={slides(8)} perView={{ 0: 3 }} {...props} />,
    {
      wrapper: ({ children }) => (
        <>
          <Sizes />
          {children}
        </>
      ),
    },
  );
  const row = shown.container.querySelector('.carousel-window');
  if (!(row instanceof HTMLElement)) throw new Error('There is no row.');
  return { ...shown, nearness, row };
}

async function takeOver(props: Partial<Props> = {}) {
  const shown = await show(props);
  shown.nearness.tell(shown.row);
  await waitFor(() => expect(shown.row.hasAttribute('tabindex')).toBe(false));
  return shown;
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const current = () =>
  [...document.querySelectorAll('[aria-current=true]')].map((each) => each.ariaLabel);

test('until the script has taken it over a carousel is a row that its buttons scroll', async () => {
  const { row, nearness } = await show();
  expect(nearness.watched()).toEqual([{ element: row, margin: '400px 0px' }]);
  const scrollBy = vi.fn<(options: ScrollToOptions) => void>();
  Object.assign(row, { scrollBy });
  await press('Next');
  await press('Previous');
  expect(scrollBy.mock.calls).toEqual([
    [{ left: 100, behavior: 'smooth' }],
    [{ left: -100, behavior: 'smooth' }],
  ]);
});

test('what is not near is left alone, and what has gone is not taken over', async () => {
  const { row, nearness, unmount } = await show();
  nearness.tell(row, false);
  expect(nearness.watched()).toHaveLength(1);
  nearness.tell(row);
  expect(nearness.watched()).toHaveLength(0);
  unmount();
  await import('./swiperKit.ts');
  await Promise.resolve();
  expect(row.classList.contains('swiper-initialized')).toBe(false);
});

test('a carousel that has gone before it came near is no longer watched', async () => {
  const { nearness, unmount } = await show();
  unmount();
  expect(nearness.watched()).toEqual([]);
});

test('its arrows and its bullets lead to every place, and round the ends', async () => {
  const { container, row, unmount } = await takeOver();
  const labels = [...container.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
  expect(labels).toEqual([
    'Flats',
    ...Array.from({ length: 8 }, (_, index) => `${index + 1} of 8`),
    ...Array.from({ length: 6 }, (_, index) => `Go to ${index + 1} of 6`),
    'Previous',
    'Next',
  ]);
  expect(container.querySelector('svg:not([aria-hidden=true])')).toBeNull();
  expect(current()).toEqual(['Go to 1 of 6']);
  await press('Next');
  expect(current()).toEqual(['Go to 2 of 6']);
  await press('Go to 5 of 6');
  expect(current()).toEqual(['Go to 5 of 6']);
  await press('Previous');
  expect(current()).toEqual(['Go to 4 of 6']);
  await press('Go to 1 of 6');
  await press('Previous');
  expect(current()).toEqual(['Go to 6 of 6']);
  await press('Next');
  expect(current()).toEqual(['Go to 1 of 6']);
  unmount();
  expect(row.classList.contains('swiper-initialized')).toBe(false);
});

test('a row that was scrolled goes on from the slide that was in sight', async () => {
  const shown = await show();
  Object.defineProperty(shown.row, 'scrollLeft', { value: 190, writable: true });
  shown.nearness.tell(shown.row);
  await waitFor(() => expect(current()).toEqual(['Go to 3 of 6']));
  expect(shown.row.scrollLeft).toBe(0);
});

test('where all is in sight there is nothing to press', async () => {
  const { container } = await takeOver({ slides: slides(3) });
  expect(container.querySelector('button')).toBeNull();
});

test('another number of slides is another carousel', async () => {
  const { container, rerender, nearness, row } = await takeOver();
  rerender(<Carousel label="Flats" slides={slides(5)} perView={{ 0: 3 }} />);
  const other = container.querySelector('.carousel-window');
  expect(other).not.toBe(row);
  expect(nearness.watched().map(({ element }) => element)).toEqual([other]);
});

test.each([
  [6, true],
  [5, false],
])('of three in sight %d slides go round without an end: %s', async (count, isRound) => {
  const { container } = await takeOver({ loop: true, slides: slides(count) });
  const bullets = [...container.querySelectorAll('button[aria-label^=Go]')];
  expect(bullets).toHaveLength(isRound ? count : count - 2);
  const last = bullets.length;
  await press(`Go to ${last} of ${last}`);
  await waitFor(() => expect(current()).toEqual([`Go to ${last} of ${last}`]));
});

test('without bullets only the arrows are there', async () => {
  const { container } = await takeOver({ pagination: 'none' });
  expect([...container.querySelectorAll('button')].map((each) => each.ariaLabel)).toEqual([
    'Previous',
    'Next',
  ]);
});

test('the number of slides in sight is given for every width of the window', () => {
  const { container } = render(
    <Carousel label="Flats" slides={slides(2)} perView={{ 0: 1, 768: 2, 1280: 4 }} />,
  );
  const { style } = container.querySelector('section') ?? document.body;
  const widths = [0, 640, 641, 768, 769, 1024, 1025, 1280];
  expect(widths.map((width) => style.getPropertyValue(`--n${width}`)).join('')).toBe('11122224');
});

/** What moves by itself is asked by its only sign: the time after which it is somewhere else. */
async function isMoving(): Promise<boolean> {
  const before = current()[0];
  await act(() => vi.advanceTimersByTimeAsync(3_200));
  return current()[0] !== before;
}

test('WCAG 2.2.2 what moves by itself stops on Pause, under the mouse and with the focus inside', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { container } = await takeOver({ autoplayMs: 3_000, speedMs: 0 });
  const section = container.querySelector('section') ?? document.body;
  expect(await isMoving()).toBe(true);
  fireEvent.pointerEnter(section, { pointerType: 'mouse' });
  expect(await isMoving()).toBe(false);
  fireEvent.pointerLeave(section);
  expect(await isMoving()).toBe(true);
  // A finger that passes does not hover.
  fireEvent.pointerEnter(section, { pointerType: 'touch' });
  expect(await isMoving()).toBe(true);
  fireEvent.focus(button('Next'));
  expect(await isMoving()).toBe(false);
  fireEvent.blur(button('Next'));
  expect(await isMoving()).toBe(true);
  // The button that starts and stops it does not stop it by being reached.
  fireEvent.focus(button('Pause'));
  expect(await isMoving()).toBe(true);
  fireEvent.click(button('Pause'));
  expect(await isMoving()).toBe(false);
  fireEvent.click(button('Play'));
  expect(await isMoving()).toBe(true);
});

test('WCAG 2.2.2 for somebody who asked for less motion nothing moves until Play, and then without a slide', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
  }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await takeOver({ autoplayMs: 3_000 });
  expect(await isMoving()).toBe(false);
  fireEvent.click(button('Play'));
  expect(await isMoving()).toBe(true);
  expect(await isMoving()).toBe(true);
});

test('INTERFACE 1.8 on a light page nothing moves until Play, and the code that moves it waits for a hand', async () => {
  document.documentElement.dataset['lite'] = '';
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { nearness, row } = await show({ autoplayMs: 3_000, speedMs: 0 });
  nearness.tell(row);
  await vi.advanceTimersByTimeAsync(60_000);
  const isTakenOver = () => !row.hasAttribute('tabindex');
  expect(isTakenOver()).toBe(false);
  fireEvent.pointerOver(row, { pointerType: 'touch' });
  await waitFor(() => expect(isTakenOver()).toBe(true));
  expect(await isMoving()).toBe(false);
  fireEvent.click(button('Play'));
  expect(await isMoving()).toBe(true);
});

test('what does not move by itself has no Pause and is not held by the pointer', async () => {
  const { container } = await takeOver();
  expect(container.querySelector('[data-carousel-toggle]')).toBeNull();
});
