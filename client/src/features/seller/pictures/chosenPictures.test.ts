import { expect, test, vi } from 'vitest';
import { LIMITS } from '../../../../../schema/limits.ts';
import { picture } from '../../../testing/fixtures.ts';
import { PATIENT } from '../../../testing/patience.ts';
import {
  KEY,
  addresses,
  begin,
  id,
  keyOf,
  memory,
  names,
  photo,
  ready,
  stop,
  withPhotoAddresses,
  world,
} from '../../../testing/photoWorld.ts';
import type { ChosenPictures } from './chosenPictures.ts';
import { ignoredSentence, refusedSentence, repeatedSentence } from './sortFiles.ts';

withPhotoAddresses();

test('P-2.5-02 A-5-04 only image files are accepted, and the others are named', async () => {
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

test('P-2.5-03 A-5-04 at most 15 photos; further ones are ignored and listed by name', async () => {
  const { tools, uploaded } = world();
  const set = await begin(tools);
  set.add(Array.from({ length: 17 }, (_, index) => photo(`${index + 1}.jpg`)));
  await ready(set);
  expect(uploaded).toHaveLength(LIMITS.listing.maxPictures);
  expect(names(set).at(-1)).toBe('15.jpg');
  expect(ignoredSentence(set.current().ignored)).toBe(
    'A listing can have up to 15 photos. Not added: 16.jpg, 17.jpg.',
  );
  set.remove(keyOf(set, '3.jpg'));
  expect(set.current().ignored).toEqual([]);
});

test('P-2.5-03 a photo that was refused frees its place, is no cover and is not kept', async () => {
  const { storage, sets } = memory();
  const { tools } = world({ storage });
  const { upload } = tools;
  tools.upload = async (photo, options) =>
    (await photo.text()) === 'broken.jpg'
      ? { kind: 'refused', message: 'This picture is damaged.', again: 'never' }
      : upload(photo, options);
  const set = await begin(tools);
  const others = Array.from({ length: 14 }, (_, index) => photo(`${index + 1}.jpg`));
  set.add([photo('broken.jpg'), ...others]);
  await vi.waitFor(
    () => expect(set.current().pictures.filter(({ id }) => id !== null)).toHaveLength(14),
    PATIENT,
  );
  // Nor does it hold the first place, whether it was chosen first or is moved there.
  set.place(keyOf(set, 'broken.jpg'), 0);
  set.move(keyOf(set, '14.jpg'), 1);
  expect(names(set)).toEqual([...others.map(({ name }) => name), 'broken.jpg']);
  set.makeCover(keyOf(set, 'broken.jpg'));
  expect(set.current().pictures.find(({ isCover }) => isCover)?.name).toBe('1.jpg');
  set.add([photo('15.jpg'), photo('16.jpg')]);
  expect(names(set).at(-1)).toBe('broken.jpg');
  await vi.waitFor(() => expect(set.current().pictures.at(-2)?.state).toBe('ready'), PATIENT);
  expect(names(set)).toHaveLength(16);
  expect(set.current().ignored).toEqual(['16.jpg']);
  // It stands there with its sentence, and is left out.
  expect(set.ids()).toHaveLength(LIMITS.listing.maxPictures);
  expect(sets.get(KEY)?.entries.map(({ name }) => name)).not.toContain('broken.jpg');
  set.remove(keyOf(set, 'broken.jpg'));
  expect(set.ids()).toHaveLength(LIMITS.listing.maxPictures);
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
  // Both ends are places like any other.
  set.place(id(1), 0);
  expect(set.ids()).toEqual([id(1), id(2), id(4)]);
  set.move(id(2), -1);
  set.place(id(1), 2);
  expect(set.ids()).toEqual([id(2), id(4), id(1)]);
  expect(set.current().isChanged).toBe(true);
});

test('addresses of photos in memory are given back', async () => {
  const set = await begin(world().tools);
  set.add([photo('a.jpg'), photo('b.jpg')]);
  await ready(set);
  set.remove(keyOf(set, 'a.jpg'));
  stop();
  expect(addresses.made).toBe(2);
  expect(addresses.revoked.toSorted()).toEqual(['blob:1', 'blob:2']);
});

test('photos that are picked later are sorted for themselves', async () => {
  const set = await begin(world().tools);
  set.add([new File(['x'], 'notes.txt', { type: 'text/plain' })]);
  set.add(Array.from({ length: 16 }, (_, index) => photo(`${index}.jpg`)));
  expect(set.current()).toMatchObject({ refused: [], ignored: ['15.jpg'] });
  set.add([new File(['x'], 'notes.txt', { type: 'text/plain' })]);
  expect(set.current()).toMatchObject({ refused: ['notes.txt'], ignored: [] });
});

test.each<[change: string, isChanged: boolean, run: (set: ChosenPictures) => void]>([
  ['nothing', false, () => undefined],
  ['the first one chosen as the cover', false, (set) => set.makeCover(id(1))],
  ['another cover', true, (set) => set.makeCover(id(2))],
  ['another order', true, (set) => set.move(id(1), 1)],
  ['one less', true, (set) => set.remove(id(3))],
  ['an unknown one as the cover', false, (set) => set.makeCover('other')],
  ['an unknown one away', false, (set) => set.remove('other')],
  ['an unknown one elsewhere', false, (set) => set.place('other', 0)],
  ['the first one further to the left', false, (set) => set.move(id(1), -1)],
  ['the last one behind the end', false, (set) => set.place(id(3), 3)],
  ['one where it is', false, (set) => set.place(id(2), 1)],
])('%s is a change: %s', async (_change, isChanged, run) => {
  const { tools, discarded } = world();
  const set = await begin(tools, [picture(1), picture(2), picture(3)]);
  run(set);
  expect(set.current().isChanged).toBe(isChanged);
  expect(discarded).toEqual([]);
});

test('the cover stays when another photo goes, and is the first one when it goes itself', async () => {
  const set = await begin(world().tools, [picture(1), picture(2), picture(3)]);
  const cover = () => set.current().pictures.findIndex(({ isCover }) => isCover);
  set.makeCover(id(3));
  set.remove(id(2));
  expect(cover()).toBe(1);
  set.remove(id(3));
  expect(cover()).toBe(0);
});

test('what is shown of a picture that the server has', async () => {
  const bare = { label: null, alt: '' };
  const set = await begin(world().tools, [
    picture(1, { widths: [640, 1280] }),
    picture(2, { label: null }),
    picture(3, { ...bare, widths: [] }),
  ]);
  expect(set.current().pictures).toEqual([
    {
      key: id(1),
      id: id(1),
      name: 'Room 1',
      preview: `/media/${id(1)}/640.jpg`,
      state: 'ready',
      progress: 0,
      problem: null,
      isHopeless: false,
      isCover: true,
    },
    expect.objectContaining({ name: 'View 2', isCover: false }),
    expect.objectContaining({ name: 'Property photo', preview: `/media/${id(3)}/1600.jpg` }),
  ]);
});

test('the small version is shown while the large one is sent, and stays', async () => {
  const create = vi.fn<(blob: Blob) => string>(() => 'blob:small');
  Object.assign(URL, { createObjectURL: create });
  const small = new Blob(['small']);
  const { storage, photos } = memory();
  const { tools, uploaded } = world({
    storage,
    shrink: async () => ({ sent: new Blob(['large']), small }),
  });
  const set = await begin(tools);
  set.add([photo('a.jpg')]);
  expect(set.current().pictures[0]).toMatchObject({ state: 'reading', preview: null, progress: 0 });
  await ready(set);
  expect(create.mock.calls).toEqual([[small]]);
  expect(await uploaded[0]?.text()).toBe('large');
  expect(set.current().pictures[0]).toMatchObject({
    id: id(101),
    preview: 'blob:small',
    state: 'ready',
    progress: 1,
    problem: null,
    isHopeless: false,
  });
  expect(photos.size).toBe(1);
  set.remove(keyOf(set, 'a.jpg'));
  expect(photos.size).toBe(0);
});

test('clearing ends what is on its way and forgets everything', async () => {
  const endings: AbortSignal[] = [];
  const { storage } = memory();
  const remove = vi.spyOn(storage, 'remove');
  const { tools } = world({
    storage,
    upload: (_photo, { signal }) => new Promise(() => void endings.push(signal)),
  });
  const set = await begin(tools, [picture(1)]);
  set.add([photo('a.jpg'), new File(['x'], 'notes.txt', { type: 'text/plain' })]);
  set.makeCover(id(1));
  await vi.waitFor(() => expect(endings).toHaveLength(1), PATIENT);
  set.clear();
  expect(endings[0]?.aborted).toBe(true);
  expect(remove.mock.calls).toEqual([[KEY]]);
  expect(addresses.revoked).toEqual(['blob:1']);
  expect(set.current()).toMatchObject({ pictures: [], ignored: [], refused: [] });
  set.add([photo('b.jpg')]);
  expect(set.current().pictures[0]?.isCover).toBe(true);
});

test('two photos of one name are two', async () => {
  const set = await begin(world().tools);
  set.add([photo('a.jpg'), new File(['another'], 'a.jpg', { type: 'image/jpeg' })]);
  await ready(set);
  expect(new Set(set.current().pictures.map(({ key }) => key)).size).toBe(2);
  expect(set.current().repeated).toEqual([]);
});

test('a photo that is chosen twice is taken once, whatever its name, and it is said which', async () => {
  const { storage } = memory();
  const { tools, uploaded } = world({ storage });
  const set = await begin(tools);
  const copy = new File(['a.jpg'], 'copy of a.jpg', { type: 'image/jpeg' });
  set.add([photo('a.jpg'), copy, photo('b.jpg')]);
  set.makeCover(keyOf(set, 'copy of a.jpg'));
  await ready(set);
  expect(names(set)).toEqual(['a.jpg', 'b.jpg']);
  expect(set.current().pictures[0]?.isCover).toBe(true);
  expect(uploaded).toHaveLength(2);
  expect(repeatedSentence(set.current().repeated)).toBe(
    'Already added: copy of a.jpg (the same as a.jpg).',
  );
  // Also once the page was lost and has them again.
  stop();
  const later = await begin(tools);
  later.add([photo('b.jpg'), photo('c.jpg')]);
  expect(later.current().repeated).toEqual([]);
  await vi.waitFor(() => expect(later.current().repeated).toEqual(['b.jpg']), PATIENT);
  await ready(later);
  expect(names(later)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  // What was taken out may come again.
  later.remove(keyOf(later, 'b.jpg'));
  later.add([photo('b.jpg')]);
  await ready(later);
  expect(names(later)).toEqual(['a.jpg', 'c.jpg', 'b.jpg']);
});

test('what changes nothing is not saved', async () => {
  const { storage, sets } = memory();
  const set = await begin(world({ storage }).tools, [picture(1), picture(2), picture(3)]);
  set.makeCover('other');
  set.remove('other');
  set.place('other', 0);
  set.move(id(1), -1);
  set.place(id(3), 3);
  set.place(id(2), 1);
  expect(sets.size).toBe(0);
  set.makeCover(id(1));
  expect(sets.size).toBe(1);
});
