import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyBlock } from './lazyBlock.tsx';

afterEach(cleanup);

test('V-2.10-07 a block whose code does not arrive says so, and a second try shows it', async () => {
  // React reports what it caught; that is what the console is for.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Block = lazyBlock({
    load: async () => {
      if (isBroken) throw new Error('no network');
      return () => <p>The block</p>;
    },
    placeholder: <p>Its place</p>,
  });
  render(<Block />);
  expect(screen.getByText('Its place')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('Component failed to load.');
  isBroken = false;
  screen.getByRole('button', { name: 'Try Again' }).click();
  expect(await screen.findByText('The block')).toBeDefined();
});
