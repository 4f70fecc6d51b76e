import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { OverviewPanel } from './OverviewPanel.tsx';

test('an overview that cannot be loaded says so in the place of everything, and is asked for again', () => {
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const part = { data: null, failure: 'Please check the connection and try again.', refresh };
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
  expect(refresh).toHaveBeenCalledTimes(1);
});
