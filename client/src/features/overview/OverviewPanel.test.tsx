import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OverviewQuery } from './Overview.generated.ts';
import { outline } from '../../testing/outline.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { OverviewPanel } from './OverviewPanel.tsx';

test('an overview that cannot be loaded says so in the place of everything, and is asked for again', () => {
  const refetch = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const part = { error: new TypeError('Failed to fetch'), refetch };
  renderAt(
    '/',
    <OverviewPanel part={part} empty="Nothing yet" top="Activity">
      Your properties
    </OverviewPanel>,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('The overview could not be loaded');
  expect(alert.textContent).toContain('Please check the connection and try again.');
  expect(screen.queryByText(/Your properties|Activity/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

const OVERVIEW: OverviewQuery = {
  viewer: null,
  overview: {
    scope: 'OWN',
    total: 1_230,
    publicCount: 1_200,
    favouriteCount: null,
    approval: [{ status: 'APPROVED', count: 1_200 }],
    lifecycle: [{ lifecycle: 'UNDER_OFFER', count: 1_230 }],
    towns: [{ city: 'Goa', state: 'Goa', count: 1_230 }],
    kinds: [{ key: 'flat-apartment', title: 'Flat/Apartment', count: 3 }],
  },
};
const { overview } = OVERVIEW;

test.each<[string, OverviewQuery | undefined, Error | undefined]>([
  ['own', OVERVIEW, undefined],
  ['market', { ...OVERVIEW, overview: { ...overview, scope: 'MARKET' } }, undefined],
  ['bare', { ...OVERVIEW, overview: { ...overview, towns: [], kinds: [] } }, new TypeError('x')],
  ['empty', { ...OVERVIEW, overview: { ...overview, total: 0 } }, undefined],
  ['waiting', undefined, undefined],
])('the overview: %s', async (name, data, error) => {
  const part = { data, error, refetch: () => Promise.resolve() };
  const { container } = renderAt(
    '/',
    <OverviewPanel part={part} empty={<p>Nothing yet</p>} top={<p>Activity</p>}>
      <p>Your properties</p>
    </OverviewPanel>,
  );
  await expect(`${outline(container)}\n`).toMatchFileSnapshot(`./outlines/overview-${name}.txt`);
});
