import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
import { administrationResponse, reply, never, refusal } from '../../../testing/fakeServer.ts';
import { picture } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { StaticPagesView } from './StaticPagesView.tsx';

drawDialogs();
withToasts();

// The editor itself is that of richText.test.tsx: here texts are HTML.
vi.mock('../richText/RichTextEditor.tsx', () => ({ RichTextEditor: undefined }));

beforeEach(() => showViewer(ADMIN));

function show(server: ReturnType<typeof pageServer>, id: string | null = null) {
  const element = <StaticPagesView home="/site-admin" account={ADMIN} id={id} />;
  return renderAt('/site-admin?view=staticPages', element, server.link);
}

const answering = (...pages: readonly object[]) =>
  pageServer({ StaticPages: () => administrationResponse({ staticPages: pages }) });

test('A-7.5-10 the list counts and says of each page what visitors read there', async () => {
  const draft = { ...ABOUT, id: '5a00000000000000000000a2', key: 'CONTACT', status: 'DRAFT' };
  show(
    answering(ABOUT, { ...draft, version: 1, tags: ['firm', 'office'], path: '/contact' }, TERMS),
  );
  const [about, contact, terms] = await screen.findAllByRole('article');
  screen.getByText('3 pages, 2 published, 1 draft, 1 with the original text');
  const texts = [about, contact, terms].map((item) => item?.textContent);
  expect(texts).toEqual([
    'About UsPublishedHomes and land./about-usUpdated YesterdayfirmEdit',
    'About UsDraftHomes and land./contactUpdated Yesterdayfirm, officeEdit',
    'Terms of ServiceOriginalHomes and land./terms-of-servicefirmEdit',
  ]);
});

test('what cannot be loaded is said, of the list and of the editor, as is a page that there is not', async () => {
  const failing = () => pageServer({ StaticPages: () => refusal('INTERNAL', 'It did not work.') });
  const shownText = async () => (await screen.findByRole('alert')).textContent;
  const list = show(failing());
  expect(await shownText()).toBe('The pages could not be loadedIt did not work.Try Again');
  list.unmount();
  const editor = show(failing(), 'about-us');
  expect(await shownText()).toBe('The page could not be loadedIt did not work.Try Again');
  editor.unmount();
  show(pageServer(), 'imprint');
  await screen.findByText('Page not found');
  expect(screen.getByText('All pages').getAttribute('href')).toBe('/site-admin?view=staticPages');
});

const WITH_PICTURES = {
  ...ABOUT,
  picture: { __typename: 'Picture', ...picture(1) },
  pictures: [2, 3].map((number) => ({ __typename: 'Picture', ...picture(number) })),
};

test('A-3-15 the pictures of a page are sent as they stand, and shown in its preview', async () => {
  const { sent } = await edit(
    pageServer({
      StaticPages: () => administrationResponse({ staticPages: [WITH_PICTURES] }),
      UpdateStaticPage: () =>
        reply({ updateStaticPage: { changes: [], staticPage: { ...WITH_PICTURES, version: 4 } } }),
      PreviewStaticPage: () =>
        reply({ previewStaticPage: { title: 'About Us', description: '', content: 'Facts' } }),
    }),
  );
  press('Preview');
  const dialog = await screen.findByRole('dialog', { name: 'Preview: About Us' });
  const shown = [...dialog.querySelectorAll('img')].map(({ alt }) => alt);
  expect(shown).toEqual(['View 1', 'View 2', 'View 3']);
  fireEvent.click(within(dialog).getByText('Close'));
  press('Save');
  await findToast('Page saved.');
  const shownAs = (number: number) => ({ id: picture(number).id, alt: `View ${number}` });
  expect(sent('UpdateStaticPage')[0]).toMatchObject({
    input: { shownPicture: shownAs(1), shownPictures: [shownAs(2), shownAs(3)] },
  });
  press('Save');
  await waitFor(() => expect(sent('UpdateStaticPage')).toHaveLength(2));
  expect(sent('UpdateStaticPage')[1]).toMatchObject({
    input: { shownPicture: shownAs(1), shownPictures: [shownAs(2), shownAs(3)], version: 4 },
  });
});

