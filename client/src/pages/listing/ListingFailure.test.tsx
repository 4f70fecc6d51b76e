import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { StartContext } from '../../base/start.ts';
import { ListingFailure } from './ListingFailure.tsx';
import { SITE } from '../../testing/siteFacts.ts';

afterEach(cleanup);

/** The list whose answer was this. */
function show(error: unknown) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '*', loader, errorElement: <ListingFailure /> }], {
    initialEntries: ['/property?city=Pune&page=2'],
  });
  const site = { ...SITE, url: 'https://aangan.example' };
  return render(
    <StartContext value={{ site, now: '2026-11-20T06:30:00.000Z', savesData: false }}>
      <RouterProvider router={router} />
    </StartContext>,
  );
}

test('V-2.5-12 with a sentence of the server the way out is page 1 without filters', async () => {
  show(data({ message: 'Too many filters.' }, 400));
  expect(await screen.findByText('Error: Too many filters.')).toBeDefined();
  expect(screen.getByText('Retry API Call').getAttribute('href')).toBe('/property');
  expect(screen.queryByText('Try Again')).toBeNull();
});

test.each([
  ['nothing', data(null, 500)],
  ['a text', data('Bad gateway', 502)],
  ['an object without a sentence', data({}, 500)],
  ['what is no sentence', data({ message: 3 }, 500)],
  ['no answer', new TypeError('The network is down.')],
])('V-2.5-11 with %s the same address is tried again', async (_what, error) => {
  show(error);
  expect(await screen.findByText('Error Loading Property')).toBeDefined();
  const form = screen.getByText('Try Again').closest('form');
  expect(form?.getAttribute('action')).toBe('/property');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['city', 'Pune'],
    ['page', '2'],
  ]);
});
