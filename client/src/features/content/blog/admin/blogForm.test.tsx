import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { field, POST, press, ready, showEditor, type } from '../../../../testing/blogEditor.tsx';
import { drawDialogs } from '../../../../testing/dialogs.ts';
import { reply, bare } from '../../../../testing/fakeServer.ts';
import { picture } from '../../../../testing/fixtures.ts';
import { snapshot } from '../../../../testing/snapshot.ts';
import { renderAt } from '../../../../testing/renderAt.tsx';
import { summaryLines } from '../../../../testing/showDetailsForm.tsx';
import { withToasts } from '../../../../testing/toasts.ts';
import { differing } from '../../../../forms/autosave/differing.ts';
import { problemsOf, textsOf, valuesOf, WORDS } from './editorWords.ts';
import { comingTime, publicationChange, saveWords, timeProblems } from './publication.ts';
import { ScheduleDialog } from './BlogRecordActions.tsx';

drawDialogs();
withToasts();

// The editor of texts itself is that of richText.test.tsx.
vi.mock('../../richText/RichTextEditor.tsx', () => import('../../../../testing/plainEditor.tsx'));

// A picture that is never there.
vi.mock('../../../../forms/pictures/sendPicture.ts', () => ({
  sendPicture: () => new Promise(() => undefined),
}));

beforeEach(() => localStorage.clear());

const shownPicture = (number: number) => ({ __typename: 'Picture', ...picture(number) });

const FULL = {
  ...POST,
  status: 'SCHEDULED',
  publishedAt: '2026-12-24T13:15:00.000Z',
  featured: true,
  pinned: true,
  authorName: 'Ravi',
  picture: shownPicture(1),
  gallery: [shownPicture(2), shownPicture(3)],
  authorPicture: shownPicture(4),
};

test.each([
  ['new', 'new', POST],
  ['full', POST.id, FULL],
  ['published', POST.id, { ...POST, status: 'PUBLISHED', publishedAt: '2026-11-18T06:00:00.000Z' }],
])('what the editor of a post asks for that is %s', async (name, id, post) => {
  const { container } = showEditor(id, {}, post);
  await ready();
  await screen.findByLabelText('Text');
  await expect(`${snapshot(container)}\n`).toMatchFileSnapshot(`./snapshots/editor-${name}.txt`);
});

test('what was not changed of a post is sent as it was, its pictures too', async () => {
  const { sent } = showEditor(POST.id, {}, FULL);
  await ready();
  type('Address', '  ');
  press('Save');
  await waitFor(() => expect(sent('UpdateBlog')).toHaveLength(1));
  const shows = (number: number) => ({ id: picture(number).id, alt: `View ${number}` });
  expect(sent('UpdateBlog')).toMatchObject([
    {
      input: {
        slug: null,
        authorName: 'Ravi',
        categories: ['Law', 'Buying'],
        featured: true,
        pinned: true,
        picture: shows(1),
        gallery: [shows(2), shows(3)],
        authorPicture: shows(4),
      },
    },
  ]);
});

test('a preview has the pictures of the post and who wrote it', async () => {
  showEditor(
    POST.id,
    {
      PreviewBlog: () =>
        reply({
          previewBlog: {
            title: 'Deeds',
            excerpt: 'First.',
            content: '<p>a</p>',
            readingMinutes: 2,
          },
        }),
    },
    FULL,
  );
  await ready();
  press('Preview');
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview: Deeds' }));
  dialog.getByText('First.');
  expect(dialog.getByText('Ravi').parentElement?.textContent).toBe('By Ravi · 2 min read');
  const gallery = within(dialog.getByRole('list', { name: 'Pictures' }));
  const shown = (images: HTMLElement[]) => images.map((each) => each.getAttribute('alt'));
  expect(shown(gallery.getAllByRole('img'))).toEqual(['View 2', 'View 3']);
  expect(shown(dialog.getAllByRole('img'))).toEqual(['View 1', 'View 2', 'View 3']);
});

test('a post whose preview could not be made says so', async () => {
  showEditor(POST.id, { PreviewBlog: () => bare(502) });
  await ready();
  press('Preview');
  expect(await screen.findByText(/^The preview could not be loaded\./)).toBeDefined();
});

test('a post waits for the pictures that are on their way', async () => {
  const { sent } = showEditor(POST.id);
  await ready();
  const [choose] = screen.getAllByLabelText(/^Choose .*picture/);
  const save = () => screen.getByRole('button', { name: 'Save' });
  expect(save().getAttribute('aria-disabled')).toBeNull();
  await act(async () => {
    fireEvent.change(choose ?? document.body, {
      target: { files: [new File(['x'], 'yard.jpg', { type: 'image/jpeg' })] },
    });
  });
  expect(save().getAttribute('aria-disabled')).toBe('true');
  press('Save');
  await screen.findByText('Please wait until the pictures have uploaded.');
  expect(sent('UpdateBlog')).toEqual([]);
});

test.each([
  ['keeps it', 'Unsaved changes, stored on this device.'],
  ['keeps nothing', 'Unsaved changes.'],
])('what is typed while the browser %s is said to be so', async (what, words) => {
  if (what === 'keeps nothing') {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  }
  showEditor(POST.id);
  await ready();
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
  type('Title', 'Mine');
  screen.getByText(words);
});

test('a box that is ticked can be cleared again', async () => {
  const { sent } = showEditor(POST.id, {}, FULL);
  await ready();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Featured/ }));
  press('Save');
  await waitFor(() => expect(sent('UpdateBlog')).toHaveLength(1));
  expect(sent('UpdateBlog')).toMatchObject([{ input: { featured: false, pinned: true } }]);
});

