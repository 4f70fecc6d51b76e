import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reply, bare, fakeServer, never, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { likeBlog } from './blogActions.ts';
import { LikeButton } from './LikeButton.tsx';
import { ShareButton } from './ShareButton.tsx';

withToasts();
const ID = 'c'.repeat(24);
beforeEach(() => localStorage.clear());

function show(replies: Record<string, Reply>, likes = 4, shares = 0) {
  const { link, requests } = fakeServer(replies);
  renderAt(
    '/',
    <>
      <LikeButton blog={{ id: ID, likes }} />
      <ShareButton blog={{ id: ID, title: 'Deeds', shares }} />
    </>,
    link,
  );
  return requests;
}

const like = () => screen.getByRole('button', { name: /^Like/ });

test('A-7.3-16 a press likes the post, and another one says that it is liked already', async () => {
  const requests = show({
    LikeBlog: () =>
      reply({
        likeBlog: { __typename: 'LikeBlogPayload', blog: { __typename: 'Blog', id: ID, likes: 5 } },
      }),
  });
  expect(like().getAttribute('aria-pressed')).toBe('false');
  expect(like().textContent).toBe('Like (4)');
  await act(async () => fireEvent.click(like()));
  await waitFor(() => expect(like().getAttribute('aria-pressed')).toBe('true'));
  await act(async () => fireEvent.click(like()));
  await findToast('You have already liked this post.');
  await waitFor(() => expect(requests).toEqual([{ operation: 'LikeBlog', variables: { id: ID } }]));
});

test('D-60 a like that is refused is taken back with the reason', async () => {
  show({ LikeBlog: () => refusal('NOT_FOUND', 'Blog not found') });
  await act(async () => fireEvent.click(like()));
  await findToast('Blog not found');
  await waitFor(() => expect(like().getAttribute('aria-pressed')).toBe('false'));
});

test('A-7.3-17 what was shared is counted, and what was not is not', async () => {
  const requests = show({
    ShareBlog: () =>
      reply({
        shareBlog: {
          __typename: 'ShareBlogPayload',
          blog: { __typename: 'Blog', id: ID, shares: 1 },
        },
      }),
  });
  const share = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
  await import('../../../ui/sharePage.ts');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', 'AbortError')) });
  await share();
  expect(requests).toEqual([]);
  vi.stubGlobal('navigator', { share: async () => undefined });
  await share();
  await waitFor(() =>
    expect(requests).toEqual([{ operation: 'ShareBlog', variables: { id: ID } }]),
  );
});

test.each([
  [0, 'Like', 'Share'],
  [1, 'Like (1)', 'Share (1)'],
])('liked and shared %d times the buttons say %s and %s', (times, likes, shares) => {
  show({}, times, times);
  const messages = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(messages).toEqual([likes, shares]);
});

test('D-60 a like that nobody answers is taken back, and that is said', async () => {
  show({ LikeBlog: () => bare(502) });
  await act(async () => fireEvent.click(like()));
  const notice = await findToast('Your like could not be saved.');
  expect(notice.closest('li')?.querySelector('.text-danger')).not.toBeNull();
  await waitFor(() => expect(like().getAttribute('aria-pressed')).toBe('false'));
});

test('D-60 a like counts at once, before the server has it', async () => {
  const { link } = fakeServer({ LikeBlog: never });
  const { client } = renderAt('/', null, link);
  const blog = { __typename: 'Blog', id: ID };
  client.cache.restore({ [`Blog:${ID}`]: { ...blog, likes: 4 } });
  void likeBlog(client, { id: ID, likes: 4 });
  const counted = (): unknown => Reflect.get(Object(client.cache.extract(true)), `Blog:${ID}`);
  await expect.poll(counted).toMatchObject({ likes: 5 });
});
