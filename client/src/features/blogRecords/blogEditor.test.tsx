import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showViewer } from '../../session/viewer.ts';
import type { Account } from '../../session/viewer.ts';
import { drawDialogs } from '../../testing/dialogs.ts';
import { administrationAnswer, answer, fakeServer, refusal } from '../../testing/fakeServer.ts';
import type { Reply } from '../../testing/fakeServer.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import type { RichTextProps } from '../../richText/RichTextField.tsx';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { BlogRecordsView } from './BlogRecordsView.tsx';

drawDialogs();
withToasts();

// The editor of texts itself is that of richText.test.tsx.
vi.mock('../../richText/RichTextEditor.tsx', () => ({
  RichTextEditor: ({ id, value, onChange }: RichTextProps) => (
    <textarea
      id={id}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  ),
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
  featured: false,
  pinned: false,
  updatedAt: '2026-11-19T06:30:00.000Z',
  readingMinutes: 1,
  path: '/blog-detail/deeds',
  version: 3,
  picture: null,
  gallery: [],
  authorPicture: null,
};

type Stored = Omit<typeof POST, 'publishedAt'> & { publishedAt: string | null };

beforeEach(() => {
  localStorage.clear();
  showViewer(ADMIN);
});

const shownAs = (status: string, publishedAt: string | null) => ({
  __typename: 'BlogRecord',
  id: POST.id,
  status,
  publishedAt,
});
const published = (status: string, publishedAt: string) =>
  answer({ publishBlog: { blog: shownAs(status, publishedAt) } });

function show(id: string, replies: Readonly<Record<string, Reply>> = {}, post: Stored = POST) {
  const stored = { post };
  const { link, requests } = fakeServer({
    BlogEditor: () => administrationAnswer({ blog: stored.post }),
    UpdateBlog: ({ input }) => {
      const { title } = Object(input);
      stored.post = { ...stored.post, title, version: stored.post.version + 1 };
      return answer({ updateBlog: { blog: stored.post } });
    },
    CreateBlog: () => answer({ createBlog: { blog: POST } }),
    PublishBlog: () => published('PUBLISHED', '2026-11-20T06:30:00.000Z'),
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
const choose = (status: string) =>
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: status } });
const day = () => screen.getByLabelText<HTMLInputElement>('Day');
const clock = () => screen.getByLabelText<HTMLInputElement>('Time in India');
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

test('A-4-04 A-8-05 a draft is saved with the version that was edited, and published with the same press', async () => {
  const { sent } = show(POST.id);
  await ready();
  type('Title', 'All deeds');
  choose('PUBLISHED');
  press('Save and publish');
  await findToast('Blog published successfully');
  expect(sent('UpdateBlog')).toMatchObject([
    { id: POST.id, input: { title: 'All deeds', slug: 'deeds', version: 3 } },
  ]);
  expect(sent('PublishBlog')).toEqual([{ id: POST.id, at: null }]);
  // It is published now: the next press only saves.
  await screen.findByText('The post as visitors read it');
  press('Save');
  await waitFor(() => expect(sent('UpdateBlog')).toHaveLength(2));
  expect(sent('PublishBlog')).toHaveLength(1);
});

test('A-4-05 A-4-06 D-59 it is scheduled for a time in India, featured and pinned in the same form', async () => {
  const at = '2026-12-24T13:15:00.000Z';
  const { sent } = show(POST.id, { PublishBlog: () => published('SCHEDULED', at) });
  await ready();
  choose('SCHEDULED');
  // Tomorrow morning is offered.
  expect([day().value, clock().value]).toEqual(['2026-11-21', '09:00']);
  fireEvent.change(day(), { target: { value: '2028-01-01' } });
  press('Save and schedule');
  expect(screen.getAllByText('Please choose a day within the next year')).not.toHaveLength(0);
  expect(sent('UpdateBlog')).toEqual([]);
  fireEvent.change(day(), { target: { value: '2026-12-24' } });
  fireEvent.change(clock(), { target: { value: '18:45' } });
  screen.getByText(/^Visitors read it from 24 December 2026, 18:45 in India\. .*UTC\+5:30/);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Featured/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Pinned/ }));
  press('Save and schedule');
  await findToast('Blog scheduled successfully');
  expect(sent('UpdateBlog')).toMatchObject([{ input: { featured: true, pinned: true } }]);
  expect(sent('PublishBlog')).toEqual([{ id: POST.id, at }]);
  await screen.findByRole('button', { name: 'Save' });
  expect([day().value, clock().value]).toEqual(['2026-12-24', '18:45']);
  screen.getByText('Scheduled');
});

test('D-59 what is published goes back to a draft', async () => {
  const { sent } = show(
    POST.id,
    { UnpublishBlog: () => answer({ unpublishBlog: { blog: shownAs('DRAFT', null) } }) },
    { ...POST, status: 'PUBLISHED', publishedAt: '2026-11-18T06:00:00.000Z' },
  );
  await ready();
  choose('DRAFT');
  press('Save as a draft');
  await findToast('The post is a draft again.');
  expect(sent('UnpublishBlog')).toEqual([{ id: POST.id }]);
  expect(screen.queryByText('The post as visitors read it')).toBeNull();
});

test('a post without a word is saved as a draft, and shown to nobody', async () => {
  const { sent } = show(POST.id, {}, { ...POST, content: '<p> </p>' });
  await ready();
  choose('PUBLISHED');
  press('Save and publish');
  expect(screen.getAllByText('Please write the text of the post first')).not.toHaveLength(0);
  expect(sent('UpdateBlog')).toEqual([]);
  choose('DRAFT');
  press('Save');
  await findToast('Blog updated successfully');
  expect(sent('PublishBlog')).toEqual([]);
});

