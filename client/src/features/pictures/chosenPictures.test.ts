import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../../schema/limits.ts';
import { picture } from '../../testing/fixtures.ts';
import { ChosenPictures } from './chosenPictures.ts';
import type { PictureTools } from './chosenPictures.ts';
import type { StoredSet } from './photoStorage.ts';
import type { Photo } from './shrinkPhoto.ts';
import type { PictureData } from '../../ui/Picture.tsx';
import { ignoredSentence, refusedSentence } from './sortFiles.ts';
import type { Upload } from './uploadPicture.ts';
import { PATIENT } from '../../testing/patience.ts';

const KEY = 'seller/add-property';

/** A browser's store in memory; it outlives the sets that use it, as the real one outlives a tab. */
function memory() {
  const sets = new Map<string, StoredSet>();
  const photos = new Map<string, Photo>();
  const storage: PictureTools['storage'] = {
    read: async (set) => structuredClone(sets.get(set) ?? null),
    write: async (set, stored) => void sets.set(set, structuredClone(stored)),
    readPhoto: async (set, key) => photos.get(`${set}/${key}`) ?? null,
    writePhoto: async (set, key, photo) => void photos.set(`${set}/${key}`, photo),
    removePhoto: async (set, key) => void photos.delete(`${set}/${key}`),
    remove: async (set) => {
      sets.delete(set);
      photos.clear();
    },
  };
  return { storage, sets, photos };
}

/** A server that takes every photo, with what it was asked. */
function world(given: Partial<PictureTools> = {}) {
  let count = 100;
  const uploaded: Blob[] = [];
  const discarded: string[] = [];
  const tools: PictureTools = {
    storage: memory().storage,
    shrink: async (file) => ({ sent: file, small: null }),
    upload: async (photo) => {
      uploaded.push(photo);
      count += 1;
      return { kind: 'done', picture: picture(count) };
    },
    discard: (id) => void discarded.push(id),
    isKnown: async () => true,
    ...given,
  };
  return { tools, uploaded, discarded };
}

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });
const names = (set: ChosenPictures) => set.current().pictures.map(({ name }) => name);
const id = (number: number) => picture(number).id;
const keyOf = (set: ChosenPictures, name: string) =>
  set.current().pictures.find((each) => each.name === name)?.key ?? '';

let stop = () => {};
let made = 0;
const revoked: string[] = [];

