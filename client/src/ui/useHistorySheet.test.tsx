import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useHistorySheet } from './useHistorySheet.ts';

function Sheet() {
  const { isOpen, open, close } = useHistorySheet('sheet');
  return (
    <button type="button" onClick={isOpen ? close : open}>
      {isOpen ? 'Close' : 'Open'}
    </button>
  );
}

afterEach(cleanup);

const addressOf = ({ state: { location } }: ReturnType<typeof createMemoryRouter>) =>
  location.pathname + location.hash;

test('two quick presses close the sheet once, and it closes again after Forward', async () => {
  const entries = { initialEntries: ['/before', '/page'], initialIndex: 1 };
  const router = createMemoryRouter([{ path: '*', element: <Sheet /> }], entries);
  render(<RouterProvider router={router} />);

  const press = async (name: string, times = 1) => {
    const button = screen.getByRole('button', { name });
    await act(async () => {
      for (let time = 0; time < times; time += 1) button.click();
    });
  };
  await press('Open');
  expect(addressOf(router)).toBe('/page#sheet');
  expect(router.state.preventScrollReset).toBe(true);
  await press('Close', 2);
  expect(addressOf(router)).toBe('/page');

  await act(() => router.navigate(1));
  expect(addressOf(router)).toBe('/page#sheet');
  await press('Close');
  expect(addressOf(router)).toBe('/page');
});

test('Back from a page does not open again what was closed over it', async () => {
  const entries = { initialEntries: ['/before', '/page'], initialIndex: 1 };
  const router = createMemoryRouter([{ path: '*', element: <Sheet /> }], entries);
  render(<RouterProvider router={router} />);
  for (const name of ['Open', 'Close', 'Open', 'Close']) {
    await act(async () => screen.getByRole('button', { name }).click());
  }
  expect(addressOf(router)).toBe('/page');
  await act(() => router.navigate(-1));
  expect(addressOf(router)).toBe('/before');
});

test('a sheet that the visit began with leaves the page in its place', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Sheet /> }], {
    initialEntries: ['/page?city=Pune#sheet'],
  });
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(router.state.location).toMatchObject({
    pathname: '/page',
    search: '?city=Pune',
    hash: '',
  });
  expect(router.state.preventScrollReset).toBe(true);
});

test('a sheet that the address names opens over the page of the server, which knows no hash', async () => {
  const pageAt = (address: string) => (
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <Sheet /> }], {
        initialEntries: [address],
      })}
    />
  );
  const box = document.createElement('div');
  box.innerHTML = renderToString(pageAt('/page'));
  expect(box.textContent).toBe('Open');
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(box, pageAt('/page#sheet'), {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  );
  expect(mismatches).toEqual([]);
  expect(box.textContent).toBe('Close');
  act(() => root.unmount());
});
