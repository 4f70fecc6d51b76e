import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../../apollo/client.ts';
import { reply, bare, fakeServer } from '../../testing/fakeServer.ts';
import { BlogListPage } from './BlogListPage.tsx';
import { BlogsFailure } from './BlogsFailure.tsx';
import { loadBlogs } from './loadBlogs.ts';
import { SITE } from '../../testing/siteFacts.ts';

afterEach(cleanup);

const NONE = {
  __typename: 'BlogPage',
  items: [],
  total: 0,
  page: 1,
  pageSize: 9,
  pageCount: 1,
  hasMore: false,
};

test('V-8-02 a list of posts that cannot be fetched says No blogs found, and Try Again asks anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const { link } = fakeServer({
    BlogListPage: () =>
      isBroken ? bare(502) : reply({ blogs: NONE, blogCategories: [], blogTags: [] }),
  });
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const site = { ...SITE, url: 'https://aangan.example' };
  const router = createMemoryRouter([
    {
      path: '/',
      loader: (call) => loadBlogs({ client, site }, call),
      element: <BlogListPage />,
      errorElement: <BlogsFailure />,
    },
  ]);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  const notice = (await screen.findByText('No blogs found')).closest('[role=alert]');
  expect(notice?.querySelector('p')?.textContent).toBe(
    'The posts could not be loaded. Please try again.',
  );
  isBroken = false;
  fireEvent.click(screen.getByText('Try Again'));
  expect(await screen.findByText('No blogs available')).toBeDefined();
  expect(screen.queryByText('No blogs found')).toBeNull();
});
