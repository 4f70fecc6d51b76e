import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  administrationResponse,
  reply,
  fakeServer,
  never,
  refusal,
} from '../../../../../testing/fakeServer.ts';
import type { Reply } from '../../../../../testing/fakeServer.ts';
import { drawDialogs } from '../../../../../testing/dialogs.ts';
import { renderAt } from '../../../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../../../testing/toasts.ts';
import { CommentRecordsView } from './CommentRecordsView.tsx';

drawDialogs();
withToasts();

const HELD = {
  __typename: 'BlogCommentRecord',
  id: 'a',
  status: 'HELD',
  heldFor: 'LINK',
  email: 'asha@example.com',
  comment: {
    id: 'a',
    name: 'Asha',
    message: 'See www.example.com\nThank you.',
    createdAt: '2026-11-18T06:00:00.000Z',
  },
  blog: { id: 'p', title: 'Stamp duty', path: '/blog-detail/stamp-duty' },
};
const SHOWN = {
  ...HELD,
  id: 'b',
  status: 'SHOWN',
  heldFor: null,
  email: null,
  comment: { ...HELD.comment, id: 'b', name: 'Ravi', message: 'Good.' },
};
const [WORDS, RATE] = ['WORDS', 'RATE'].map((heldFor) => ({ ...HELD, id: heldFor, heldFor }));

const list = (items: readonly (object | undefined)[]): Reply => {
  const counts = [
    { status: 'SHOWN', count: 4 },
    { status: 'HELD', count: 3 },
  ];
  const blogComments = { total: items.length, pageCount: 3, items, counts };
  return () => administrationResponse({ blogComments });
};

function show(reply: Reply, query = '', replies: Record<string, Reply> = {}) {
  const { link, requests } = fakeServer({ CommentRecords: reply, ...replies });
  const view = <CommentRecordsView home="/site-admin" />;
  const sent = (requested: string) =>
    requests.flatMap(({ operation, variables }) => (operation === requested ? [variables] : []));
  return { ...renderAt(`/site-admin?view=blogComments${query}`, view, link), sent };
}

test('D-61 an administrator sees what is held and why, and where it was said', async () => {
  const { sent } = show(list([HELD, WORDS, RATE, SHOWN]));
  await screen.findByText('Ravi');
  expect(sent('CommentRecords')).toEqual([{ status: 'HELD', blogId: null, page: 1 }]);
  const said = 'See www.example.com\nThank you.ApproveDelete';
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    `AshaHeld18 Novasha@example.comOn Stamp dutyHeld: contains a web address, an email address or a phone number.${said}`,
    `AshaHeld18 Novasha@example.comOn Stamp dutyHeld: contains words common in abuse or advertising.${said}`,
    `AshaHeld18 Novasha@example.comOn Stamp dutyHeld: many comments from the same address within an hour.${said}`,
    'RaviPublished18 NovOn Stamp dutyGood.Delete',
  ]);
});

test('the comments under one post lead back to all', async () => {
  const { sent } = show(list([SHOWN]), '&blog=p&status=all&page=2');
  await screen.findByText('Comments on this post: “Stamp duty”.');
  expect(sent('CommentRecords')).toEqual([{ status: null, blogId: 'p', page: 2 }]);
  expect(screen.getByText('Show all comments').getAttribute('href')).toBe(
    '/site-admin?view=blogComments',
  );
});

test('D-61 a held comment is let through', async () => {
  const comment = { __typename: 'BlogCommentRecord', id: 'a', status: 'SHOWN', heldFor: null };
  const { sent } = show(list([HELD]), '', {
    ApproveBlogComment: () => reply({ approveBlogComment: { comment } }),
  });
  fireEvent.click(await screen.findByLabelText('Approve: comment by Asha'));
  await findToast('Comment approved.');
  expect(sent('ApproveBlogComment')).toEqual([{ id: 'a' }]);
});

test('D-61 it is shown as let through at once, and held again with the reason where that is refused', async () => {
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  show(list([HELD]), '', {
    ApproveBlogComment: async () => {
      await refused;
      return refusal('NOT_FOUND', 'This comment is gone.');
    },
  });
  const article = await screen.findByRole('article', { name: 'Comment by Asha' });
  fireEvent.click(within(article).getByText('Approve'));
  await within(article).findByText('Published');
  refuse();
  await findToast('This comment is gone.');
  await waitFor(() => expect(within(article).queryByText('Held')).not.toBeNull());
});

test('D-61 a comment is deleted after a question', async () => {
  const { sent } = show(list([HELD]), '', {
    DeleteBlogComment: () => reply({ deleteBlogComment: { deletedId: 'a' } }),
  });
  fireEvent.click(await screen.findByLabelText('Delete: comment by Asha'));
  expect(sent('DeleteBlogComment')).toEqual([]);
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete'));
  await findToast('Comment deleted.');
  expect(sent('DeleteBlogComment')).toEqual([{ id: 'a' }]);
});

test('without any it says so, and a failure says why', async () => {
  const { unmount } = show(list([]));
  expect(await screen.findByText('No comments held')).toBeDefined();
  unmount();
  show(() => refusal('FORBIDDEN', 'This is for administrators.'));
  expect(await screen.findByText('The comments could not be loaded')).toBeDefined();
});

test('the question before a comment is deleted, and a no to it', async () => {
  const { sent } = show(list([HELD]), '', {
    DeleteBlogComment: () => reply({ deleteBlogComment: { deletedId: 'a' } }),
  });
  const remove = await screen.findByLabelText('Delete: comment by Asha');
  fireEvent.click(remove);
  expect(screen.getByRole('dialog').textContent).toBe(
    'Delete this commentThe comment by Asha on “Stamp duty” will be permanently deleted.CancelDelete',
  );
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('DeleteBlogComment')).toEqual([]);
  fireEvent.click(remove);
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(sent('CommentRecords')).toHaveLength(2));
});

test('while a comment is being let through its buttons say so', async () => {
  show(list([HELD]), '', { ApproveBlogComment: never });
  const remove = await screen.findByLabelText('Delete: comment by Asha');
  const state = () => remove.parentElement?.getAttribute('aria-busy');
  expect(state()).toBeNull();
  fireEvent.click(screen.getByLabelText('Approve: comment by Asha'));
  expect(state()).toBe('true');
});

test.each([
  ['', ['HELD', null], 'Comments that need a review appear here.'],
  ['&status=shown', ['SHOWN', null], 'Comments by visitors appear here.'],
  ['&status=all&blog=p', [null, 'p'], 'Comments by visitors appear here.'],
])('nothing among the comments of %j', async (query, [status, blogId], text) => {
  const { sent } = show(list([]), query);
  await screen.findByText(text);
  expect(sent('CommentRecords')).toEqual([{ status, blogId, page: 1 }]);
  expect(screen.queryByText('Comments on this post.') !== null).toBe(blogId !== null);
});
