import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OverviewQuery } from './Overview.generated.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
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
  expect(alert.textContent).toContain('Please check your connection and try again.');
  expect(screen.queryByText(/Your properties|Activity/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

const withOverview = (
  changes: Partial<OverviewQuery['viewer']['overview']> = {},
): OverviewQuery => ({
  viewer: {
    account: { id: 'a'.repeat(24), displayName: 'Asha', organisation: null },
    overview: {
      scope: 'OWN',
      total: 1_230,
      publicCount: 1_200,
      favouriteCount: null,
      approval: [{ status: 'APPROVED', count: 1_200 }],
      lifecycle: [{ lifecycle: 'UNDER_OFFER', count: 1_230 }],
      towns: [{ city: 'Goa', state: 'Goa', count: 1_230 }],
      kinds: [{ key: 'flat-apartment', title: 'Flat/Apartment', count: 3 }],
      ...changes,
    },
  },
});

function show(data: OverviewQuery, error?: Error): HTMLElement {
  const part = { data, error, refetch: () => Promise.resolve() };
  const { container } = renderAt(
    '/',
    <OverviewPanel part={part} empty={<p>Nothing yet</p>} top={<p>Activity</p>}>
      <p>Your properties</p>
    </OverviewPanel>,
  );
  return container;
}

test.each([
  ['one’s own, without links', withOverview(), []],
  [
    'the market, where each figure leads on',
    withOverview({ scope: 'MARKET' }),
    [
      ...['all', 'approved', 'pending', 'rejected'].map(
        (status) => `/site-admin?view=properties&status=${status}`,
      ),
      '/goa',
      '/property-type/flat-apartment',
    ],
  ],
])('the overview of %s', (_what, data, links) => {
  const found = [...show(data).querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(found).toEqual(links);
  expect(document.querySelector('dl')?.textContent).toContain('Public1,200visible to visitors');
});

test('an overview that cannot be asked for again stays, and may be out of date', () => {
  const { textContent } = show(withOverview(), new TypeError('x'));
  expect(textContent).toContain('This may be out of date.');
  expect(textContent).toContain('1,230');
});

test('where nothing is listed the overview says only how to begin', () => {
  expect(show(withOverview({ total: 0 })).textContent).toBe('Nothing yet');
});