test('a page without pictures shows none in its preview', async () => {
  await edit(
    pageServer({
      PreviewStaticPage: () =>
        reply({ previewStaticPage: { title: 'About Us', description: '', content: 'Facts' } }),
    }),
  );
  press('Preview');
  const dialog = await screen.findByRole('dialog', { name: 'Preview: About Us' });
  expect(dialog.querySelector('article')?.textContent).toBe('About UsFacts');
  expect(dialog.querySelectorAll('article img, article ul')).toHaveLength(0);
});

test('a preview that cannot be made says so', async () => {
  await edit(pageServer({ PreviewStaticPage: () => Promise.reject(new TypeError('cut')) }));
  press('Preview');
  expect(await findToast('The preview could not be loaded.')).toBeDefined();
});

test('A-3-15 all in which two texts may differ is named, and what was saved in its place is the next one to change', async () => {
  let requestCount = 0;
  const remote = {
    ...WITH_PICTURES,
    title: 'Theirs',
    description: 'Other.',
    content: '<p>Other.</p>',
    tags: [],
    status: 'DRAFT',
    version: 4,
  };
  let version = 4;
  const { sent } = await edit(
    pageServer({
      StaticPages: () => {
        requestCount += 1;
        return administrationResponse({
          staticPages: [requestCount > 1 ? { ...remote, version } : ABOUT],
        });
      },
      UpdateStaticPage: ({ input }) => {
        if (Object(input)['version'] !== version) return refusal('CONFLICT');
        version += 1;
        return reply({
          updateStaticPage: { changes: [], staticPage: { ...ABOUT, title: 'Mine', version } },
        });
      },
      PreviewStaticPage: ({ input }) => reply({ previewStaticPage: Object(input) }),
    }),
  );
  type('Title', 'Mine');
  press('Save');
  await screen.findByText(
    'Differences: title, description, text, picture above the text, pictures below the text, tags, status.',
  );
  press('Save mine instead');
  await findToast('Page saved.');
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
  type('Title', 'Mine again');
  press('Save');
  await waitFor(() => expect(sent('UpdateStaticPage')).toHaveLength(3));
  const versions = sent('UpdateStaticPage').map(({ input }) => Object(input)['version']);
  expect(versions).toEqual([3, 4, 5]);
});

test('while a page is being saved its button says so and waits', async () => {
  await edit(pageServer({ UpdateStaticPage: never }));
  type('Title', 'Mine');
  const save = screen.getByText('Save', { selector: 'button' });
  expect(save.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(save);
  await screen.findByText('Saving...');
  expect(save.getAttribute('aria-disabled')).toBe('true');
});

test('A-7.5-08 the first text comes back only if that is meant and done', async () => {
  const sentence = 'Somebody else is at it.';
  const { sent } = await edit(
    pageServer({ DeleteStaticPage: () => refusal('CONFLICT', sentence) }),
  );
  press('Restore original text');
  const dialog = () => within(screen.getByRole('dialog', { name: 'Restore original text' }));
  dialog().getByText(
    'The text, pictures and tags you added to About Us will be deleted. Visitors will see the original text.',
  );
  dialog().getByText('This cannot be undone.');
  fireEvent.click(dialog().getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('DeleteStaticPage')).toEqual([]);
  press('Restore original text');
  press('Restore');
  await findToast(sentence);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('Title').value).toBe('About Us');
});

test('a page that has its first text cannot go back to it; each is told where its description stands', async () => {
  const about = await edit();
  screen.getByText('Shown below the title, in search results and in the footer');
  screen.getByText('Page heading, also shown in the footer');
  expect(screen.getByText('All pages').getAttribute('href')).toBe('/site-admin?view=staticPages');
  expect(screen.getByText('View page').getAttribute('href')).toBe('/about-us');
  about.unmount();
  show(pageServer(), 'terms-of-service');
  await screen.findByText('Shown below the title and in search results');
  expect(screen.queryByText('Restore original text')).toBeNull();
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
});

test('what was typed and cannot be kept on the device is only not saved yet', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await edit();
  type('Title', 'Half wri');
  await screen.findByText('Unsaved changes.');
  expect(field('Title').value).toBe('Half wri');
});
