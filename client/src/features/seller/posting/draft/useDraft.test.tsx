import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  reply,
  bare,
  fakeServer,
  never,
  refusal,
  viewerResponse,
} from '../../../../testing/fakeServer.ts';
import type { Reply } from '../../../../testing/fakeServer.ts';
import { account, picture } from '../../../../testing/fixtures.ts';
import { readyPictures } from '../../../../testing/readyPictures.ts';
import { renderAt } from '../../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../../testing/toasts.ts';
import { mayLogOut } from '../../../../session/leaving.ts';
import { showViewer } from '../../../../session/viewer.ts';
import type { PictureSet } from '../../pictures/pictureSet.ts';
import {
  readDeviceDraft,
  writeDeviceDraft,
  restartDraft,
  useDraft,
  useDraftState,
} from './useDraft.ts';
import type { OpenDraft } from './useDraft.ts';
import { emptyDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { useSavedPhotos } from './useSavedPhotos.ts';

withToasts();

const PHOTO = picture(1);
let accounts = 0;

/** Somebody new: what a page has opened stays open as long as it is there. */
function user() {
  accounts += 1;
  const me = account({ id: `somebody-${accounts}`, userType: 'seller' });
  showViewer(me);
  return me;
}

const draft = (description: string, savedAt: number): Draft => ({
  ...emptyDraft({ email: null, mobile: null }),
  description,
  savedAt,
});

const onServer =
  (saved: Draft | null): Reply =>
  () => {
    const content = JSON.stringify(saved);
    return viewerResponse({
      postingDraft: saved && { content, updatedAt: null, pictures: [PHOTO] },
    });
  };

/** A page with a draft: what is open stands in it, and a field. */
function show(
  me: ReturnType<typeof account>,
  reply: Reply,
  pictures?: PictureSet,
  replies: Readonly<Record<string, Reply>> = {},
) {
  const { link, requests } = fakeServer({
    PostingDraft: reply,
    SaveDraft: () => reply({ saveDraft: { draft: { updatedAt: '2026-11-20T06:30:00.000Z' } } }),
    DiscardDraft: () => reply({ deleteDraft: { isDeleted: true } }),
    ...replies,
  });
  const seen: OpenDraft[] = [];
  function Opened({ open }: { open: OpenDraft }) {
    seen.push(open);
    const { draft: now, where } = useDraftState(open.saver);
    useSavedPhotos(open.saver, pictures ?? readyPictures(0));
    return (
      <>
        <label>
          Text
          <input
            value={now.description}
            onChange={(event) => open.saver.change({ description: event.currentTarget.value })}
          />
        </label>
        <p>{where}</p>
        <button type="button" onClick={() => restartDraft(me, open.saver)}>
          Anew
        </button>
      </>
    );
  }
  function Page() {
    const open = useDraft(me);
    return open === null ? <p>Opening</p> : <Opened open={open} />;
  }
  const shown = renderAt('/', <Page />, link);
  /** The field, once what follows its drawing is done too. */
  const text = async () => {
    const field = await screen.findByLabelText<HTMLInputElement>('Text');
    await act(async () => undefined);
    return field;
  };
  const operations = () => requests.map(({ operation }) => operation);
  return { ...shown, requests, operations, text, open: () => seen.at(-1) };
}

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Text'), { target: { value } });

test.each([
  ['device', 2, 1, []],
  ['server', 1, 2, [PHOTO]],
  ['device', 2, 2, []],
])('the later version goes on, that of the %s (%d, %d)', async (where, here, there, pictures) => {
  const me = user();
  writeDeviceDraft(me.id, draft('device', here));
  const { text, open } = show(me, onServer(draft('server', there)));
  expect(screen.getByText('Opening')).toBeDefined();
  expect((await text()).value).toBe(where);
  expect(open()?.isReturning).toBe(true);
  expect(open()?.pictures).toEqual(pictures.map((each) => expect.objectContaining(each)));
});

test.each<[string, Reply]>([
  ['has none', onServer(null)],
  ['cannot be reached', () => bare(502)],
])('without a version here, and a server that %s, it begins with the contact', async (_, reply) => {
  const me = user();
  const { open, text } = show(me, reply);
  expect((await text()).value).toBe('');
  expect(open()).toMatchObject({ isReturning: false, pictures: [] });
  expect(open()?.saver.current().draft.basics).toMatchObject({
    contactEmail: me.email,
    contactPhone: me.mobile,
  });
});

test('D-80 basic details of another client are gone on with', async () => {
  localStorage.setItem('addPropertyFormData', JSON.stringify({ state: 'Goa', city: 'Panaji' }));
  const { open, text } = show(user(), onServer(null));
  await text();
  expect(open()?.isReturning).toBe(true);
  expect(open()?.saver.current().draft.basics).toMatchObject({ state: 'Goa', contactEmail: '' });
});

test('a server that takes its time is waited for four seconds', async () => {
  vi.useFakeTimers();
  const me = user();
  writeDeviceDraft(me.id, draft('device', 1));
  show(me, never);
  await act(() => vi.advanceTimersByTimeAsync(3_999));
  expect(screen.queryByLabelText('Text')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('device');
});

test('who leaves before it is open opens nothing', async () => {
  vi.useFakeTimers();
  const me = user();
  const { unmount } = show(me, never);
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  const { operations, text } = show(me, onServer(null));
  await text();
  expect(operations()).toEqual(['PostingDraft']);
});

test('the other page of the flow asks nobody, and is no return', async () => {
  const me = user();
  const first = show(me, onServer(draft('server', 1)));
  await first.text();
  type('typed');
  first.unmount();
  const second = show(me, never);
  expect((await second.text()).value).toBe('typed');
  expect(second.operations()).toEqual([]);
  expect(second.open()?.isReturning).toBe(false);
});

test.each<[string, (unmount: () => void) => void]>([
  ['is hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ['is put away', () => fireEvent(window, new Event('pagehide'))],
  ['is left', (unmount) => unmount()],
])('what was typed is saved when the page %s', async (_, leave) => {
  const me = user();
  const { text, unmount, operations } = show(me, onServer(null));
  await text();
  type('typed');
  expect(readDeviceDraft(me.id)).toBeNull();
  leave(unmount);
  expect(readDeviceDraft(me.id)?.description).toBe('typed');
  await waitFor(() => expect(operations()).toEqual(['PostingDraft', 'SaveDraft']));
});

test('what was typed a moment ago is in the account before somebody logs out, or soon given up', async () => {
  const { text, requests, unmount } = show(user(), onServer(null));
  await text();
  type('typed');
  expect(await mayLogOut()).toBe(true);
  const saved = requests.filter(({ operation }) => operation === 'SaveDraft');
  expect(
    saved.map(({ variables }) => JSON.parse(String(variables?.['content'])).description),
  ).toEqual(['typed']);
  unmount();

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const away = show(user(), onServer(null), undefined, { SaveDraft: never });
  await act(async () => vi.advanceTimersByTimeAsync(100));
  type('typed');
  const leaving = mayLogOut();
  await act(async () => vi.advanceTimersByTimeAsync(4_000));
  expect(await leaving).toBe(true);
  vi.useRealTimers();
  away.unmount();
});

test('a page that was left saves nothing any more by itself', async () => {
  const me = user();
  const { text, unmount, open } = show(me, onServer(null));
  await text();
  unmount();
  open()?.saver.change({ description: 'later' });
  fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new Event('pagehide'));
  expect(readDeviceDraft(me.id)).toBeNull();
  open()?.saver.clear(draft('', 0));
});

test('begun anew it is empty here and there, with the contact, under another name', async () => {
  const me = user();
  const old = draft('server', 1);
  const { text, open, operations, unmount } = show(me, onServer(old));
  await text();
  fireEvent.click(screen.getByText('Anew'));
  expect((await text()).value).toBe('');
  const now = open()?.saver.current().draft;
  expect(now?.basics.contactEmail).toBe(me.email);
  expect(now?.key).not.toBe(old.key);
  await waitFor(() => expect(operations()).toContain('DiscardDraft'));
  unmount();
  const again = show(me, never);
  await again.text();
  expect(again.open()).toMatchObject({ isReturning: false, pictures: [] });
});

test('after logging out it is opened anew; a session that ran out leaves it open', async () => {
  const me = user();
  const first = show(me, onServer(draft('server', 1)));
  await first.text();
  first.unmount();
  showViewer({ kind: 'visitor', hasExpired: true });
  const second = show(me, never);
  await second.text();
  second.unmount();
  showViewer({ kind: 'visitor' });
  showViewer(me);
  const third = show(me, onServer(draft('again', 2)));
  expect((await third.text()).value).toBe('again');
  expect(third.open()?.isReturning).toBe(true);
});

test('the draft names the photos that are there, the cover first', async () => {
  const me = user();
  const [one, two, three] = readyPictures(3).pictures;
  if (!one || !two || !three) throw new Error('There are three.');
  const set = readyPictures(0, {
    pictures: [
      { ...one, isCover: false },
      { ...two, state: 'failed' },
      { ...three, isCover: true },
    ],
  });
  const { text, open } = show(me, onServer(null), set);
  await text();
  const saver = open()?.saver;
  expect(saver?.current()).toMatchObject({
    isDirty: true,
    draft: { photos: [three.id, one.id], cover: 2 },
  });
  saver?.clear(draft('', 0));
});

test.each([
  ['while they are brought back', readyPictures(2, { isRestoring: true })],
  ['without any', readyPictures(0)],
])('the draft stays as it is %s', async (_, set) => {
  const { text, open } = show(user(), onServer(null), set);
  await text();
  expect(open()?.saver.current()).toMatchObject({
    isDirty: false,
    draft: { photos: [], cover: null },
  });
});

function saverOf(open: OpenDraft | undefined): OpenDraft['saver'] {
  if (!open) throw new Error('No draft is open.');
  return open.saver;
}

/** The page of somebody whose drafts lie on this server. */
function showShared(replies: Readonly<Record<'PostingDraft' | 'SaveDraft', Reply>>) {
  const still = readyPictures(0);
  return show(user(), replies.PostingDraft, { ...still, isRestoring: true }, replies);
}

/** A server that several devices save on, as far as drafts go. */
function sharedServer() {
  let stored: { content: string; updatedAt: string } | null = null;
  let saves = 0;
  const put = (content: string) => {
    saves += 1;
    stored = { content, updatedAt: new Date(saves * 60_000).toISOString() };
    return stored;
  };
  const read = (): Draft => JSON.parse(stored?.content ?? 'null');
  const replies = {
    PostingDraft: () =>
      viewerResponse({ postingDraft: stored && { ...stored, pictures: [PHOTO] } }),
    SaveDraft: ({ content, seen }: Record<string, unknown>) => {
      if (stored !== null && stored.updatedAt !== seen) return refusal('CONFLICT');
      return reply({ saveDraft: { draft: { updatedAt: put(String(content)).updatedAt } } });
    },
  };
  /** Another device saves this over what is there. */
  const changeThere = (part: Partial<Draft>) => put(JSON.stringify({ ...read(), ...part }));
  return { replies, read, put, changeThere };
}

test('what another device has saved meanwhile is not written over, and can be shown', async () => {
  const server = sharedServer();
  const begun = draft('A house', 5);
  server.put(JSON.stringify({ ...begun, details: { villa: { floors: '2', bhk: '3 BHK' } } }));
  const { open, text } = showShared(server.replies);
  await text();
  const saver = saverOf(open());
  server.changeThere({
    village: 'Assagao',
    photos: ['there'],
    details: { villa: { floors: '3', bhk: '3 BHK' }, farm: { cost: 7 } },
  });
  act(() => {
    saver.change({ description: 'A large house' });
    saver.change({ details: { villa: { floors: '2', bhk: '4 BHK' } } });
    saver.save();
  });
  const both = {
    description: 'A large house',
    village: 'Assagao',
    photos: ['there'],
    details: { villa: { floors: '3', bhk: '4 BHK' }, farm: { cost: 7 } },
  };
  await waitFor(() => expect(server.read()).toMatchObject(both));
  await findToast(
    'This draft was also changed on another device or in another tab. We kept the changes from both.',
  );
  expect(saver.current().draft.village).toBe('');
  // Typed on without a look at it: what was changed there stays, also where a change is taken back here.
  act(() => {
    saver.change({ description: 'A house' });
    saver.save();
  });
  await waitFor(() => expect(server.read()).toMatchObject({ ...both, description: 'A house' }));
  act(() => saver.takeOver());
  expect(saver.current()).toMatchObject({
    draft: { ...both, description: 'A house' },
    elsewhere: null,
    taken: { round: 1, pictures: [expect.objectContaining({ id: PHOTO.id })] },
  });
  act(() => {
    saver.change({ village: '' });
    saver.save();
  });
  await waitFor(() => expect(server.read().village).toBe(''));
});

test('a field that was changed in both places is named, with what it says there', async () => {
  const server = sharedServer();
  const begun = { ...draft('A house', 5), subtype: 'commercial-land' };
  const details = (cost: string, frontage = '40') => ({
    'commercial-land': { cost, frontage },
  });
  server.put(JSON.stringify({ ...begun, details: details('100') }));
  const { open, text } = showShared(server.replies);
  await text();
  const saver = saverOf(open());
  server.changeThere({ details: details('300', '50') });
  act(() => {
    saver.change({ details: details('200') });
    saver.save();
  });
  await findToast(
    'This draft was also changed on another device or in another tab. We kept the changes from both. Price (other device: 300): changed on another device too. We kept what you entered here.',
  );
  expect(server.read().details).toEqual(details('200', '50'));
});

test('two descriptions that were written at the same time are both kept', async () => {
  const server = sharedServer();
  server.put(JSON.stringify(draft('', 5)));
  const { open, text } = showShared(server.replies);
  await text();
  const saver = saverOf(open());
  server.changeThere({ description: 'Written there' });
  for (const description of ['Written here', 'Written here, at length']) {
    act(() => {
      saver.change({ description });
      saver.save();
    });
    const joined = `${description}\n\nWritten there`;
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(server.read().description).toBe(joined));
  }
});

test('a first save finds what another device has begun meanwhile', async () => {
  const server = sharedServer();
  const { open, text } = showShared(server.replies);
  await text();
  server.put(JSON.stringify({ ...draft('', 5), village: 'Assagao' }));
  act(() => {
    saverOf(open()).change({ description: 'Here' });
    saverOf(open()).save();
  });
  await waitFor(() =>
    expect(server.read()).toMatchObject({ description: 'Here', village: 'Assagao' }),
  );
});

test('an answer that was lost is no change of another device', async () => {
  const server = sharedServer();
  server.put(JSON.stringify(draft('', 5)));
  let isLost = true;
  const { open, text } = showShared({
    ...server.replies,
    SaveDraft: (variables) => {
      const input = server.replies.SaveDraft(variables);
      if (!isLost) return input;
      isLost = false;
      return bare(502);
    },
  });
  await text();
  const saver = saverOf(open());
  act(() => {
    saver.change({ description: 'a' });
    saver.save();
  });
  await waitFor(() => expect(server.read().description).toBe('a'));
  act(() => {
    saver.change({ description: 'ab' });
    saver.save();
  });
  await waitFor(() => expect(server.read().description).toBe('ab'));
  await waitFor(() => expect(saver.current().where).toBe('account'));
  expect(saver.current().elsewhere).toBeNull();
});
