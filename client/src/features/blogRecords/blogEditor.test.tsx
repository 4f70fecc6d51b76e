import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showViewer } from '../../session/viewer.ts';
import type { Account } from '../../session/viewer.ts';
import { drawDialogs } from '../../testing/dialogs.ts';
import { administrationAnswer, answer, fakeServer, refusal } from '../../testing/fakeServer.ts';
import type { Reply } from '../../testing/fakeServer.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { BlogRecordsView } from './BlogRecordsView.tsx';

drawDialogs();
withToasts();

// The editor of texts itself is that of richText.test.tsx.
vi.mock('../../richText/RichTextEditor.tsx', () => ({
  RichTextEditor: ({ id }: { id: string }) => <textarea id={id} />,
}));

const ADMIN: Account = {
  kind: 'account',
  id: 'admin',
  name: 'Asha',
  email: null,
  mobile: '9000000001',
  userType: 'site_admin',
  role: 'site_admin',
  isComplete: true,
  landingPath: '/site-admin',
};

const POST = {
  __typename: 'BlogRecord',
  id: 'a'.repeat(24),
  slug: 'deeds',
  title: 'Deeds',
  excerpt: 'What to read.',
  content: '<p>Read.</p>',
  authorName: 'Admin',
  categories: ['Law', 'Buying'],
  tags: ['deed'],
  status: 'DRAFT',
  publishedAt: null,
  path: '/blog-detail/deeds',
  version: 3,
  picture: null,
  gallery: [],
  authorPicture: null,
};

beforeEach(() => {
  localStorage.clear();
  showViewer(ADMIN);
});

function show(id: string, replies: Readonly<Record<string, Reply>> = {}) {
  const stored = { post: POST };
  const { link, requests } = fakeServer({
    BlogEditor: () => administrationAnswer({ blog: stored.post }),
    UpdateBlog: ({ input }) => {
      const { title } = Object(input);
      stored.post = { ...stored.post, title, version: stored.post.version + 1 };
      return answer({ updateBlog: { blog: stored.post } });
    },
    CreateBlog: () => answer({ createBlog: { blog: POST } }),
    PublishBlog: () =>
      answer({
        publishBlog: {
          blog: { __typename: 'BlogRecord', id: POST.id, status: 'PUBLISHED', publishedAt: null },
        },
      }),
    ...replies,
  });
  const view = <BlogRecordsView home="/site-admin" account={ADMIN} id={id} />;
  const sent = (wanted: string) =>
    requests.flatMap(({ operation, variables }) => (operation === wanted ? [variables] : []));
  return { ...renderAt(`/site-admin?view=blogPosts&id=${id}`, view, link), sent, stored };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ready = () => screen.findByRole('textbox', { name: 'Title' });

test('A-3-08 A-8-05 a new post is sent as it is typed, as a draft', async () => {
  const { sent } = show('new');
  await ready();
  type('Title', 'Stamp duty');
  expect(screen.getByText(/Stands at \/blog-detail\/stamp-duty\./)).toBeDefined();
  type('Categories', 'Money, Law');
  type('Tags', 'duty,, deed');
  press('Save as a draft');
  await findToast('Blog created successfully');
  expect(sent('CreateBlog')).toEqual([
    {
      input: {
        title: 'Stamp duty',
        slug: null,
        excerpt: '',
        content: '',
        authorName: '',
        categories: ['Money', 'Law'],
        tags: ['duty', 'deed'],
        picture: null,
        gallery: [],
        authorPicture: null,
      },
    },
  ]);
  expect(sent('PublishBlog')).toEqual([]);
});

test('A-4-04 A-8-05 a draft is saved with the version that was edited, and published with the same press', async () => {
  const { sent } = show(POST.id);
  await ready();
  type('Title', 'All deeds');
  press('Save and publish');
  await findToast('Blog published successfully');
  expect(sent('UpdateBlog')).toMatchObject([
    { id: POST.id, input: { title: 'All deeds', slug: 'deeds', version: 3 } },
  ]);
  expect(sent('PublishBlog')).toEqual([{ id: POST.id, at: null }]);
});

test('a post needs a title, and what is wrong is said by its field', async () => {
  const { sent } = show('new');
  await ready();
  type('Address', 'No Blanks');
  press('Save as a draft');
  expect(screen.getAllByText('Please enter a title').length).toBeGreaterThan(0);
  expect(
    screen.getAllByText('Please use small letters a to z, digits and single hyphens').length,
  ).toBeGreaterThan(0);
  expect(sent('CreateBlog')).toEqual([]);
});

test('A-8-01 A-8-02 what fails is said, stays in the form and is back after the tab is lost', async () => {
  const first = show('new', { CreateBlog: () => Promise.reject(new TypeError('cut')) });
  await ready();
  type('Title', 'Mine');
  press('Save as a draft');
  await screen.findByText('Network error occurred while creating blog');
  expect(field('Title').value).toBe('Mine');
  first.unmount();
  show('new', { CreateBlog: () => refusal('INVALID_INPUT', '') });
  await ready();
  expect(field('Title').value).toBe('Mine');
  press('Save as a draft');
  await screen.findByText('Failed to create blog');
});

test('whoever saves later is told, keeps what was typed and chooses', async () => {
  let isRefused = true;
  const { sent, stored } = show(POST.id, {
    UpdateBlog: ({ input }) => {
      if (isRefused) {
        isRefused = false;
        stored.post = { ...POST, title: 'Theirs', version: 7 };
        return refusal('CONFLICT', 'Somebody else has changed this post meanwhile.');
      }
      return answer({ updateBlog: { blog: { ...POST, title: Object(input).title, version: 8 } } });
    },
  });
  await ready();
  type('Title', 'Mine');
  press('Save');
  await screen.findByText('Somebody else has changed this post while you were writing.');
  expect(field('Title').value).toBe('Mine');
  press('Save mine in its place');
  await findToast('Blog updated successfully');
  await waitFor(() => expect(sent('UpdateBlog')).toMatchObject([{}, { input: { version: 7 } }]));
});

test('A-8-03 a post that is not there is missing', async () => {
  show('f'.repeat(24), { BlogEditor: () => administrationAnswer({ blog: null }) });
  expect(await screen.findByText('Blog not found')).toBeDefined();
});