beforeEach(() => {
  made = 0;
  revoked.length = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:${(made += 1)}`,
    revokeObjectURL: (address: string) => revoked.push(address),
  });
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A set that has brought back what there was. */
async function begin(tools: PictureTools, existing: readonly PictureData[] = []) {
  const set = new ChosenPictures(existing, KEY, tools);
  stop = set.start();
  await vi.waitFor(() => expect(set.current().isRestoring).toBe(false), PATIENT);
  return set;
}

async function ready(set: ChosenPictures) {
  await vi.waitFor(() => expect(set.ids()).not.toBeNull(), PATIENT);
}

test('P-2.5-02 only image files are accepted, and the others are named', async () => {
  const { tools, uploaded } = world();
  const set = await begin(tools);
  set.add([
    photo('front.jpg'),
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    new File(['x'], 'IMG_1.HEIC', { type: '' }),
  ]);
  await ready(set);
  expect(names(set)).toEqual(['front.jpg', 'IMG_1.HEIC']);
  expect(uploaded).toHaveLength(2);
  expect(refusedSentence(set.current().refused)).toBe(
    'Only image files are accepted. Not added: notes.txt.',
  );
});

test('P-2.5-03 at most 15 photos; further ones are ignored and listed by name', async () => {
  const { tools, uploaded } = world();
  const set = await begin(tools);
  set.add(Array.from({ length: 17 }, (_, index) => photo(`${index + 1}.jpg`)));
  await ready(set);
  expect(uploaded).toHaveLength(LIMITS.listing.maxPictures);
  expect(names(set).at(-1)).toBe('15.jpg');
  expect(ignoredSentence(set.current().ignored)).toBe(
    'A listing takes at most 15 photos. Not added: 16.jpg, 17.jpg.',
  );
  set.remove(keyOf(set, '3.jpg'));
  expect(set.current().ignored).toEqual([]);
});

test('P-2.5-01 P-2.5-05 the cover is sent first, the others in their order', async () => {
  const { tools } = world();
  const set = await begin(tools, [picture(1), picture(2), picture(3), picture(4)]);
  expect(set.current().pictures[0]?.isCover).toBe(true);
  set.makeCover(id(3));
  expect(set.ids()).toEqual([id(3), id(1), id(2), id(4)]);
  set.move(id(4), -1);
  set.place(id(1), 3);
  expect(set.ids()).toEqual([id(3), id(2), id(4), id(1)]);
  set.move(id(2), -1);
  set.move(id(1), 1);
  expect(set.ids()).toEqual([id(3), id(2), id(4), id(1)]);
  set.remove(id(3));
  expect(set.ids()).toEqual([id(2), id(4), id(1)]);
  expect(set.current().isChanged).toBe(true);
});

test('two photos travel at a time and are read one by one; nothing can be sent before all are there', async () => {
  let reading = 0;
  let mostRead = 0;
  const waiting: (() => void)[] = [];
  const { tools } = world({
    shrink: async (file) => {
      reading += 1;
      mostRead = Math.max(mostRead, reading);
      await Promise.resolve();
      reading -= 1;
      return { sent: file, small: null };
    },
    upload: (_photo, { onProgress }) =>
      new Promise<Upload>((resolve) => {
        onProgress(0.4);
        waiting.push(() => resolve({ kind: 'done', picture: picture(waiting.length) }));
      }),
  });
  const set = await begin(tools);
  set.add(['a', 'b', 'c', 'd'].map(photo));
  await vi.waitFor(() => expect(waiting).toHaveLength(2), PATIENT);
  await vi.waitFor(
    () =>
      expect(set.current().pictures.map(({ state }) => state)).toEqual(Array(4).fill('uploading')),
    PATIENT,
  );
  expect(set.current().pictures.map(({ progress }) => progress)).toEqual([0.4, 0.4, 0, 0]);
  expect(mostRead).toBe(1);
  expect(set.ids()).toBeNull();
  waiting[0]?.();
  await vi.waitFor(() => expect(waiting).toHaveLength(3), PATIENT);
  waiting[1]?.();
  waiting[2]?.();
  await vi.waitFor(() => expect(waiting).toHaveLength(4), PATIENT);
  waiting[3]?.();
  await ready(set);
});

test('what the server cannot use stands with its sentence, and needs no other try', async () => {
  const { tools } = world({
    upload: async () => ({ kind: 'refused', message: 'This file is no picture.', again: 'never' }),
  });
  const set = await begin(tools);
  set.add([photo('broken.jpg')]);
  await vi.waitFor(() => expect(set.current().pictures[0]?.state).toBe('failed'), PATIENT);
  expect(set.current().pictures[0]).toMatchObject({
    problem: 'This file is no picture.',
    isHopeless: true,
  });
  expect(set.ids()).toBeNull();
});

test('what the server refuses for now stands with its sentence, and Retry sends it again', async () => {
  const answers: Upload[] = [
    { kind: 'refused', message: 'Please sign in to continue.', again: 'maybe' },
    { kind: 'done', picture: picture(7) },
  ];
  const { tools } = world({ upload: async () => answers.shift() ?? { kind: 'cut' } });
  const set = await begin(tools);
  set.add([photo('broken.jpg')]);
  await vi.waitFor(() => expect(set.current().pictures[0]?.state).toBe('failed'), PATIENT);
  expect(set.current().pictures[0]).toMatchObject({
    problem: 'Please sign in to continue.',
    isHopeless: false,
  });
  expect(set.ids()).toBeNull();
  set.retry(keyOf(set, 'broken.jpg'));
  await ready(set);
  expect(set.ids()).toEqual([id(7)]);
});

test('a photo that brings no answer is tried three times, then says so, and goes on when the network is back', async () => {
  vi.useFakeTimers();
  let tries = 0;
  let isBack = false;
  const { tools } = world({
    upload: async () => {
      tries += 1;
      return isBack ? { kind: 'done', picture: picture(7) } : { kind: 'cut' };
    },
  });
  const set = new ChosenPictures([], KEY, tools);
  stop = set.start();
  set.add([photo('a.jpg')]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tries).toBe(3);
  expect(set.current().pictures[0]).toMatchObject({
    state: 'failed',
    problem: 'No connection to the server.',
  });
  isBack = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(set.ids()).toEqual([id(7)]);
});

test('without a network photos wait and say so', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { tools, uploaded } = world();
  const set = await begin(tools);
  set.add([photo('a.jpg')]);
  await vi.waitFor(
    () => expect(set.current().pictures[0]?.problem).toBe('Waiting for the connection.'),
    PATIENT,
  );
  expect(uploaded).toHaveLength(0);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await ready(set);
  expect(set.current().pictures[0]?.problem).toBeNull();
});

test('removing ends an upload on its way, and takes back what the server has', async () => {
  const endings: AbortSignal[] = [];
  const { tools, discarded } = world({
    upload: (_photo, { signal }) =>
      new Promise<Upload>((resolve) => {
        endings.push(signal);
        signal.addEventListener('abort', () => resolve({ kind: 'done', picture: picture(9) }));
      }),
  });
  const set = await begin(tools, [picture(1)]);
  set.add([photo('a.jpg')]);
  await vi.waitFor(() => expect(endings).toHaveLength(1), PATIENT);
  set.remove(keyOf(set, 'a.jpg'));
  expect(endings[0]?.aborted).toBe(true);
  await vi.waitFor(() => expect(discarded).toEqual([id(9)]), PATIENT);
  // A picture of the listing itself goes only when the edit is sent.
  set.remove(id(1));
  expect(discarded).toEqual([id(9)]);
});

test('a lost tab comes back with order, cover and photos; what the server lost is uploaded again', async () => {
  const { storage, sets } = memory();
  const first = world({ storage });
  const before = await begin(first.tools, [picture(1), picture(2)]);
  before.add([photo('a.jpg'), photo('b.jpg')]);
  await ready(before);
  before.remove(id(2));
  before.move(keyOf(before, 'b.jpg'), -1);
  before.makeCover(keyOf(before, 'a.jpg'));
  const lost = before.current().pictures.find(({ name }) => name === 'b.jpg')?.id;
  stop();
  expect(sets.size).toBe(1);

  const second = world({ storage, isKnown: async (known) => known.id !== lost });
  // Meanwhile the listing got a picture elsewhere; the one taken out stays out.
  const after = await begin(second.tools, [picture(1), picture(2), picture(3)]);
  await ready(after);
  expect(names(after)).toEqual(['Room 1', 'b.jpg', 'a.jpg', 'Room 3']);
  expect(after.current().pictures.find(({ isCover }) => isCover)?.name).toBe('a.jpg');
  expect(second.uploaded).toHaveLength(1);

  after.clear();
  expect(sets.size).toBe(0);
  expect(after.ids()).toEqual([]);
});

test('recheck uploads again what has left the server meanwhile', async () => {
  const known = new Set<string>();
  const { tools, uploaded } = world({ isKnown: async (each) => known.has(each.id) });
  const set = await begin(tools);
  set.add([photo('a.jpg'), photo('b.jpg')]);
  await ready(set);
  known.add(set.ids()?.[0] ?? '');
  await set.recheck();
  await ready(set);
  expect(uploaded).toHaveLength(3);
});

test('a browser that keeps nothing says so and uploads all the same', async () => {
  const closed = async () => Promise.reject(new Error('closed'));
  const storage = {
    read: closed,
    write: closed,
    readPhoto: closed,
    writePhoto: closed,
    removePhoto: closed,
    remove: closed,
  };
  const set = await begin(world({ storage }).tools);
  set.add([photo('a.jpg')]);
  await ready(set);
  expect(set.current().isSaved).toBe(false);
});

test('addresses of photos in memory are given back', async () => {
  const set = await begin(world().tools);
  set.add([photo('a.jpg'), photo('b.jpg')]);
  await ready(set);
  set.remove(keyOf(set, 'a.jpg'));
  stop();
  expect(made).toBe(2);
  expect(revoked.toSorted()).toEqual(['blob:1', 'blob:2']);
});

test('a photo that cannot be read here and is too large says what to do', async () => {
  const set = await begin(world({ shrink: async () => null }).tools);
  set.add([photo('raw.jpg')]);
  await vi.waitFor(
    () =>
      expect(set.current().pictures[0]?.problem).toBe(
        'This photo cannot be read here and is larger than 5 MB. Please choose a JPG or PNG.',
      ),
    PATIENT,
  );
});
