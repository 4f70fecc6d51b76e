import { expect, test, vi } from 'vitest';
import { picture } from '../../../testing/fixtures.ts';
import { PATIENT } from '../../../testing/patience.ts';
import {
  KEY,
  begin,
  id,
  keyOf,
  memory,
  names,
  photo,
  ready,
  start,
  stateOf,
  stop,
  withPhotoAddresses,
  world,
} from '../../../testing/photoWorld.ts';
import { ChosenPictures } from './chosenPictures.ts';

withPhotoAddresses();

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

test('everything is saved as it is: order, cover, what the listing had, and when', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000);
  const { storage, sets } = memory();
  const set = await begin(world({ storage }).tools, [picture(1), picture(2)]);
  expect(sets.size).toBe(0);
  set.makeCover(id(2));
  set.add([photo('a.jpg')]);
  const saved = () => sets.get(KEY);
  expect(saved()?.entries.map(({ name }) => name)).toEqual(['Room 1', 'Room 2']);
  await ready(set);
  expect(saved()).toEqual({
    entries: [
      { key: id(1), name: 'Room 1', picture: picture(1) },
      { key: id(2), name: 'Room 2', picture: picture(2) },
      { key: keyOf(set, 'a.jpg'), name: 'a.jpg', picture: picture(101) },
    ],
    cover: id(2),
    existing: [id(1), id(2)],
    savedAt: 1_000,
  });
});

test('what comes while the old ones are brought back stands behind them, fifteen in all', async () => {
  const { storage } = memory();
  const before = await begin(world({ storage }).tools);
  before.add(Array.from({ length: 14 }, (_, index) => photo(`old ${index}.jpg`)));
  await ready(before);
  stop();
  const write = vi.spyOn(storage, 'write');
  const { tools } = world({ storage, upload: () => new Promise(() => undefined) });
  const set = new ChosenPictures([], KEY, tools);
  start(set);
  expect(set.ids()).toBeNull();
  set.add([photo('new 1.jpg'), photo('new 2.jpg')]);
  expect(write).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(set.current().isRestoring).toBe(false), PATIENT);
  expect(names(set)).toHaveLength(15);
  expect(names(set).slice(13)).toEqual(['old 13.jpg', 'new 1.jpg']);
  expect(set.current()).toMatchObject({ isSaved: true });
});

test('a photo that nobody has any more does not come back, nor does its choice as the cover', async () => {
  const { storage, photos } = memory();
  const before = await begin(world({ storage }).tools);
  before.add([photo('a.jpg'), photo('b.jpg')]);
  await ready(before);
  before.makeCover(keyOf(before, 'b.jpg'));
  stop();
  photos.delete(`${KEY}/${keyOf(before, 'b.jpg')}`);
  const { tools, uploaded } = world({ storage, isKnown: async (each) => each.id === id(101) });
  const set = await begin(tools);
  expect(names(set)).toEqual(['a.jpg']);
  expect(set.current().pictures[0]).toMatchObject({
    id: id(101),
    isCover: true,
    preview: 'blob:3',
  });
  expect(uploaded).toEqual([]);
});

test('a known photo that was lost here is shown from the server, under its name', async () => {
  const { storage, photos } = memory();
  const before = await begin(world({ storage }).tools, [picture(1)]);
  before.add([photo('a.jpg')]);
  await ready(before);
  stop();
  photos.clear();
  const set = await begin(world({ storage }).tools, [picture(1, { label: 'Renamed' })]);
  expect(set.current().pictures.map(({ name, preview }) => [name, preview])).toEqual([
    ['Room 1', `/media/${id(1)}/320.jpg`],
    ['a.jpg', `/media/${id(101)}/320.jpg`],
  ]);
});

test('recheck waits for the answers, asks for new photos only, and drops what is nowhere', async () => {
  const { storage, photos } = memory();
  const before = await begin(world({ storage }).tools);
  before.add([photo('a.jpg'), photo('b.jpg')]);
  await ready(before);
  stop();
  photos.delete(`${KEY}/${keyOf(before, 'b.jpg')}`);
  const requests: string[] = [];
  let isGone = false;
  const { tools, discarded } = world({
    storage,
    isKnown: async (each) => {
      requests.push(each.id);
      await Promise.resolve();
      return !isGone;
    },
    upload: () => new Promise(() => undefined),
  });
  const set = await begin(tools, [picture(1)]);
  set.add([photo('c.jpg')]);
  await vi.waitFor(() => expect(stateOf(set).at(-1)).toBe('uploading'), PATIENT);
  requests.length = 0;
  isGone = true;
  await set.recheck();
  expect(requests).toEqual([id(101), id(102)]);
  expect(set.current().pictures.map(({ name, state }) => [name, state])).toEqual([
    ['a.jpg', 'uploading'],
    ['Room 1', 'ready'],
    ['c.jpg', 'uploading'],
  ]);
  expect(discarded).toEqual([]);
});
