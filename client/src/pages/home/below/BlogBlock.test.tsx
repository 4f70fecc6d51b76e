import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { BlogBlock } from './BlogBlock.tsx';

const NONE = { blogs: { __typename: 'BlogPage', items: [] } };

test('while they are fetched their place is kept, and not afterwards', async () => {
  const { container } = renderAt('/', <BlogBlock hasFailed={false} />, () => NONE);
  expect(container.querySelectorAll('.skeleton')).toHaveLength(1);
  await screen.findByText('No blogs available at the moment');
  expect(container.querySelectorAll('.skeleton')).toHaveLength(0);
});

test('V-8-02 blogs that cannot be loaded: the sentence, and Try Again loads them', async () => {
  let isBroken = true;
  renderAt('/', <BlogBlock hasFailed={false} />, () => {
    if (isBroken) throw new Error('no network');
    return NONE;
  });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Failed to load blogs')).toBeDefined();
  expect(document.querySelector('.skeleton')).toBeNull();
  isBroken = false;
  within(alert).getByRole('button', { name: 'Try Again' }).click();
  expect(await screen.findByText('No blogs available at the moment')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('V-8-02 where the server has tried in vain the block says so at once, and asks when it is told to', async () => {
  let requestCount = 0;
  renderAt('/', <BlogBlock hasFailed />, () => {
    requestCount += 1;
    return NONE;
  });
  const alert = screen.getByRole('alert');
  expect(requestCount).toBe(0);
  within(alert).getByRole('button', { name: 'Try Again' }).click();
  expect(await screen.findByText('No blogs available at the moment')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requestCount).toBe(1);
});

test('V-8-02 without blogs the block says so', async () => {
  renderAt('/', <BlogBlock hasFailed={false} />, () => NONE);
  expect(await screen.findByText('No blogs available at the moment')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View all blogs' }).getAttribute('href')).toBe(
    '/blog-listing',
  );
});
