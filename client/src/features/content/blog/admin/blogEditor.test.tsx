import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { POST, field, press, ready, showEditor, type } from '../../../../testing/blogEditor.tsx';
import { drawDialogs } from '../../../../testing/dialogs.ts';
import { administrationResponse, reply, refusal } from '../../../../testing/fakeServer.ts';
import type { Reply } from '../../../../testing/fakeServer.ts';
import { findToast, withToasts } from '../../../../testing/toasts.ts';

drawDialogs();
withToasts();

// The editor of texts itself is that of richText.test.tsx.
vi.mock('../../richText/RichTextEditor.tsx', () => import('../../../../testing/plainEditor.tsx'));

beforeEach(() => localStorage.clear());

test('A-3-08 A-8-05 a new post is sent as it is typed, as a draft', async () => {
  const { sent } = showEditor('new');
  await ready();
  type('Title', 'Stamp duty');
  expect(screen.getByText(/The post will be at \/blog-detail\/stamp-duty\./)).toBeDefined();
  // D9: what the server writes in Latin letters is not promised wrongly.
  for (const title of ['पुणे में घर', 'Straße']) {
    type('Title', title);
    expect(screen.getByText(/The address is created from the title when you save\./)).toBeDefined();
  }
  type('Title', 'Stamp duty');
  type('Categories', 'Money, Law');
  type('Tags', 'duty,, deed');
  press('Save as draft');
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
        featured: false,
        pinned: false,
        picture: null,
        gallery: [],
        authorPicture: null,
      },
    },
  ]);
  expect(sent('PublishBlog')).toEqual([]);
});

test('a post needs a title, and what is wrong is said by its field', async () => {
  const { sent } = showEditor('new');
  await ready();
  type('Address', 'No Blanks');
  press('Save as draft');
  expect(screen.getAllByText('Please enter a title').length).toBeGreaterThan(0);
  expect(
    screen.getAllByText('Please use lowercase letters a to z, digits and single hyphens').length,
  ).toBeGreaterThan(0);
  expect(sent('CreateBlog')).toEqual([]);
});

test('A-8-01 A-8-02 what fails is said, stays in the form and is back after the tab is lost', async () => {
  const first = showEditor('new', { CreateBlog: () => Promise.reject(new TypeError('cut')) });
  await ready();
  type('Title', 'Mine');
  press('Save as draft');
  await screen.findByText('Network error occurred while creating blog');
  expect(field('Title').value).toBe('Mine');
  first.unmount();
  showEditor('new', { CreateBlog: () => refusal('INVALID_INPUT', '') });
  await ready();
  expect(field('Title').value).toBe('Mine');
  press('Save as draft');
  await screen.findByText('Failed to create blog');
});

const THEIRS = { ...POST, title: 'Theirs', tags: [], content: '<p>Their text.</p>', version: 7 };

/** Somebody else has saved the post before the first press. */
function showToo(replies: Readonly<Record<string, Reply>> = {}) {
  const shown = showEditor(POST.id, {
    UpdateBlog: ({ input }) => {
      if (Object(input).version === THEIRS.version) {
        const blog = { ...THEIRS, title: Object(input).title, version: 8 };
        return reply({ updateBlog: { changes: [], blog } });
      }
      shown.stored.post = THEIRS;
      return refusal('CONFLICT', 'Somebody else has changed this post meanwhile.');
    },
    PreviewBlog: ({ input }) => reply({ previewBlog: { ...Object(input), readingMinutes: 1 } }),
    ...replies,
  });
  return shown;
}

test('whoever saves later is told, keeps what was typed, sees both posts and chooses', async () => {
  const { sent } = showToo();
  await ready();
  type('Title', 'Mine');
  press('Save');
  const notice = await screen.findByText(/^Someone else changed this post while you were editing/);
  // It stands above a form that was sent from its foot.
  expect(document.activeElement).toBe(notice);
  expect(field('Title').value).toBe('Mine');
  screen.getByText('Differences: title, text, tags.');
  const remote = within(screen.getByRole('region', { name: 'Current version' }));
  remote.getByText('Theirs');
  remote.getByText('Their text.');
  const local = within(screen.getByRole('region', { name: 'Your version' }));
  local.getByText('Mine');
  local.getByText('Read.');
  press('Save mine instead');
  await findToast('Blog updated successfully');
  expect(sent('UpdateBlog')).toMatchObject([{ input: { version: 3 } }, { input: { version: 7 } }]);
  expect(screen.queryByRole('region', { name: 'Current version' })).toBeNull();
});

test('or takes what the other one has written, also where the own text cannot be shown', async () => {
  showToo({ PreviewBlog: () => refusal('INTERNAL', '') });
  await ready();
  type('Title', 'Mine');
  press('Save');
  await screen.findByText(/^Someone else changed this post while you were editing/);
  expect(screen.queryByRole('region', { name: 'Your version' })).toBeNull();
  press('Discard mine, use theirs');
  expect(field('Title').value).toBe('Theirs');
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
});

test('R-K1 what the server changed of a text is told', async () => {
  const changes = ['https:// was added to the link to example.com.'];
  showEditor(POST.id, { UpdateBlog: () => reply({ updateBlog: { changes, blog: POST } }) });
  await ready();
  type('Title', 'Mine');
  press('Save');
  expect(await findToast(changes.join(' '))).toBeDefined();
});

test('a preview is what the server makes of the post, and nothing is saved', async () => {
  const { sent } = showEditor(POST.id, {
    PreviewBlog: () =>
      reply({
        previewBlog: { title: 'Deeds', excerpt: '', content: '<p>Safe.</p>', readingMinutes: 2 },
      }),
  });
  await ready();
  type('Excerpt', 'Half wri');
  press('Preview');
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview: Deeds' }));
  dialog.getByText('Safe.');
  expect(dialog.getByText('Admin').parentElement?.textContent).toBe('By Admin · 2 min read');
  expect(sent('PreviewBlog')).toEqual([
    { input: { title: 'Deeds', excerpt: 'Half wri', content: POST.content } },
  ]);
  expect(sent('UpdateBlog')).toEqual([]);
});

test('A-8-03 a post that is not there is missing', async () => {
  showEditor('f'.repeat(24), { BlogEditor: () => administrationResponse({ blog: null }) });
  expect(await screen.findByText('Blog not found')).toBeDefined();
});
