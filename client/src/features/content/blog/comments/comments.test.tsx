import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { reply, bare, fakeServer, never, refusal } from '../../../../testing/fakeServer.ts';
import type { Reply } from '../../../../testing/fakeServer.ts';
import { account } from '../../../../testing/fixtures.ts';
import { renderAt } from '../../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../../testing/toasts.ts';
import { showViewer } from '../../../../session/viewer.ts';
import { LiveRegion } from '../../../../ui/announce.tsx';
import { Comments } from './Comments.tsx';
import { RecentComments } from './RecentComments.tsx';

withToasts();
const ID = 'c'.repeat(24);
const textOf = (number: number, message = `Comment ${number}`) => ({
  __typename: 'BlogComment',
  id: number.toString(16).padStart(24, '0'),
  name: `Reader ${String.fromCodePoint(64 + number)}`,
  message,
  createdAt: '2026-11-20T05:00:00.000Z',
});

const page =
  (...pages: object[][]): Reply =>
  ({ page: number }) => {
    const items = pages[Number(number) - 1] ?? [];
    const comments = {
      __typename: 'BlogCommentPage',
      items,
      total: pages.flat().length,
      hasMore: Number(number) < pages.length,
    };
    return reply({ blog: { __typename: 'Blog', id: ID, comments } });
  };
const stats =
  (totalComments: number, recentComments: number): Reply =>
  () =>
    reply({
      blog: {
        __typename: 'Blog',
        id: ID,
        commentStats: { __typename: 'BlogCommentStats', totalComments, recentComments },
      },
    });

