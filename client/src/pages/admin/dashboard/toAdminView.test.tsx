import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { siteAdminPath } from '../../../../../schema/routes.ts';
import { ToAdminView } from './ToAdminView.tsx';

test('an old address below /admin leaves nothing behind: Back leads to where one was before', async () => {
  const router = createMemoryRouter(
    [
      { path: '/admin/*', element: <ToAdminView home={siteAdminPath()} /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/property', '/admin/clients'] },
  );
  render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  await waitFor(() => expect(address()).toBe('/site-admin?view=users&type=customers'));
  await act(() => router.navigate(-1));
  expect(address()).toBe('/property');
});
