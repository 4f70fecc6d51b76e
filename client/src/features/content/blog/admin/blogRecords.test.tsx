import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  administrationResponse,
  reply,
  fakeServer,
  refusal,
} from '../../../../testing/fakeServer.ts';
import type { Reply } from '../../../../testing/fakeServer.ts';
import { drawDialogs } from '../../../../testing/dialogs.ts';
import { snapshot } from '../../../../testing/snapshot.ts';
import { account } from '../../../../testing/fixtures.ts';
import { renderAt } from '../../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../../testing/toasts.ts';
import { BlogRecordsView } from './BlogRecordsView.tsx';

drawDialogs();
withToasts();

const ADMIN = account({ userType: 'site_admin', role: 'site_admin' });

const STAMPS = {
  __typename: 'BlogRecord',
  id: 'a',
  title: 'Stamp duty',
  path: '/blog-detail/stamp-duty',
  status: 'PUBLISHED',
  publishedAt: '2026-11-18T06:00:00.000Z',
  updatedAt: '2026-11-19T06:00:00.000Z',
  authorName: 'Admin',
  categories: ['Money', 'Buying'],
  featured: true,
  pinned: false,
  likes: 1,
  shares: 2,
  picture: null,
};
const LATER = {
  ...STAMPS,
  id: 'b',
  title: 'Later',
  status: 'SCHEDULED',
  publishedAt: '2026-12-24T03:30:00.000Z',
  featured: false,
};
const DRAFT = { ...STAMPS, id: 'c', title: 'Begun', status: 'DRAFT', publishedAt: null };

const list = (items: readonly object[]): Reply => {
  const counts = [
    { status: 'DRAFT', count: 1 },
    { status: 'SCHEDULED', count: 1 },
    { status: 'PUBLISHED', count: 4 },
  ];
  const blogStats = { total: 6, featured: 1, pinned: 0, likes: 12, shares: 1 };
  const blogs = { total: items.length, pageCount: 3, items, counts };
  return () => administrationResponse({ blogs, blogStats });
};

function show(reply: Reply, query = '', replies: Record<string, Reply> = {}) {
  const { link, requests } = fakeServer({ BlogRecords: reply, ...replies });
  const view = <BlogRecordsView home="/site-admin" account={ADMIN} id={null} />;
  const sent = (requested: string) =>
    requests.flatMap(({ operation, variables }) => (operation === requested ? [variables] : []));
  return { ...renderAt(`/site-admin?view=blogPosts${query}`, view, link), sent };
}

const press = async (label: string) => fireEvent.click(await screen.findByLabelText(label));
const mark = async (word: string) =>
  (await screen.findByText(word)).closest('button') ?? document.body;

test('A-2.5-05 A-3-08 A-4-04 A-7.3-01 A-7.3-14 an administrator sees every post, in figures too', async () => {
  const { container, sent } = show(
    list([STAMPS, LATER, DRAFT]),
    '&page=2&status=draft&search=duty',
  );
  await screen.findByRole('article', { name: 'Begun' });
  expect(sent('BlogRecords')).toEqual([{ page: 2, search: 'duty', status: 'DRAFT' }]);
  expect(snapshot(container)).toMatchSnapshot('list');
});

test.each([
  ['Feature', 'SetBlogFeatured', { featured: false }, 'Post no longer featured.'],
  ['Pin', 'SetBlogPinned', { pinned: true }, 'Post pinned to the top.'],
])('A-4-06 %s changes one mark and leaves the other', async (word, mutation, change, message) => {
  const field = mutation === 'SetBlogPinned' ? 'setBlogPinned' : 'setBlogFeatured';
  const { sent } = show(list([STAMPS]), '', {
    [mutation]: ({ id }) =>
      reply({ [field]: { blog: { __typename: 'BlogRecord', id, ...change } } }),
  });
  fireEvent.click(await mark(word));
  await findToast(message);
  expect(sent(mutation)).toEqual([{ id: 'a', ...change }]);
});

