import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../../../testing/dialogs.ts';
import {
  administrationResponse,
  reply,
  bare,
  fakeServer,
  never,
  refusal,
} from '../../../../testing/fakeServer.ts';
import type { Reply } from '../../../../testing/fakeServer.ts';
import { picture } from '../../../../testing/fixtures.ts';
import { snapshot } from '../../../../testing/snapshot.ts';
import { answerPictures } from '../../../../testing/pictureSending.ts';
import { renderAt } from '../../../../testing/renderAt.tsx';
import { summaryLines } from '../../../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../../../testing/toasts.ts';
import { BannersView } from './BannersView.tsx';

answerPictures((file) =>
  file.name === 'slow.jpg' ? new Promise(() => undefined) : { picture: picture(7) },
);

drawDialogs();
withToasts();

const COURTYARD = {
  id: 'a',
  isActive: true,
  title: 'Homes with a courtyard',
  subtitle: 'New in Pune',
  description: 'Plain prices.',
  picture: { __typename: 'Picture', ...picture(1) },
  buttonText: 'Look',
  buttonLink: '/property?city=Pune',
};
const list: Reply = () =>
  administrationResponse({
    banners: { total: 1, pageCount: 1, items: [COURTYARD] },
    all: { total: 1 },
    shown: { total: 1 },
  });
const saved = (name: string) => () => reply({ [name]: { banner: COURTYARD } });

/** The form of a new banner, or of the one that is there. */
async function open(button: string, replies: Record<string, Reply> = {}) {
  const { link, requests } = fakeServer({ HomeBanners: list, ...replies });
  renderAt('/site-admin?view=banners', <BannersView home="/site-admin" />, link);
  await screen.findByRole('article');
  fireEvent.click(screen.getByText(button));
  const form = within(screen.getByRole('dialog'));
  return {
    form,
    type: (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } }),
    choose: (name: string) =>
      act(async () => {
        fireEvent.change(form.getByLabelText(/^Choose .*picture/), {
          target: { files: [new File(['x'], name, { type: 'image/jpeg' })] },
        });
      }),
    press: (name: string) => act(async () => fireEvent.click(form.getByText(name))),
    sent: (name: string) =>
      requests.flatMap(({ operation, variables }) => (operation === name ? [variables] : [])),
  };
}

test('A-3-09 a banner is added with all it has, and is seen beforehand', async () => {
  const { form, type, choose, press, sent } = await open('New banner', {
    CreateBanner: saved('createBanner'),
  });
  type('Title', 'Homes with a courtyard');
  type('Subtitle', 'New in Pune');
  type('Description', 'Plain prices.');
  type('Button text', 'Look');
  type('Link', '/property?city=Pune');
  await choose('yard.jpg');
  expect(form.queryByLabelText(/^Alt text/)).toBeNull();
  const preview = form.getByText('Preview').parentElement?.querySelector('[inert]');
  expect(preview?.textContent).toBe('New in PuneHomes with a courtyardPlain prices.Look');
  expect(preview?.querySelector('img')?.src).toContain(picture(7).path);
  await press('Add');
  await findToast('The banner was added.');
  expect(screen.queryByRole('dialog')).toBeNull();
  const { id: _, picture: __, ...texts } = COURTYARD;
  expect(sent('CreateBanner')).toEqual([{ input: { ...texts, pictureId: picture(7).id } }]);
  expect(sent('HomeBanners').length).toBeGreaterThan(1);
});

test('A-3-09 what is missing or unsafe is said before it is sent', async () => {
  const { type, press, sent } = await open('New banner');
  type('Button text', 'Look');
  await press('Add');
  expect(summaryLines()).toEqual(['Please enter a title', 'Please enter the link of the button']);
  type('Title', 'One');
  type('Link', 'javascript:alert(1)');
  await press('Add');
  expect(summaryLines()).toEqual(['Please start with https://, or with / for a page on this site']);
  expect(sent('CreateBanner')).toEqual([]);
});

