import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStore } from '../../../testing/browserStore.ts';
import { reply, bare, fakeServer } from '../../../testing/fakeServer.ts';
import { account, picture } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { showViewer } from '../../../session/viewer.ts';
import type { PictureTools } from './chosenPictures.ts';
import type { PictureSet } from './pictureSet.ts';
import { usePictureSet } from './usePictureSet.ts';

const FILE = new File(['a'], 'a.jpg', { type: 'image/jpeg' });
const ME = account();

let browser: ReturnType<typeof browserStore>;
beforeEach(() => {
  browser = browserStore();
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});
afterEach(() => browser.close());

/** The photos of a form; each upload becomes picture 7. */
async function show(discard = () => reply({ deletePicture: { deletedId: '1' } })) {
  const { link, requests } = fakeServer({ DiscardPicture: discard });
  const seen: PictureSet[] = [];
  const uploads = vi.fn<PictureTools['upload']>(async () => ({
    kind: 'done',
    picture: picture(7),
  }));
  function Form() {
    seen.push(
      usePictureSet({
        existing: [],
        storeKey: 'add-property',
        tools: {
          shrink: async (file) => ({ sent: file, small: null }),
          upload: uploads,
        },
      }),
    );
    return null;
  }
  const { unmount } = renderAt('/', <Form />, link);
  const set = () => {
    const last = seen.at(-1);
    if (!last) throw new Error('Nothing is drawn.');
    return last;
  };
  await waitFor(() => expect(set().isRestoring).toBe(false));
  return { set, requests, uploads, unmount };
}

async function upload({ set }: Awaited<ReturnType<typeof show>>) {
  act(() => set().add([FILE]));
  await waitFor(() => expect(set().ids()).toEqual([picture(7).id]));
  const [{ key } = { key: '' }] = set().pictures;
  return key;
}

test.each([
  ['visitor', () => undefined],
  [ME.id, () => showViewer(ME)],
])('the photos of %s lie under the name of who chose them', async (owner, begin) => {
  begin();
  const shown = await show();
  const key = await upload(shown);
  const name = `${owner}/add-property`;
  await waitFor(() => expect([...browser.rows.keys()]).toEqual([name, `${name}/${key}`]));
  expect(browser.rows.get(name)).toMatchObject({ entries: [{ key, picture: picture(7) }] });
  act(() => shown.set().clear());
  await waitFor(() => expect(browser.rows.size).toBe(0));
});

test('a session that ended writes nothing any more', async () => {
  showViewer(ME);
  const shown = await show();
  act(() => showViewer({ kind: 'visitor' }));
  await upload(shown);
  expect(browser.rows.size).toBe(0);
  expect(shown.set().isSaved).toBe(true);
});

test.each([
  ['the same account', 'ready', ME],
  ['another account', 'failed', account({ id: 'f'.repeat(24) })],
])('photos chosen while signed out, then %s signs in: %s', async (_who, state, next) => {
  showViewer(ME);
  const shown = await show();
  act(() => showViewer({ kind: 'visitor', hasExpired: true }));
  const message = 'Please sign in to continue.';
  shown.uploads.mockResolvedValueOnce({ kind: 'refused', message, again: 'signedIn' });
  act(() => shown.set().add([FILE]));
  await waitFor(() => expect(shown.set().pictures[0]).toMatchObject({ problem: message }));
  act(() => showViewer(next));
  await waitFor(() => expect(shown.set().pictures[0]?.state).toBe(state));
  expect(shown.uploads).toHaveBeenCalledTimes(state === 'ready' ? 2 : 1);
});

test('what a visitor has chosen goes on with whoever signs in', async () => {
  const shown = await show();
  const message = 'Please sign in to continue.';
  shown.uploads.mockResolvedValueOnce({ kind: 'refused', message, again: 'signedIn' });
  act(() => shown.set().add([FILE]));
  await waitFor(() => expect(shown.set().pictures[0]).toMatchObject({ problem: message }));
  act(() => showViewer(ME));
  await waitFor(() => expect(shown.set().ids()).toEqual([picture(7).id]));
});

test('a photo whose store is full is said to be lost with the page', async () => {
  showViewer(ME);
  const shown = await show();
  browser.failNext('error', null);
  act(() => shown.set().add([FILE]));
  await waitFor(() => expect(shown.set().isSaved).toBe(false));
});

test.each([
  ['taken', () => reply({ deletePicture: { deletedId: '1' } })],
  ['lost', () => bare(502)],
])(
  'what is removed leaves the server too; an answer that is %s changes nothing',
  async (_, reply) => {
    const shown = await show(reply);
    const key = await upload(shown);
    act(() => shown.set().remove(key));
    await waitFor(() =>
      expect(shown.requests).toEqual([
        { operation: 'DiscardPicture', variables: { id: picture(7).id } },
      ]),
    );
    expect(shown.set().pictures).toEqual([]);
  },
);

test.each([
  ['404', 'gone'],
  ['410', 'gone'],
  ['200', 'there'],
  ['500', 'there'],
  ['no answer', 'there'],
])('with %s to the question for it a photo is %s', async (status, state) => {
  const ask = vi.fn<typeof fetch>(() =>
    status === 'no answer'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status: Number(status) })),
  );
  vi.stubGlobal('fetch', ask);
  const shown = await show();
  await upload(shown);
  await act(() => shown.set().recheck());
  expect(ask.mock.calls).toEqual([
    [`${picture(7).path}/320.jpg`, { method: 'HEAD', cache: 'no-store' }],
  ]);
  await waitFor(() => expect(shown.set().ids()).toEqual([picture(7).id]));
  expect(shown.uploads).toHaveBeenCalledTimes(state === 'gone' ? 2 : 1);
});
