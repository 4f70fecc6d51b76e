import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../../../schema/limits.ts';
import { reply, never, refusal } from '../../../testing/fakeServer.ts';
import { picture } from '../../../testing/fixtures.ts';
import { field, profile, press, showProfile } from '../../../testing/showProfile.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';

withToasts();

const PORTRAIT = { __typename: 'Picture' as const, ...picture(1) };
const PHOTO = new File(['face'], 'me.avif', { type: 'image/avif' });
const input = () =>
  screen.getByLabelText<HTMLInputElement>(/picture$|^Saving/, { selector: 'input' });
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const saved = () => reply({ updateProfile: { account: profile({ avatar: PORTRAIT }) } });

/** What the server answers to an upload; it comes when `arrive` is called. */
let uploaded = { status: 200, body: {} as object };
let arrive: () => void = () => undefined;
let sentBodies: FormData[] = [];

class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open(): void {}
  setRequestHeader(): void {}
  send(body: FormData): void {
    sentBodies.push(body);
    arrive = () => {
      this.status = uploaded.status;
      this.responseText = JSON.stringify(uploaded.body);
      this.dispatchEvent(new Event('loadend'));
    };
  }
}

beforeEach(() => {
  sentBodies = [];
  uploaded = { status: 200, body: { data: { uploadPicture: { picture: PORTRAIT } } } };
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  // As with a photo that this browser cannot draw: it is sent as it is.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Not drawn.')));
});

test('V-7-23 D-35 a picture is sent and shown, one at a time', async () => {
  const { written: mutations } = await showProfile({ UpdateProfile: saved });
  choose();
  choose(PHOTO);
  expect(field('Saving...').closest('label')?.getAttribute('aria-busy')).toBe('true');
  choose(PHOTO);
  await waitFor(() => expect(sentBodies).toHaveLength(1));
  expect(mutations()).toEqual([]);
  arrive();
  await findToast('Your picture is saved.');
  expect(screen.getByAltText('Your profile picture').getAttribute('src')).toContain(PORTRAIT.path);
  await waitFor(() => expect(document.activeElement).toBe(field('Change picture')));
  expect(field('Change picture').closest('label')?.getAttribute('aria-busy')).toBe('false');
  expect(mutations()).toEqual([
    { operation: 'UpdateProfile', variables: { picture: PORTRAIT.id } },
  ]);
  expect(sentBodies).toHaveLength(1);
});

test('a picture that is sent is being saved until the account has it', async () => {
  const { written: mutations } = await showProfile({ UpdateProfile: never });
  choose(PHOTO);
  await waitFor(() => expect(sentBodies).toHaveLength(1));
  arrive();
  await waitFor(() => expect(mutations()).toHaveLength(1));
  await act(async () => undefined);
  expect(field('Saving...').closest('label')?.getAttribute('aria-busy')).toBe('true');
});

test('V-7-23 D-35 a picture is taken away', async () => {
  const { written: mutations } = await showProfile(
    { UpdateProfile: () => reply({ updateProfile: { account: profile() } }) },
    { avatar: PORTRAIT },
  );
  press('Remove picture');
  expect(screen.queryByText('Remove picture')).toBeNull();
  await findToast('Your picture is removed.');
  await waitFor(() => expect(document.activeElement).toBe(field('Add picture')));
  expect(screen.queryByAltText('Your profile picture')).toBeNull();
  expect(mutations()).toEqual([{ operation: 'UpdateProfile', variables: { picture: null } }]);
});

test.each<[string, { status: number; body: object }, string]>([
  [
    'is refused',
    { status: 400, body: { errors: [{ message: 'This is no picture.' }] } },
    'This is no picture.',
  ],
  [
    'does not arrive',
    { status: 0, body: {} },
    'The photo could not be uploaded. Please check the connection and try again.',
  ],
])('a picture that %s says why, and another try takes that away', async (_how, reply, why) => {
  uploaded = reply;
  const { written: mutations } = await showProfile({ UpdateProfile: saved });
  choose(PHOTO);
  await waitFor(() => expect(sentBodies).toHaveLength(1));
  arrive();
  expect((await screen.findByRole('alert')).textContent).toBe(why);
  await waitFor(() => expect(document.activeElement).toBe(field('Add picture')));
  expect(mutations()).toEqual([]);
  choose(PHOTO);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  // It is on its way before the next test begins.
  await waitFor(() => expect(sentBodies).toHaveLength(2));
});

test('a picture that is too large is not sent', async () => {
  await showProfile();
  const large = new File(['face'], 'me.avif');
  Object.defineProperty(large, 'size', { value: LIMITS.picture.maxBytes + 1 });
  choose(large);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This photo cannot be read and is larger than 5 MB. Please choose a JPG or PNG.',
  );
  expect(sentBodies).toEqual([]);
});

test.each([
  ['refused', () => refusal('CONFLICT', 'Not now.'), 'Not now.'],
  [
    'not answered',
    () => Promise.reject<Response>(new TypeError('No network.')),
    'Profile update failed. Nothing you entered is lost. Please check your connection and try again.',
  ],
])('a picture whose place in the profile is %s says so', async (_how, UpdateProfile, why) => {
  await showProfile({ UpdateProfile });
  choose(PHOTO);
  await waitFor(() => expect(sentBodies).toHaveLength(1));
  arrive();
  expect((await screen.findByRole('alert')).textContent).toBe(why);
  expect(screen.queryByAltText('Your profile picture')).toBeNull();
});
