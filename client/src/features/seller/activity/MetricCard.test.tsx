import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NowContext } from '../../../ui/now.ts';
import { MetricCard } from './MetricCard.tsx';
import { METRICS } from '../../../shell/metrics.ts';
import type { DayPoint } from '../../../shell/metrics.ts';

const POINTS: DayPoint[] = [
  { day: '2026-11-18', count: 0 },
  { day: '2026-11-19', count: 1200 },
  { day: '2026-11-20', count: 1200 },
];

function card(points: readonly DayPoint[], total: number) {
  const [, enquiries] = METRICS;
  if (!enquiries) throw new Error('There are figures.');
  return (
    <NowContext value={new Date('2026-11-20T06:30:00Z')}>
      <MetricCard metric={enquiries} total={total} points={points} />
    </NowContext>
  );
}

test('a chart has a bar a day and says in words what it shows', () => {
  const { container } = render(card(POINTS, 2400));
  const chart = screen.getByRole('img');
  expect(chart.getAttribute('aria-label')).toBe(
    'Enquiries by day: 2,400 in 3 days, highest on 19 Nov (1,200).',
  );
  const bars = [...container.querySelectorAll<HTMLElement>('[data-bar]')];
  expect(bars.map(({ style }) => style.height)).toEqual(['0%', '80%', '80%']);
  for (const text of ['1,500', '1,000', '500', '0', '18 Nov', '20 Nov', 'Enquiries: 1,200'])
    expect(chart.textContent).toContain(text);
  expect(chart.querySelector('[tabindex], button, a')).toBeNull();
});

test('there is no half of an enquiry', () => {
  render(card([{ day: '2026-11-20', count: 1 }], 1));
  const chart = screen.getByRole('img');
  expect(chart.getAttribute('aria-label')).toContain('highest on 20 Nov (1)');
  expect(chart.textContent).toContain('3210');
});

test('the figures of a chart as a table, the latest day first', () => {
  render(card(POINTS, 2400));
  const button = screen.getByLabelText('Show as table: Enquiries');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button);
  const [, ...days] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(days).toEqual(['20 Nov1,200', '19 Nov1,200', '18 Nov0']);
  fireEvent.click(button);
  expect(screen.queryByRole('table')).toBeNull();
});