test('a banner is changed: what it says stands in the form, its picture goes, it is hidden', async () => {
  const { form, press, sent } = await open('Edit', { UpdateBanner: saved('updateBanner') });
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe(COURTYARD.title);
  fireEvent.click(form.getByRole('button', { name: 'Remove background picture' }));
  fireEvent.click(form.getByLabelText('Visible to visitors'));
  await press('Save');
  await findToast('The banner was saved.');
  // What was left as it was may have been changed by somebody else.
  expect(sent('UpdateBanner')).toEqual([
    { id: COURTYARD.id, input: { isActive: false, pictureId: null } },
  ]);
});

test('a picture that is still on its way is waited for', async () => {
  const { form, type, choose, press, sent } = await open('New banner');
  type('Title', 'One');
  await choose('slow.jpg');
  await press('Add');
  expect(form.getByText(/The picture is still uploading/)).toBeDefined();
  expect(sent('CreateBanner')).toEqual([]);
});

test('what the server refuses is said, and nothing typed is lost', async () => {
  const why = 'You can have at most 100 banners. Please delete one first.';
  const { form, type, press } = await open('New banner', {
    CreateBanner: () => refusal('CONFLICT', why),
  });
  type('Title', '<script>alert(1)</script>');
  await press('Add');
  expect(form.getByText(why)).toBeDefined();
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('<script>alert(1)</script>');
  expect(document.querySelector('script')).toBeNull();
});

test.each([
  ['new', 'New banner'],
  ['full', 'Edit'],
])('the form of a banner that is %s', async (name, button) => {
  await open(button);
  const rendered = `${snapshot(screen.getByRole('dialog'))}\n`;
  expect(rendered).toMatchSnapshot(`form-${name}`);
});

test('a banner in the list: its picture or that it has none, and where its button leads', async () => {
  const plainly = { id: 'b', title: 'Plain', subtitle: '', picture: null, buttonText: '' };
  const { link } = fakeServer({
    HomeBanners: () =>
      administrationResponse({
        banners: { total: 2, pageCount: 1, items: [COURTYARD, { ...COURTYARD, ...plainly }] },
        all: { total: 2 },
        shown: { total: 2 },
      }),
  });
  renderAt('/site-admin?view=banners', <BannersView home="/site-admin" />, link);
  const full = await screen.findByRole('article', { name: COURTYARD.title });
  expect(full.textContent).toContain('New in Pune“Look” links to /property?city=Pune');
  expect(full.textContent).not.toContain('No picture');
  expect(full.querySelectorAll('img')).toHaveLength(1);
  const plain = screen.getByRole('article', { name: 'Plain' });
  expect(plain.textContent).toContain('No picture');
  expect(plain.textContent).not.toContain('links to');
  expect(plain.querySelector('img')).toBeNull();
});

test('A-3-09 what is too long is said of each field, and nothing is sent', async () => {
  const { form, type, press, sent } = await open('New banner');
  for (const label of ['Title', 'Subtitle', 'Description', 'Button text']) {
    type(label, 'x'.repeat(1_000));
  }
  await press('Add');
  const box = form.getByText('Preview').closest('form') ?? document.body;
  const wrong = [...box.querySelectorAll('[aria-invalid="true"]')];
  expect(wrong.map((each) => each.getAttribute('name'))).toEqual([
    'title',
    'subtitle',
    'description',
    'buttonText',
    'buttonLink',
  ]);
  expect(sent('CreateBanner')).toEqual([]);
});

test.each([
  ['New banner', 'Add', 'The banner could not be added.'],
  ['Edit', 'Save', 'The banner could not be saved.'],
])('where %j gets no answer it says so', async (button, send, sentence) => {
  const fail: Reply = () => bare(502);
  const { form, type, press } = await open(button, { CreateBanner: fail, UpdateBanner: fail });
  type('Title', 'Homes');
  await press(send);
  expect(await form.findByText(sentence)).toBeDefined();
});

test('while a banner is being saved its button says so', async () => {
  const { form, type, press } = await open('New banner', { CreateBanner: never });
  type('Title', 'Homes');
  expect(form.getByText('Add').getAttribute('aria-disabled')).toBeNull();
  await press('Add');
  expect(form.getByText('Add').getAttribute('aria-disabled')).toBe('true');
});
