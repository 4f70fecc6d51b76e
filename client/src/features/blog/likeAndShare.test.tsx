import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeServer, refusal } from '../../testing/fakeServer.ts';
import type { Reply } from '../../testing/fakeServer.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { LikeButton } from './LikeButton.tsx';
import { ShareButton } from './ShareButton.tsx';

withToasts();
const ID = 'c'.repeat(24);
beforeEach(() => localStorage.clear());

function show(replies: Record<string, Reply>, likes = 4) {
  const { link, requests } = fakeServer(replies);
  renderAt(
    '/',
    <>
      <LikeButton blog={{ id: ID, likes }} />
      <ShareButton blog={{ id: ID, title: 'Deeds', shares: 0 }} />
    </>,
    link,
  );
  return requests;
}

const like = () => screen.getByRole('button', { name: /^Like/ });

test('A-7.3-16 a press likes the post, and another one says that it is liked already', async () => {
  const requests = show({
    LikeBlog: () =>
      answer({
        likeBlog: { __typename: 'LikeBlogPayload', blog: { __typename: 'Blog', id: ID, likes: 5 } },
      }),
  });
  expect(like().getAttribute('aria-pressed')).toBe('false');
  expect(like().textContent).toBe('Like (4)');
  await act(async () => fireEvent.click(like()));
  await waitFor(() => expect(like().getAttribute('aria-pressed')).toBe('true'));
  await act(async () => fireEvent.click(like()));
  await findToast('You like this post already.');
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
      answer({
        shareBlog: {
          __typename: 'ShareBlogPayload',
          blog: { __typename: 'Blog', id: ID, shares: 1 },
        },
      }),
  });
  const share = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', 'AbortError')) });
  await share();
  expect(requests).toEqual([]);
  vi.stubGlobal('navigator', { share: async () => undefined });
  await share();
  await waitFor(() =>
    expect(requests).toEqual([{ operation: 'ShareBlog', variables: { id: ID } }]),
  );
});