test('A-8-03 a post that could not be read says so, and the way back is there', async () => {
  showEditor('f'.repeat(24), { BlogEditor: () => reply({ administration: { blog: null } }) });
  await screen.findByText('Blog not found');
  expect(screen.getByText('All posts').getAttribute('href')).toBe('/site-admin?view=blogPosts');
});

test('A-8-01 that a post could not be saved is said', async () => {
  showEditor(POST.id, { UpdateBlog: () => bare(502) });
  await ready();
  type('Title', 'Mine');
  press('Save');
  await screen.findByText('Failed to update blog');
  expect(field('Title').value).toBe('Mine');
});

test('the question when visitors are to read a post, and what it wants to know', async () => {
  const onChoose = vi.fn<(at: Date) => void>();
  renderAt('/', <ScheduleDialog from={null} onChoose={onChoose} onClose={() => undefined} />);
  const dialog = screen.getByRole('dialog');
  for (const label of ['Date', 'Time (IST)']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: '' } });
  }
  fireEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  expect(summaryLines()).toEqual(['Please choose a date', 'Please choose a time']);
  expect(onChoose).not.toHaveBeenCalled();
});

const NOTHING = valuesOf(null);

test.each([
  ['title', 'a title', 'title'],
  ['slug', 'an-address', 'address'],
  ['excerpt', 'An excerpt', 'excerpt'],
  ['content', '<p>a</p>', 'text'],
  ['picture', '[{}]', 'featured picture'],
  ['gallery', '[{}]', 'pictures below the text'],
  ['categories', 'Law', 'categories'],
  ['tags', 'deed', 'tags'],
  ['authorName', 'Ravi', 'author'],
  ['authorPicture', '[{}]', 'author photo'],
  ['featured', 'yes', 'featured status'],
  ['pinned', 'yes', 'pinned status'],
])('that two posts differ in %s is said', (name, value, word) => {
  expect(differing(WORDS, NOTHING, { ...NOTHING, [name]: value })).toEqual([word]);
});

test('how a post is shown is no difference of its words', () => {
  expect(differing(WORDS, NOTHING, { ...NOTHING, status: 'PUBLISHED', day: '2026-11-20' })).toEqual(
    [],
  );
});

const NOW = new Date('2026-11-20T06:30:00.000Z');
const TEXTS = { ...textsOf(NOTHING), title: 'Deeds' };
const LONG = 'x'.repeat(61_000);

test.each([
  ['title', LONG],
  ['slug', 'No Blanks'],
  ['excerpt', LONG],
  ['content', `<p>${LONG}</p>`],
  ['categories', 'a,b,c,d,e,f'],
  ['categories', LONG],
  ['tags', 'a,b,c,d,e,f,g,h,i,j,k'],
  ['tags', LONG],
  ['authorName', LONG],
])('what is wrong with the %s of a post is said of it', (name, value) => {
  expect(Object.keys(problemsOf({ ...TEXTS, [name]: value }, NOW))).toEqual([name]);
});

test('a draft needs nothing but a title', () => {
  expect(problemsOf(TEXTS, NOW)).toEqual({});
  expect(Object.keys(problemsOf({ ...TEXTS, status: 'SCHEDULED' }, NOW))).toEqual([
    'content',
    'day',
    'time',
  ]);
});

const shown = (status: string, day = '', time = '') => ({ status, day, time });
const EVE = shown('SCHEDULED', '2026-12-24', '18:45');

test.each([
  [shown('DRAFT'), shown('DRAFT'), true, 'Save as draft'],
  [shown('DRAFT'), shown('DRAFT'), false, 'Save'],
  [shown('DRAFT'), shown('PUBLISHED'), true, 'Save and publish'],
  [shown('PUBLISHED'), shown('PUBLISHED'), false, 'Save'],
  [shown('PUBLISHED'), shown('DRAFT'), false, 'Save as draft'],
  [shown('DRAFT'), EVE, false, 'Save and schedule'],
  [EVE, EVE, false, 'Save'],
  [EVE, { ...EVE, day: '2026-12-25' }, false, 'Save and schedule'],
  [EVE, { ...EVE, time: '18:46' }, false, 'Save and schedule'],
  [EVE, shown('PUBLISHED'), false, 'Save and publish'],
  [EVE, { ...EVE, day: '2026-11-19' }, false, 'Save and publish now'],
])('shown as %j, to be shown as %j, new: %s: %s', (saved, chosen, isNew, words) => {
  expect(saveWords(saved, chosen, isNew, NOW)).toBe(words);
});

test('a time that was chosen is that of India', () => {
  expect(publicationChange(shown('DRAFT'), EVE)).toEqual({
    to: 'published',
    at: new Date('2026-12-24T13:15:00.000Z'),
  });
  expect(publicationChange(EVE, shown('PUBLISHED'))).toEqual({ to: 'published', at: null });
});

test.each([
  ['2026-11-20', '11:59', null],
  ['2026-11-20', '12:00', null],
  ['2026-11-20', '12:01', '20 November 2026, 12:01'],
  ['', '12:01', null],
])('of %s, %s it is said from when on it is read: %s', (day, time, words) => {
  expect(comingTime({ day, time }, NOW)).toBe(words);
});

test.each([
  [
    { day: '', time: '' },
    { day: 'Please choose a date', time: 'Please choose a time' },
  ],
  [
    { day: '2026-12-24', time: '' },
    { day: null, time: 'Please choose a time' },
  ],
  [
    { day: '2026-12-24', time: '09:00' },
    { day: null, time: null },
  ],
])('a time of %j is told %j', (chosen, problems) => {
  expect(timeProblems(chosen, NOW)).toEqual(problems);
});
