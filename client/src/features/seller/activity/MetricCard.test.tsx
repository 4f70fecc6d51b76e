import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { outline } from '../../../testing/outline.ts';
import { NowContext } from '../../../ui/now.ts';
import { MetricCard } from './MetricCard.tsx';
import { METRICS } from './metrics.ts';
import type { DayPoint } from './metrics.ts';

const POINTS: DayPoint[] = [
  { day: '2026-11-18', count: 0 },
  { day: '2026-11-19', count: 1200 },
  { day: '2026-11-20', count: 1200 },
];

/** Comes near the window. jsdom has no sizes: the chart is told one. */
let comeNear: () => void = () => undefined;

function watchWindow() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => listener([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly listener: (entries: object[]) => void) {}
      observe(): void {
        this.listener([{ contentRect: { width: 400, height: 176 } }]);
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
}

function card(points: readonly DayPoint[], total: number) {
  const [, enquiries] = METRICS;
  if (!enquiries) throw new Error('There are figures.');
  return (
    <NowContext value={new Date('2026-11-20T06:30:00Z')}>
      <MetricCard metric={enquiries} total={total} points={points} />
    </NowContext>
  );
}

const drawnTexts = () => [...document.querySelectorAll('svg text')].map((each) => each.textContent);

test('a chart is drawn once it comes near the window, and says in words what it shows', async () => {
  watchWindow();
  const { container } = render(card(POINTS, 2400));
  expect(screen.queryByRole('img')).toBeNull();
  act(() => comeNear());
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Enquiries day by day: 2,400 in 3 days, most on 19 Nov (1,200).',
  );
  await expect.poll(drawnTexts).toEqual(expect.arrayContaining(['18 Nov', '20 Nov', '0', '1,200']));
  expect(container.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(2);
  // Lines across for the figures, and one below for the days.
  const drawn = (part: string) => container.querySelectorAll(`.recharts-cartesian-${part}`).length;
  expect([drawn('grid-horizontal'), drawn('grid-vertical')]).toEqual([1, 0]);
  expect([drawn('axis-line'), drawn('axis-tick-line')]).toEqual([1, 0]);
  // Who cannot point at it has the table.
  expect(container.querySelector('.recharts-wrapper [tabindex="0"]')).toBeNull();
  const wrapper = container.querySelector('.recharts-wrapper') ?? container;
  fireEvent.mouseMove(wrapper, { clientX: 200, clientY: 80 });
  await expect
    .poll(() => container.querySelector('.recharts-tooltip-wrapper')?.textContent)
    .toBe('19 NovEnquiries : 1,200');
});

test('a chart that breaks says so, and is drawn at the next try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  watchWindow();
  // What the charts ask of every browser is not there.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { rerender } = render(card([{ day: '2026-11-20', count: 0 }], 1));
  act(() => comeNear());
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Enquiries day by day: 1 in 1 day.',
  );
  await screen.findByRole('alert');
  watchWindow();
  rerender(card([{ day: '2026-11-20', count: 1 }], 1));
  fireEvent.click(screen.getByText('Try Again'));
  await expect.poll(drawnTexts).toContain('20 Nov');
  // There is no half of an enquiry.
  expect(drawnTexts().filter((text) => text?.includes('.'))).toEqual([]);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('most on 20 Nov (1)');
});

test('the figures of a chart as a table, the latest day first', async () => {
  const { container } = render(card(POINTS, 2400));
  const button = screen.getByLabelText('Show as table: Enquiries');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button);
  await expect(`${outline(container)}\n`).toMatchFileSnapshot('./outlines/metric-table.txt');
  fireEvent.click(button);
  expect(screen.queryByRole('table')).toBeNull();
});
