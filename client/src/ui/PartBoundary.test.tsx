import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PartBoundary } from './PartBoundary.tsx';

afterEach(cleanup);

test('a part that breaks is replaced by its sentence, and the rest of the page stays', () => {
  // React reports what it caught; that is what the console is for.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('broken');
  };
  render(
    <>
      <p>The list</p>
      <PartBoundary message="Pagination failed to load. Please refresh the page.">
        <Broken />
      </PartBoundary>
    </>,
  );
  expect(screen.getByText('The list')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe(
    'Pagination failed to load. Please refresh the page.',
  );
});