test('A-4-06 a mark changes at once, and back with the reason where it is refused', async () => {
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  show(list([STAMPS]), '', {
    SetBlogFeatured: async () => {
      await refused;
      return refusal('NOT_FOUND', 'Blog not found');
    },
  });
  const feature = await mark('Feature');
  expect(feature.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(feature);
  await waitFor(() => expect(feature.getAttribute('aria-pressed')).toBe('false'));
  refuse();
  await findToast('Blog not found');
  expect(feature.getAttribute('aria-pressed')).toBe('true');
});

const shown = (status: string, publishedAt: string | null): Reply => {
  const blog = { __typename: 'BlogRecord', id: 'c', status, publishedAt };
  return () => reply({ publishBlog: { blog }, unpublishBlog: { blog } });
};

test('A-7.3-13 A-8-05 a draft is published', async () => {
  const { sent } = show(list([DRAFT]), '', {
    PublishBlog: shown('PUBLISHED', '2026-11-20T06:30:00.000Z'),
  });
  await press('Publish: Begun');
  await findToast('Blog published successfully');
  expect(sent('PublishBlog')).toEqual([{ id: 'c', at: null }]);
});

test('A-4-05 D-59 a post is scheduled for a time in India, within a year', async () => {
  const at = '2026-12-24T13:15:00.000Z';
  const { sent } = show(list([DRAFT]), '', { PublishBlog: shown('SCHEDULED', at) });
  await press('Schedule: Begun');
  const dialog = within(screen.getByRole('dialog'));
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  expect([field('Date').value, field('Time (IST)').value]).toEqual(['2026-11-21', '09:00']);
  type('Date', '2027-12-24');
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(dialog.getAllByText('Please choose a date within the next year')).not.toHaveLength(0);
  expect(sent('PublishBlog')).toEqual([]);
  type('Date', '2026-12-24');
  type('Time (IST)', '18:45');
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  await findToast('Blog scheduled successfully');
  expect(sent('PublishBlog')).toEqual([{ id: 'c', at }]);
});

test('D-59 a scheduled post offers its time, and is taken back to a draft', async () => {
  const { sent } = show(list([{ ...LATER, id: 'c', title: 'Begun' }]), '', {
    UnpublishBlog: shown('DRAFT', null),
  });
  await press('Reschedule: Begun');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-12-24');
  expect(dialog.getByLabelText<HTMLInputElement>('Time (IST)').value).toBe('09:00');
  fireEvent.click(dialog.getByText('Cancel'));
  await press('Revert to draft: Begun');
  await findToast('Post reverted to draft.');
  expect(sent('UnpublishBlog')).toEqual([{ id: 'c' }]);
});

test('A-7.3-10 A-8-05 a post is deleted after a question that names its comments', async () => {
  const { sent } = show(list([STAMPS]), '', {
    DeleteBlog: () => reply({ deleteBlog: { deletedId: 'a' } }),
  });
  await press('Delete: Stamp duty');
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('“Stamp duty” and all its comments will be permanently deleted.');
  expect(sent('DeleteBlog')).toEqual([]);
  fireEvent.click(dialog.getByText('Delete'));
  await findToast('Blog deleted successfully');
  expect(sent('DeleteBlog')).toEqual([{ id: 'a' }]);
});

const cut: Reply = () => Promise.reject(new TypeError('cut'));
const silent: Reply = () => refusal('CONFLICT', '');

test.each([
  ['Publish: Begun', 'PublishBlog', silent, 'Failed to publish blog'],
  ['Publish: Begun', 'PublishBlog', cut, 'Network error occurred while publishing blog'],
  ['Delete: Begun', 'DeleteBlog', silent, 'Failed to delete blog'],
  ['Delete: Begun', 'DeleteBlog', cut, 'Network error occurred while deleting blog'],
])('A-8-01 A-8-02 %s, %s: what failed is said', async (button, mutation, reply, message) => {
  show(list([DRAFT]), '', { [mutation]: reply });
  await press(button);
  const dialog = screen.queryByRole('dialog');
  if (dialog) fireEvent.click(within(dialog).getByText('Delete'));
  expect(await findToast(message)).toBeDefined();
});

test('without any it says so, and a failure says why', async () => {
  const { unmount } = show(list([]));
  expect(await screen.findByText('No posts yet')).toBeDefined();
  unmount();
  show(() => refusal('FORBIDDEN', 'This is for administrators.'));
  expect(await screen.findByText('The posts could not be loaded')).toBeDefined();
});

test.each([
  ['Feature', 'SetBlogFeatured', { featured: true }, 'Post featured.'],
  ['Pin', 'SetBlogPinned', { pinned: false }, 'Post unpinned.'],
])('A-4-06 %s turns a mark round', async (word, mutation, change, message) => {
  const field = mutation === 'SetBlogPinned' ? 'setBlogPinned' : 'setBlogFeatured';
  const { sent } = show(list([{ ...STAMPS, featured: false, pinned: true }]), '', {
    [mutation]: ({ id }) =>
      reply({ [field]: { blog: { __typename: 'BlogRecord', id, ...change } } }),
  });
  fireEvent.click(await mark(word));
  await findToast(message);
  expect(sent(mutation)).toEqual([{ id: 'a', ...change }]);
  await waitFor(() => expect(sent('BlogRecords')).toHaveLength(2));
});

test('A-4-06 a pin changes at once, and back with the reason where it is refused', async () => {
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  show(list([STAMPS]), '', {
    SetBlogPinned: async () => {
      await refused;
      return silent({});
    },
  });
  const pin = await mark('Pin');
  fireEvent.click(pin);
  await waitFor(() => expect(pin.getAttribute('aria-pressed')).toBe('true'));
  expect(pin.parentElement?.getAttribute('aria-busy')).toBe('true');
  refuse();
  await findToast('Failed to update blog');
  expect(pin.getAttribute('aria-pressed')).toBe('false');
  expect(pin.parentElement?.getAttribute('aria-busy')).toBeNull();
});

test.each([
  ['Feature', 'SetBlogFeatured'],
  ['Revert to draft', 'UnpublishBlog'],
])('A-8-01 A-8-02 that %s failed is said', async (word, mutation) => {
  show(list([STAMPS]), '', { [mutation]: cut });
  fireEvent.click(await mark(word));
  expect(await findToast('Network error occurred while updating blog')).toBeDefined();
});

test('A-7.3-10 a no to the question leaves the post, and a yes closes it', async () => {
  const { sent } = show(list([STAMPS]), '', {
    DeleteBlog: () => reply({ deleteBlog: { deletedId: 'a' } }),
  });
  await press('Delete: Stamp duty');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toBe(
    'Delete this post“Stamp duty” and all its comments will be permanently deleted.To hide it from the site and keep it, revert it to draft.CancelDelete',
  );
  fireEvent.click(within(dialog).getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Delete: Stamp duty');
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(sent('BlogRecords')).toHaveLength(2));
});

test.each([
  ['', 'No posts yet', 'New posts stay drafts until you publish them.'],
  ['&status=scheduled', 'No posts found', 'No posts match these filters.'],
  ['&search=duty', 'No results for “duty”', 'Check the spelling or try fewer words.'],
])('nothing among the posts of %j', async (query, title, text) => {
  show(list([]), query);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
});
