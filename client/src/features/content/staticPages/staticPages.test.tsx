import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showViewer } from '../../../session/viewer.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import {
  ABOUT,
  ADMIN,
  edit,
  field,
  pageServer,
  press,
  TERMS,
  type,
} from '../../../testing/editStaticPage.tsx';
import { administrationResponse, reply, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { summaryLines } from '../../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { StaticPagesView } from './StaticPagesView.tsx';

drawDialogs();
withToasts();

// The editor itself is that of richText.test.tsx: here texts are HTML.
vi.mock('../richText/RichTextEditor.tsx', () => ({ RichTextEditor: undefined }));

beforeEach(() => {
  localStorage.clear();
  showViewer(ADMIN);
});

test('A-2.5-05 A-3-15 the list says which page has which text', async () => {
  const { link } = pageServer();
  const element = <StaticPagesView home="/site-admin" account={ADMIN} id={null} />;
  renderAt('/site-admin?view=staticPages', element, link);
  const [about, terms] = await screen.findAllByRole('article');
  screen.getByText('2 pages, 2 published, 0 drafts, 1 with the original text');
  expect(within(about ?? document.body).getByText('Published')).toBeTruthy();
  expect(within(terms ?? document.body).getByText('Original')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit: About Us' }).getAttribute('href')).toBe(
    '/site-admin?view=staticPages&id=about-us',
  );
});

test('A-3-15 D-90 everything of a page is sent with the version that was edited', async () => {
  const { sent } = await edit();
  type('Title', 'Who we are');
  type('Text', '<p>New.</p>');
  type('Tags', 'firm, people, ');
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'DRAFT' } });
  press('Save');
  await findToast('Page saved.');
  expect(sent('UpdateStaticPage')).toEqual([
    {
      id: 'about-us',
      input: {
        title: 'Who we are',
        description: 'Homes and land.',
        content: '<p>New.</p>',
        shownPicture: null,
        shownPictures: [],
        tags: ['firm', 'people'],
        status: 'DRAFT',
        version: 3,
      },
    },
  ]);
  type('Title', 'Who we really are');
  press('Save');
  await waitFor(() =>
    expect(sent('UpdateStaticPage').at(-1)).toMatchObject({
      input: { status: 'PUBLISHED', version: 4 },
    }),
  );
});

test('A-3-15 a page needs a title and a text', async () => {
  const { sent } = await edit();
  type('Title', ' ');
  type('Text', '<p> </p>');
  press('Save');
  expect(summaryLines()).toEqual(['Please enter a title', 'Please enter the text of the page']);
  expect(sent('UpdateStaticPage')).toEqual([]);
});

const THEIRS = { ...ABOUT, title: 'Their title', content: '<p>By {siteName}.</p>', version: 4 };

/** Somebody else saves while the page is written here. */
function theirServer(replies: Readonly<Record<string, Reply>> = {}) {
  let requestCount = 0;
  return pageServer({
    StaticPages: () => {
      requestCount += 1;
      return administrationResponse({ staticPages: [requestCount > 1 ? THEIRS : ABOUT, TERMS] });
    },
    UpdateStaticPage: ({ input }) => {
      if (Object(input)['version'] !== THEIRS.version) return refusal('CONFLICT');
      return reply({
        updateStaticPage: { changes: [], staticPage: { ...THEIRS, title: 'Mine' } },
      });
    },
    PreviewStaticPage: ({ input }) => {
      const { title, description, content } = Object(input);
      const filled = String(content).replace('{siteName}', 'Aangan');
      return reply({ previewStaticPage: { title, description, content: filled } });
    },
    ...replies,
  });
}

test('A-3-15 whoever saves later is told, keeps what was typed, sees both texts and chooses', async () => {
  const { sent } = await edit(theirServer());
  type('Title', 'Mine');
  type('Text', '<p>My text.</p>');
  press('Save');
  const notice = await screen.findByText(/^Someone else changed this page while you were editing/);
  // It stands above a form that was sent from its foot.
  expect(document.activeElement).toBe(notice);
  screen.getByText('Differences: title, text.');
  const remote = within(screen.getByRole('region', { name: 'Current version' }));
  remote.getByText('Their title');
  // Both as visitors would read them: what the server fills in is no difference.
  remote.getByText('By Aangan.');
  const local = within(screen.getByRole('region', { name: 'Your version' }));
  local.getByText('Mine');
  local.getByText('My text.');
  expect(field('Title').value).toBe('Mine');
  expect(field('Text').value).toBe('<p>My text.</p>');
  press('Save mine instead');
  await findToast('Page saved.');
  expect(sent('UpdateStaticPage').map(({ input }) => Object(input)['version'])).toEqual([3, 4]);
  expect(screen.queryByRole('region', { name: 'Current version' })).toBeNull();
});