function show(replies: Record<string, Reply>) {
  const { link, requests } = fakeServer({
    BlogComments: page([textOf(1)]),
    BlogCommentStats: stats(1, 1),
    ...replies,
  });
  const routes = (
    <Routes>
      <Route path="/blog-detail/:id" element={<Comments />} />
    </Routes>
  );
  return { ...renderAt('/blog-detail/deeds', routes, link), requests };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const post = () => act(async () => fireEvent.click(screen.getByText('Post comment')));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('V-2.8-06 V-3-13 what is said stands there newest first, with its figures and a form', async () => {
  show({
    BlogComments: page([textOf(2, 'Two\nlines'), textOf(1)]),
    BlogCommentStats: stats(7, 2),
  });
  await screen.findByText('7 comments, 2 in the last seven days');
  await screen.findByText(/Two/);
  expect(shown()).toEqual(['Reader B1h agoTwo\nlines', 'Reader A1h agoComment 1']);
  expect(screen.getByText('Post comment').closest('form')?.getAttribute('action')).toBe(
    '/api/blog-comments/form',
  );
});

test('V-7-31 V-2.8-06 more are shown below those that are there, once each', async () => {
  const { requests } = show({
    BlogComments: page(
      [5, 4, 3, 2, 1].map((n) => textOf(n)),
      [textOf(1), textOf(6)],
    ),
  });
  await act(async () => fireEvent.click(await screen.findByText('Show more comments')));
  await waitFor(() => expect(shown()).toHaveLength(6));
  expect(screen.queryByText('Show more comments')).toBeNull();
  const calls = requests.filter(({ operation }) => operation === 'BlogComments');
  expect(calls.map(({ variables }) => variables)).toEqual([
    { id: null, slug: 'deeds', page: 1 },
    { id: null, slug: 'deeds', page: 2 },
  ]);
});

test('V-7-30 a comment is sent and stands above the others, and the field is empty again', async () => {
  const { requests } = show({
    AddBlogComment: () =>
      reply({
        addBlogComment: {
          __typename: 'AddBlogCommentPayload',
          message: 'Thank you for your comment!',
          comment: textOf(2, 'Very clear.'),
        },
      }),
  });
  await screen.findByText('Comment 1');
  type('Name', ' Asha Rao ');
  type('Comment', 'Very clear.');
  await post();
  await screen.findByText('Thank you for your comment!');
  expect(shown()[0]).toContain('Very clear.');
  expect(requests.find(({ operation }) => operation === 'AddBlogComment')?.variables).toEqual({
    input: { blogId: ID, name: 'Asha Rao', message: 'Very clear.', website: '' },
  });
  expect(screen.getByLabelText('Comment')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', ' Asha Rao ');
  type('Comment', 'M');
  expect(screen.queryByText('Thank you for your comment!')).toBeNull();
});

test('D-61 what is held is said, and does not stand in the list', async () => {
  const HELD = 'Thank you! Your comment will be shown after a review.';
  show({
    AddBlogComment: () =>
      reply({
        addBlogComment: { __typename: 'AddBlogCommentPayload', message: HELD, comment: null },
      }),
  });
  await screen.findByText('Comment 1');
  type('Name', 'Asha');
  type('Comment', 'See www.example.in');
  await post();
  await screen.findByText(HELD);
  expect(shown()).toHaveLength(1);
});

test('D-104 a comment beyond the limit is typed as it is, and told how much is too much', async () => {
  show({});
  await screen.findByText('Comment 1');
  type('Comment', 'x'.repeat(1_023));
  const box = screen.getByLabelText<HTMLTextAreaElement>('Comment');
  expect([box.maxLength, box.value.length]).toEqual([-1, 1_023]);
  expect(screen.getByText('23 characters over the limit of 1000.')).toBeDefined();
  type('Comment', 'x'.repeat(1_000));
  expect(screen.queryByText(/over the limit/)).toBeNull();
});

test('what is missing is said beside its field, and what the server refuses keeps what was typed', async () => {
  show({ AddBlogComment: () => refusal('TOO_MANY', 'Thank you, we already have several.') });
  await screen.findByText('Comment 1');
  await post();
  expect(screen.getAllByText('Please fill in your name').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Please write a comment').length).toBeGreaterThan(0);
  type('Name', 'Asha');
  type('Comment', 'Hello');
  await post();
  await screen.findByText('Thank you, we already have several.');
  expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Hello');
});

test('V-8-04 what fails is said: the list with another try, a comment, more comments', async () => {
  let isBroken = true;
  const { unmount } = show({
    BlogComments: (variables) => (isBroken ? bare(502) : page([textOf(1)], [textOf(2)])(variables)),
    BlogCommentStats: () => bare(502),
    AddBlogComment: () => bare(502),
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch comments');
  isBroken = false;
  await act(async () => fireEvent.click(within(alert).getByText('Try Again')));
  await screen.findByText('Comment 1');
  type('Name', 'Asha');
  type('Comment', 'Hello');
  await post();
  await screen.findByText('Failed to create comment');
  isBroken = true;
  await act(async () => fireEvent.click(screen.getByText('Show more comments')));
  await findToast('Failed to fetch comments');
  unmount();
});

test('V-2.8-06 without comments somebody may be the first', async () => {
  show({ BlogComments: page([]), BlogCommentStats: stats(0, 0) });
  const notice = await screen.findByText('No comments yet. Be the first to comment.');
  expect(notice.parentElement?.querySelector('li')).toBeNull();
});

const recent = (reply: Reply) => {
  const { link } = fakeServer({ RecentBlogComments: reply });
  return renderAt('/', <RecentComments exceptBlogId={ID} />, link);
};

test('V-2.8-04 the newest comments lead to their posts', async () => {
  const blog = { __typename: 'CommentedBlog', id: 'd', title: 'Rent', path: '/blog-detail/rent' };
  recent(({ exceptBlogId }) =>
    reply({
      recentBlogComments: [
        {
          __typename: 'RecentBlogComment',
          comment: textOf(1, `Not ${String(exceptBlogId)}`),
          blog,
        },
      ],
    }),
  );
  await screen.findByText(`Not ${ID}`);
  expect(screen.getByText('Rent').closest('a')?.getAttribute('href')).toBe(
    '/blog-detail/rent#comments',
  );
});

test.each([
  ['V-2.8-05 without any', () => reply({ recentBlogComments: [] })],
  ['V-8-03 where they cannot be fetched', () => bare(502)],
])('%s it says No recent comments', async (_name, reply) => {
  const { container } = recent(reply);
  await screen.findByText('No recent comments');
  expect(container.querySelector('li')).toBeNull();
});

test('INTERFACE 1.8 recent comments that could not be fetched are fetched again by their own button', async () => {
  let requestCount = 0;
  recent(() => {
    requestCount += 1;
    return requestCount === 1 ? bare(502) : reply({ recentBlogComments: [] });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull());
  expect(requestCount).toBe(2);
  screen.getByText('No recent comments');
});

test('V-7-31 while more comments are on their way the button says so, and asks once', async () => {
  let isFirst = true;
  const { requests } = show({
    BlogComments: (variables) => {
      if (!isFirst) return never();
      isFirst = false;
      return page([textOf(1)], [textOf(2)])(variables);
    },
  });
  const more = await screen.findByText('Show more comments');
  expect(more.getAttribute('aria-disabled')).toBeNull();
  await act(async () => fireEvent.click(more));
  expect([more.textContent, more.getAttribute('aria-disabled')]).toEqual(['Loading...', 'true']);
  fireEvent.click(more);
  expect(requests.filter(({ operation }) => operation === 'BlogComments')).toHaveLength(2);
});

test('V-7-31 more comments that did not come can be asked for again', async () => {
  let requestCount = 0;
  show({
    BlogComments: (variables) => {
      requestCount += 1;
      return requestCount === 2 ? bare(502) : page([textOf(1)], [textOf(2)])(variables);
    },
  });
  await act(async () => fireEvent.click(await screen.findByText('Show more comments')));
  await findToast('Failed to fetch comments');
  const more = screen.getByText('Show more comments');
  expect(more.getAttribute('aria-disabled')).toBeNull();
  await act(async () => fireEvent.click(more));
});

const THANKS: Reply = () =>
  reply({
    addBlogComment: {
      __typename: 'AddBlogCommentPayload',
      message: 'Thank you for your comment!',
      comment: textOf(2, 'Very clear.'),
    },
  });

test('V-7-30 the thanks for a comment are read out, and go with the next that is typed', async () => {
  render(<LiveRegion />);
  const { requests } = show({ AddBlogComment: THANKS });
  await screen.findByText('Comment 1');
  type('Name', 'Asha');
  type('Comment', 'Very clear.');
  await post();
  const thanks = { selector: 'p' };
  await screen.findByText('Thank you for your comment!', thanks);
  const region = document.querySelector('output[aria-live]');
  await waitFor(() => expect(region?.textContent).toBe('Thank you for your comment!'));
  await waitFor(() =>
    expect(requests.filter(({ operation }) => operation === 'BlogCommentStats')).toHaveLength(2),
  );
  type('Comment', 'One more');
  expect(screen.queryByText('Thank you for your comment!', thanks)).toBeNull();
});

test('V-7-30 while a comment is sent the button says so; an account finds its name there', async () => {
  showViewer(account({ name: 'Asha Rao' }));
  show({ AddBlogComment: never });
  await screen.findByText('Comment 1');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Asha Rao');
  type('Comment', 'Very clear.');
  await post();
  expect(screen.getByText('Posting...').getAttribute('aria-disabled')).toBe('true');
});