test('A-8-01 where publishing is refused the text is saved, and what was chosen stays', async () => {
  const { sent } = show(POST.id, { PublishBlog: () => refusal('CONFLICT', '') });
  await ready();
  type('Title', 'All deeds');
  choose('SCHEDULED');
  press('Save and schedule');
  await screen.findByText('Failed to publish blog');
  screen.getByText('What you have written is saved.');
  expect(field('Title').value).toBe('All deeds');
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('SCHEDULED');
  screen.getByText('Not saved yet; kept on this device.');
  press('Save and schedule');
  await waitFor(() => expect(sent('UpdateBlog')).toMatchObject([{}, { input: { version: 4 } }]));
});

test('A-8-05 a new post is written and published with one press, and goes on in its own editor', async () => {
  const { address, sent } = show('new');
  await ready();
  type('Title', 'Deeds');
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), {
    target: { value: '<p>Read.</p>' },
  });
  choose('PUBLISHED');
  press('Save and publish');
  await findToast('Blog published successfully');
  expect(sent('PublishBlog')).toEqual([{ id: POST.id, at: null }]);
  await waitFor(() => expect(address()).toBe(`/site-admin?view=blogPosts&id=${POST.id}`));
});

test('what could not be published of a new post, and what was typed meanwhile, waits in its own editor', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const first = show('new', {
    CreateBlog: async () => {
      await arrived;
      return answer({ createBlog: { blog: POST } });
    },
    PublishBlog: () => refusal('CONFLICT', ''),
  });
  await ready();
  type('Title', 'Deeds');
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), {
    target: { value: '<p>Read.</p>' },
  });
  choose('PUBLISHED');
  press('Save and publish');
  await screen.findByRole('button', { name: 'Saving...' });
  type('Title', 'Deeds and more');
  arrive();
  await findToast('Failed to publish blog');
  await waitFor(() => expect(first.address()).toContain(POST.id));
  first.unmount();
  show(POST.id);
  await ready();
  expect(field('Title').value).toBe('Deeds and more');
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('PUBLISHED');
  screen.getByText(/^What you wrote here and did not save is back/);
  press('Drop it');
  expect(field('Title').value).toBe('Deeds');
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

const THEIRS = { ...POST, title: 'Theirs', tags: [], content: '<p>Their text.</p>', version: 7 };

/** Somebody else has saved the post before the first press. */
function showToo(replies: Readonly<Record<string, Reply>> = {}) {
  const shown = show(POST.id, {
    UpdateBlog: ({ input }) => {
      if (Object(input).version === THEIRS.version) {
        const blog = { ...THEIRS, title: Object(input).title, version: 8 };
        return answer({ updateBlog: { blog } });
      }
      shown.stored.post = THEIRS;
      return refusal('CONFLICT', 'Somebody else has changed this post meanwhile.');
    },
    PreviewBlog: ({ input }) => answer({ previewBlog: { ...Object(input), readingMinutes: 1 } }),
    ...replies,
  });
  return shown;
}

test('whoever saves later is told, keeps what was typed, sees both posts and chooses', async () => {
  const { sent } = showToo();
  await ready();
  type('Title', 'Mine');
  press('Save');
  await screen.findByText(/^Somebody else has changed this post while you were writing/);
  expect(field('Title').value).toBe('Mine');
  screen.getByText('Different: title, text, tags.');
  const theirs = within(screen.getByRole('region', { name: 'What stands there now' }));
  theirs.getByText('Theirs');
  theirs.getByText('Their text.');
  const mine = within(screen.getByRole('region', { name: 'What you have written' }));
  mine.getByText('Mine');
  mine.getByText('Read.');
  press('Save mine in its place');
  await findToast('Blog updated successfully');
  expect(sent('UpdateBlog')).toMatchObject([{ input: { version: 3 } }, { input: { version: 7 } }]);
  expect(screen.queryByRole('region', { name: 'What stands there now' })).toBeNull();
});

test('or takes what the other one has written, also where the own text cannot be shown', async () => {
  showToo({ PreviewBlog: () => refusal('INTERNAL', '') });
  await ready();
  type('Title', 'Mine');
  press('Save');
  await screen.findByText(/^Somebody else has changed this post while you were writing/);
  expect(screen.queryByRole('region', { name: 'What you have written' })).toBeNull();
  press('Drop mine and take that');
  expect(field('Title').value).toBe('Theirs');
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
});

test('a preview is what the server makes of the post, and nothing is saved', async () => {
  const { sent } = show(POST.id, {
    PreviewBlog: () =>
      answer({
        previewBlog: { title: 'Deeds', excerpt: '', content: '<p>Safe.</p>', readingMinutes: 2 },
      }),
  });
  await ready();
  type('Excerpt', 'Half wri');
  press('Preview');
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview: Deeds' }));
  dialog.getByText('Safe.');
  dialog.getByText('By Admin · 2 min read');
  expect(sent('PreviewBlog')).toEqual([
    { input: { title: 'Deeds', excerpt: 'Half wri', content: POST.content } },
  ]);
  expect(sent('UpdateBlog')).toEqual([]);
});

test('A-8-03 a post that is not there is missing', async () => {
  show('f'.repeat(24), { BlogEditor: () => administrationAnswer({ blog: null }) });
  expect(await screen.findByText('Blog not found')).toBeDefined();
});