test('A-3-15 or takes what the other one has written, also where nothing can be previewed', async () => {
  await edit(theirServer({ PreviewStaticPage: () => refusal('INTERNAL', '') }));
  type('Title', 'Mine');
  press('Save');
  await screen.findByText('Differences: title, text.');
  within(screen.getByRole('region', { name: 'Current version' })).getByText('Their title');
  expect(screen.queryByRole('region', { name: 'Your version' })).toBeNull();
  press('Discard mine, use theirs');
  expect(field('Title').value).toBe('Their title');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
});

test('A-8-06 whoever leaves in between has what was typed the next time, with the version it was typed at', async () => {
  const first = await edit(theirServer());
  type('Title', 'Mine');
  press('Save');
  await screen.findByText(/^Someone else changed this page while you were editing/);
  first.unmount();
  const { sent } = await edit(
    pageServer({
      StaticPages: () => administrationResponse({ staticPages: [THEIRS] }),
      UpdateStaticPage: () => refusal('CONFLICT'),
    }),
  );
  expect(field('Title').value).toBe('Mine');
  press('Save');
  await screen.findByText(/^Someone else changed this page while you were editing/);
  expect(sent('UpdateStaticPage')).toMatchObject([{ input: { version: 3 } }]);
});

test('what was typed and not saved is back after the tab is lost, and can be dropped', async () => {
  const first = await edit();
  type('Title', 'Half wri');
  screen.getByText('Unsaved changes, stored on this device.');
  first.unmount();
  const second = await edit();
  expect(field('Title').value).toBe('Half wri');
  press('Discard');
  expect(field('Title').value).toBe('About Us');
  second.unmount();
  await edit();
  expect(field('Title').value).toBe('About Us');
  expect(screen.queryByText(/is back/)).toBeNull();
});

test('A-8-06 what is refused or never arrives stays in the form and on the device', async () => {
  const first = await edit(
    pageServer({ UpdateStaticPage: () => Promise.reject(new TypeError('cut')) }),
  );
  type('Title', 'Mine');
  press('Save');
  await screen.findByText('Failed to update static content');
  expect(field('Title').value).toBe('Mine');
  first.unmount();
  await edit();
  expect(field('Title').value).toBe('Mine');
});

test('what is typed while a save is on its way stays and is not saved yet', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await edit(
    pageServer({
      UpdateStaticPage: async () => {
        await arrived;
        return reply({
          updateStaticPage: { changes: [], staticPage: { ...ABOUT, title: 'One', version: 4 } },
        });
      },
    }),
  );
  type('Title', 'One');
  press('Save');
  await screen.findByRole('button', { name: 'Saving...' });
  type('Title', 'One and two');
  arrive();
  await findToast('Page saved.');
  expect(field('Title').value).toBe('One and two');
  screen.getByText('Unsaved changes, stored on this device.');
});

test('a preview is what the server makes of the text', async () => {
  const { sent } = await edit(
    pageServer({
      PreviewStaticPage: () =>
        reply({
          previewStaticPage: { title: 'About Us', description: '', content: '<p>Call Aangan.</p>' },
        }),
    }),
  );
  type('Text', '<p>Call {siteName}.</p><script>alert(1)</script>');
  press('Preview');
  within(await screen.findByRole('dialog', { name: 'Preview: About Us' })).getByText(
    'Call Aangan.',
  );
  expect(sent('PreviewStaticPage')).toMatchObject([
    { input: { content: '<p>Call {siteName}.</p><script>alert(1)</script>' } },
  ]);
  expect(sent('UpdateStaticPage')).toEqual([]);
});

test('A-7.5-08 the first text comes back after a question, and leaves nothing of the other one', async () => {
  const { sent } = await edit();
  type('Title', 'Mine');
  press('Restore original text');
  expect(sent('DeleteStaticPage')).toEqual([]);
  press('Restore');
  await findToast('Original text restored.');
  expect(field('Title').value).toBe('First title');
  expect(Object.keys(localStorage)).toEqual([]);
});
